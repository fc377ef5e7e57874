import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';

import {
  ageMinutes,
  isBrought,
  isOnHold,
  laneOf,
  minutesLeft,
  promisedTime,
  waitsSince,
} from '../../board/index.ts';
import { useClock } from '../../session/index.ts';
import { statusText } from '../status-text.ts';
import styles from './order-card.module.css';

/** How long ago a new order came, how long an accepted one still has, or how a finished one ended. */
export const OrderAge = ({ order, now }: { order: BoardOrder; now: number }) => {
  const { t } = useText();
  const clock = useClock();
  const lane = laneOf(order);
  const left = minutesLeft(order, now);
  const promised = promisedTime(order);
  const placed = t('order.placedAt', { time: clock.time(order.placed_at) });
  const dueText = (minutes: number): string => {
    if (minutes === 0) return t('order.dueNow');
    return minutes < 0 ? t('order.overdue', { minutes: -minutes }) : t('order.due', { minutes });
  };
  const [main, small] =
    lane === 'done'
      ? [
          t(statusText(order)),
          order.closed_at ? t('order.finishedAt', { time: clock.time(order.closed_at) }) : '',
        ]
      : lane === 'waiting'
        ? [t(statusText(order)), placed]
        : isBrought(order)
          ? [t('status.served'), placed]
          : isOnHold(order)
            ? [t('course.waits'), placed]
            : left !== null && promised !== null
              ? [dueText(left), t('order.dueAt', { time: clock.time(promised) })]
              : [clock.age(ageMinutes(waitsSince(order) ?? order.placed_at, now)), placed];
  return (
    <p className={styles.age}>
      <strong>{main}</strong>
      <span className={styles.when}>{small}</span>
    </p>
  );
};
