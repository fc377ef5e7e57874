import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { useText } from '../../i18n/index.ts';
import { useClock } from '../session/index.ts';
import styles from './alerts.module.css';

/** Who has looked at an alert and what they found; nothing while nobody has. */
export const AlertSettled = ({ alert: { settled_at, settled_by, note } }: { alert: MoneyAlert }) => {
  const { t } = useText();
  const clock = useClock();
  if (settled_at === null) return null;
  const time = clock.dayAndTime(settled_at);
  return (
    <p className={styles.settled}>
      {settled_by === null
        ? t('alert.settledBySystem', { time })
        : t('alert.settledBy', { who: settled_by, time })}
      {note && <q>{note}</q>}
    </p>
  );
};
