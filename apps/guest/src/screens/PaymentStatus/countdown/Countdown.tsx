import { PAY_TIMINGS } from '../../../features/pay/index.ts';
import { useT } from '../../../texts/texts.ts';
import { clockText } from '../status-view.ts';
import styles from './Countdown.module.css';

/** What is left of the two minutes, as a line that empties. STATUS-04, STATUS-05. */
export const Countdown = ({ remaining, late }: { remaining: number; late: boolean }) => {
  const t = useT();
  const time = clockText(remaining);
  return (
    <div
      className={`${styles.countdown} ${late ? styles.late : ''}`}
      role="timer"
      aria-label={t('pay.status.left', { time })}
    >
      <progress value={remaining} max={PAY_TIMINGS.countdown} aria-hidden="true" />
      <span aria-hidden="true">{time}</span>
    </div>
  );
};
