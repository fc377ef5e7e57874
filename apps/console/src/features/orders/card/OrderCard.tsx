import type { BoardOrder } from '@tableside/contract/http/console/board';
import { memo } from 'react';
import banded from '../../../parts/list/banded.module.css';
import { ageMinutes, isFresh, laneOf, minutesLeft, orderPace, rings, useNowWhen } from '../../board/index.ts';
import { AcceptBar } from '../AcceptBar.tsx';
import { useOrderAction } from '../use-order-action.ts';
import { CashDue } from './CashDue.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import styles from './order-card.module.css';
import { PresenceBar } from './PresenceBar.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { QuietButtons } from './QuietButtons.tsx';

/** What a card says of the moment. */
const moment = (order: BoardOrder, now: number): string =>
  [
    orderPace(order, now),
    isFresh(order, now),
    minutesLeft(order, now),
    ageMinutes(order.accepted_at ?? order.placed_at, now),
  ].join();

/**
 * One order: where it goes, how late it is, what must not be overlooked, what is in it, and what to do next. Drawn anew only
 * when the order, or what is said of its age, is another.
 */
export const OrderCard = memo(({ order }: { order: BoardOrder }) => {
  const now = useNowWhen(at => moment(order, at));
  const doing = useOrderAction(order);
  const lane = laneOf(order);
  const headingId = `order-${order.unique_order_number}`;
  return (
    <article
      className={`${banded.card} ${styles.card}`}
      aria-labelledby={headingId}
      data-lane={lane}
      data-pace={orderPace(order, now)}
      data-unseen={rings(order) || undefined}
      data-fresh={isFresh(order, now) || undefined}
    >
      <OrderHeader order={order} now={now} headingId={headingId} doing={doing} />
      <div className={styles.body}>
        <OrderNotes order={order} />
        <OrderItems order={order} doing={doing} />
        <OrderTotal order={order} />
      </div>
      <footer className={styles.actions}>
        {order.asks_presence && <PresenceBar doing={doing} />}
        {lane === 'new' && <AcceptBar order={order} doing={doing} />}
        {lane === 'progress' && <ProgressBar order={order} doing={doing} />}
        <CashDue order={order} doing={doing} />
        {lane !== 'done' && <QuietButtons order={order} doing={doing} />}
      </footer>
    </article>
  );
});
