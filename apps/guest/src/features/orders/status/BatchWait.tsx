import { Icon } from '@tableside/design';
import { batchCountdown } from '@tableside/domain/orders';
import { useEffect, useRef } from 'react';
import { api } from '../../../data/api.ts';
import { type Order, receiveOrder, refetchOrders } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { avatarsOf } from '../tiles/avatars.ts';
import { ORDER_TIMINGS } from '../timings.ts';
import { useNow } from '../use-now.ts';
import styles from './BatchWait.module.css';

type Batch = NonNullable<Order['batch']>;

/** Asks once for the batch to be sent when its time is up; the server knows better when that is, and does so by itself too. ORDER-38. */
const useSendAtZero = (order: Order, seconds: number): void => {
  const { token } = useGuest();
  const asked = useRef(false);
  const number = order.unique_order_number;
  useEffect(() => {
    if (seconds > 0 || asked.current) return;
    asked.current = true;
    api('POST /orders/activate-order-batch/{session}', {
      session: token,
      body: { unique_order_number: number, only_when_due: true },
      idempotencyKey: `${number}:countdown`,
    }).then(
      answer => receiveOrder(token, answer.order),
      () => refetchOrders(token).catch(() => undefined),
    );
  }, [seconds, token, number]);
};

/** Who has ordered and when everything goes by itself. ORDER-34…36. */
export const BatchWait = ({ order, batch }: { order: Order; batch: Batch }) => {
  const t = useT();
  const now = useNow(ORDER_TIMINGS.countdownTick, true);
  const { seconds, text } = batchCountdown(Date.parse(batch.activate_at), now);
  useSendAtZero(order, seconds);
  const counts = { placed: batch.placed_orders_count, total: batch.table_session_count };
  return (
    <div className={styles.batch}>
      <ul className={styles.avatars} aria-hidden="true">
        {avatarsOf(batch).map((ready, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places at a table have no other name
          <li key={index} className={ready ? styles.ready : styles.waiting}>
            <Icon name={ready ? 'check' : 'person'} size={20} />
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {t('orders.batchReady', counts)}
      </p>
      <p className={styles.countdown} role="timer">
        <span>{t(seconds > 0 ? 'orders.batchSends' : 'orders.batchSending')}</span>
        <strong>{text}</strong>
      </p>
    </div>
  );
};
