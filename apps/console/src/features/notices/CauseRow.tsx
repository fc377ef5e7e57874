import { LATE_AFTER_MINUTES } from '@tableside/domain/staff';
import { useText } from '../../i18n/index.ts';
import styles from './notices.module.css';
import type { Cause } from './notices-query.ts';
import { WayChoice } from './WayChoice.tsx';

const MINUTES: Readonly<Partial<Record<Cause['cause'], number>>> = {
  'order-late': LATE_AFTER_MINUTES.order,
  'call-late': LATE_AFTER_MINUTES.call,
  printer: LATE_AFTER_MINUTES.printer,
};

/** One thing that may be told: who is, in a line; unfolded it is chosen. */
export const CauseRow = ({ cause: { cause, ways } }: { cause: Cause }) => {
  const { t } = useText();
  return (
    <li>
      <details className={styles.cause}>
        <summary>
          <b>{t(`notices.cause.${cause}`)}</b>
          {ways.map(({ way, told }) => (
            <small key={way}>
              {t(`notices.way.${way}`)}:{' '}
              {told.length === 0 ? t('notices.nobody') : told.map(role => t(`team.role.${role}`)).join(', ')}
            </small>
          ))}
        </summary>
        <p>{t(`notices.why.${cause}`, { minutes: MINUTES[cause] ?? 0 })}</p>
        {ways.map(way => (
          <WayChoice key={way.way} cause={cause} choice={way} />
        ))}
      </details>
    </li>
  );
};
