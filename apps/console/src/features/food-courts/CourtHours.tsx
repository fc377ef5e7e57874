import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { ExceptionList, type HoursDraft, hoursProblemOf, WeekFields } from '../pace/index.ts';
import { useBusinessDay } from '../session/index.ts';
import styles from './food-courts.module.css';

type Props = { readonly value: HoursDraft; readonly onChange: (hours: HoursDraft) => void };

/** When the hall itself is open: a week, and days that are not like it. Stalls keep their own hours within. */
export const CourtHours = ({ value, onChange }: Props) => {
  const { t } = useText();
  const today = useBusinessDay();
  const problem = hoursProblemOf(value);
  return (
    <SettingsCard>
      <h2>{t('courts.hours')}</h2>
      <p>{t('courts.hoursHint')}</p>
      <WeekFields value={value} onChange={change => onChange({ ...value, ...change })} />
      <ExceptionList
        exceptions={value.exceptions}
        today={today}
        onChange={exceptions => onChange({ ...value, exceptions })}
      />
      {problem && (
        <p role="alert" className={styles.wrong}>
          {t(`hours.problem.${problem}`)}
        </p>
      )}
    </SettingsCard>
  );
};
