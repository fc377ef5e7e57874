import { TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { BACK_DAYS, type BackDay } from './back-time.ts';
import styles from './stock.module.css';

export type Back = { readonly day: BackDay; readonly time: string };

type Props = { readonly value: Back; readonly isOver: boolean; readonly onChange: (back: Back) => void };

/** Until when a dish is sold out. */
export const BackFields = ({ value, isOver, onChange }: Props) => {
  const { t } = useText();
  return (
    <div className={styles.back}>
      <h3 className={styles.backTitle}>{t('stock.back')}</h3>
      <FilterChips
        label={t('stock.back')}
        value={value.day}
        onChoose={day => onChange({ ...value, day })}
        options={BACK_DAYS.map(day => ({ value: day, label: t(`stock.back.${day}`) }))}
      />
      {(value.day === 'today' || value.day === 'tomorrow') && (
        <TextInput
          type="time"
          label={t('stock.backTime')}
          error={isOver ? t('stock.backOver') : undefined}
          value={value.time}
          onChange={event => onChange({ ...value, time: event.currentTarget.value })}
        />
      )}
      {value.day !== 'never' && <p className={styles.backHint}>{t('stock.backTimeHint')}</p>}
    </div>
  );
};
