import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { ReceiptButton, receiptsFor } from '../../receipts/index.ts';
import { orderFacts, type Place } from '../order-facts.ts';
import { StatusHeader } from '../status/StatusHeader.tsx';
import { OrderTiles } from '../tiles/OrderTiles.tsx';
import styles from './OrderInfo.module.css';
import { OrderItems } from './OrderItems.tsx';
import { SumRows } from './SumRows.tsx';

/** An order whose session is over: it is read, with its receipts, and nothing is done with it any more. */
export const PastOrder = ({ order, place }: { order: Order; place: Place }) => {
  const t = useT();
  const facts = orderFacts(order, place);
  return (
    <article
      className={styles.info}
      aria-label={t('orders.order', { number: order.order_id })}
      data-order={order.unique_order_number}
      data-view={facts.view}
    >
      <StatusHeader order={order} facts={facts} />
      <div className={styles.glance}>
        <OrderTiles order={order} facts={facts} />
      </div>
      <OrderItems order={order} pickup={facts.pickup} />
      <section className={styles.section}>
        <SumRows order={order} />
        <div className={styles.papers}>
          {receiptsFor(order.payments, order.guest_index).map(payment => (
            <ReceiptButton key={payment.uuid} payment={payment} />
          ))}
        </div>
      </section>
    </article>
  );
};
