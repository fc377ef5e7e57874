import type { BoardOrder } from '@tableside/contract/http/console';
import banded from '../../parts/banded.module.css';
import { isFresh, laneOf, orderPace, rings, useNow } from '../board/index.ts';
import { AcceptBar } from './AcceptBar.tsx';
import { CashDue } from './CashDue.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import styles from './order-card.module.css';
import { PresenceBar } from './PresenceBar.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { QuietButtons } from './QuietButtons.tsx';
import { useOrderAction } from './use-order-action.ts';

/** One order: where it goes, how late it is, what must not be overlooked, what is in it, and what to do next. */
export const OrderCard = ({ order }: { order: BoardOrder }) => {
  const now = useNow();
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
};
