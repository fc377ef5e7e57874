import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { NotifyRow } from '../../notify/index.ts';
import { OrderReview } from '../../review/index.ts';
import { TipLater } from '../../tips/index.ts';
import { useGuest } from '../../venue/index.ts';
import { hasCome, orderFacts } from '../order-facts.ts';
import { BatchWait } from '../status/BatchWait.tsx';
import { ProgressSteps } from '../status/ProgressSteps.tsx';
import { StatusHeader } from '../status/StatusHeader.tsx';
import { OrderTiles } from '../tiles/OrderTiles.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import styles from './OrderInfo.module.css';
import { OrderItems } from './OrderItems.tsx';
import { OrderSums } from './OrderSums.tsx';

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
      <OrderReview order={order} />
      {hasCome(order, facts) && (
        <TipLater
          number={order.unique_order_number}
          given={order.tips + (order.thanks ?? 0)}
          of={order.subtotal}
          byOrder={order.is_paid}
        />
      )}
      <OrderDetails order={order} />
    </article>
  );
};
