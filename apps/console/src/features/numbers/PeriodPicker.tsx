import { TextInput } from '@mantine/core';
import { type TextKey, useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import styles from './numbers.module.css';
import { type ChosenPeriod, KINDS, type Kind } from './use-period.ts';

const WORDS: Record<Kind, TextKey> = {
  today: 'numbers.period.today',
  yesterday: 'numbers.period.yesterday',
  week: 'numbers.period.week',
  month: 'numbers.period.month',
  custom: 'numbers.period.custom',
};

/** Which business days the numbers are of. */
export const PeriodPicker = ({ period }: { period: ChosenPeriod }) => {
  const { t } = useText();
  return (
    <div className={styles.picker}>
      <FilterChips
        label={t('numbers.period')}
        value={period.kind}
        onChoose={period.choose}
        options={KINDS.map(value => ({ value, label: t(WORDS[value]) }))}
      />
      {period.kind === 'custom' && (
        <div className={styles.days}>
          <TextInput
            type="date"
            label={t('numbers.from')}
            value={period.from}
            onChange={event => period.setDays({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('numbers.to')}
            value={period.to}
            onChange={event => period.setDays({ to: event.currentTarget.value })}
          />
        </div>
      )}
      {period.wish === null && <p className={styles.hint}>{t('numbers.badDays')}</p>}
    </div>
  );
};
