import { TextInput } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import styles from '../shifts.module.css';
import { SPANS, type useDays } from './use-days.ts';

/** Which business days the hours are of. */
export const DaysPicker = ({ span, setSpan, typed, setTyped }: ReturnType<typeof useDays>) => {
  const { t } = useText();
  return (
    <>
      <FilterChips
        label={t('worked.days')}
        value={span}
        onChoose={setSpan}
        options={SPANS.map(value => ({ value, label: t(`worked.${value}`) }))}
      />
      {span === 'days' && (
        <div className={styles.days}>
          <TextInput
            type="date"
            label={t('numbers.from')}
            value={typed.from}
            onChange={event => setTyped({ ...typed, from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('numbers.to')}
            value={typed.to}
            onChange={event => setTyped({ ...typed, to: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  );
};
