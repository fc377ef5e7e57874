import type { MessageKey } from '@tableside/i18n';
import type { Order } from '../../../data/orders.ts';
import { OrderAgain } from '../../again/index.ts';
import { InvoiceButton, Receipts, receiptsFor } from '../../receipts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './OrderInfo.module.css';
import { PayBillLink } from './PayBillLink.tsx';
import { paymentWords } from './payment-words.ts';
import { SumRows } from './SumRows.tsx';

/** The order may stand on the table's bill. */
const ON_BILL: readonly MessageKey[] = ['orders.paymentVenue', 'orders.paymentPartly'];

/** What an order costs and how it is paid, with the papers about that, and the same once more. ORDER-11, ORDER-15. */
export const OrderSums = ({ order }: { order: Order }) => {
  const { session } = useGuest();
  const payment = paymentWords(order);
  // Of what this phone paid itself, or staff took.
  const [own] = receiptsFor(order.payments, session.guest_index).slice(-1);
  return (
    <section className={styles.section}>
      <SumRows order={order} />
      {payment && ON_BILL.includes(payment) && <PayBillLink look="secondary" />}
      <div className={styles.papers}>
        <Receipts payments={order.payments} />
        {own && <InvoiceButton payment={own} />}
        <OrderAgain order={order} />
      </div>
    </section>
  );
};
