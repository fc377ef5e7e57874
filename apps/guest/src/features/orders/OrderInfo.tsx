import type { Order } from '../../data/orders.ts';
import { useT } from '../../texts/texts.ts';
import { NotifyRow } from '../notify/index.ts';
import { useGuest } from '../venue/index.ts';
import { BatchWait } from './BatchWait.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import styles from './OrderInfo.module.css';
import { OrderItems } from './OrderItems.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTiles } from './OrderTiles.tsx';
import { orderFacts } from './order-facts.ts';
import { ProgressSteps } from './ProgressSteps.tsx';
import { StatusHeader } from './StatusHeader.tsx';

/** Everything about one order, the status first. ORDER-09…14. */
export const OrderInfo = ({ order }: { order: Order }) => {
  const t = useT();
  const { session, restaurant } = useGuest();
  const facts = orderFacts(order, {
    tableType: session.table.order_type,
    orderFlow: restaurant.order_flow,
  });
  const { step, view, pickup } = facts;
  return (
    <article
      className={styles.info}
      // Reachable by keyboard, so that a sheet with nothing else in it can be scrolled.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region needs a stop
      tabIndex={0}
      aria-label={t('orders.order', { number: order.order_id })}
      data-order={order.unique_order_number}
      data-view={view}
    >
      <StatusHeader order={order} facts={facts} />
      <div className={styles.glance}>
        {view === 'waiting_others' && order.batch && <BatchWait order={order} batch={order.batch} />}
        {step !== null && <ProgressSteps step={step} pickup={pickup} />}
        {view !== 'waiting_payment' && (
          <>
            <OrderTiles order={order} facts={facts} />
            <NotifyRow order={order} />
          </>
        )}
      </div>
      <OrderItems order={order} pickup={pickup} />
      <OrderSums order={order} />
      <OrderDetails order={order} />
    </article>
  );
};
