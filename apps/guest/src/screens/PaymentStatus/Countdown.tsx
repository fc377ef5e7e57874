import { PAY_TIMINGS } from '../../features/pay/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './PaymentStatus.module.css';
import { clockText } from './status-view.ts';

/** What is left of the two minutes, as a ring that empties. STATUS-04, STATUS-05. */
export const Countdown = ({ remaining, late }: { remaining: number; late: boolean }) => {
  const t = useT();
  const time = clockText(remaining);
  return (
    <div
      className={`${styles.countdown} ${late ? styles.late : ''}`}
      role="timer"
      aria-label={t('pay.status.left', { time })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        <circle
          className={styles.rest}
          cx="50"
          cy="50"
          r="44"
          pathLength={1}
          strokeDasharray={1}
          strokeDashoffset={1 - remaining / PAY_TIMINGS.countdown}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span aria-hidden="true">{time}</span>
    </div>
  );
};
