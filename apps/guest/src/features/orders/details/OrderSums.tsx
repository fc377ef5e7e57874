import type { MessageKey } from '@tableside/i18n';
import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { OrderAgain } from '../../again/index.ts';
import { InvoiceButton, Receipts, receiptsFor } from '../../receipts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './OrderInfo.module.css';
import { PayBillLink } from './PayBillLink.tsx';
import { paymentWords } from './payment-words.ts';

/** The order may stand on the table's bill. */
const ON_BILL: readonly MessageKey[] = ['orders.paymentVenue', 'orders.paymentPartly'];

/** The sums of an order and how it is paid, with the papers about that, and the same once more. ORDER-11, ORDER-15. */
export const OrderSums = ({ order }: { order: Order }) => {
  const t = useT();
  const { money, session } = useGuest();
  const discount = order.coupon
    ? t('orders.discountCode', { code: order.coupon.code })
    : t('orders.discount');
  const rows = [
    { label: t('orders.subtotal'), amount: order.subtotal_before_discounts, always: true },
    { label: discount, amount: -order.discount },
    { label: t('orders.smallOrderFee'), amount: order.small_order_fee },
    { label: t('orders.fee'), amount: order.transaction_fee },
    { label: t('orders.tip'), amount: order.tips },
  ];
  const shown = rows.filter(({ amount }) => amount !== 0);
  const payment = paymentWords(order);
  // Of what this phone paid itself, or staff took.
  const [own] = receiptsFor(order.payments, session.guest_index).slice(-1);
  return (
    <section className={styles.section}>
      <dl className={styles.sums}>
        {/* One sum that equals the total needs no breakdown. */}
        {shown.length > 1 &&
          shown.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>{t('orders.total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
        {payment && (
          <div>
            <dt>{t('orders.payment')}</dt>
            <dd>{t(payment, { paid: money(order.payments_sum), left: money(order.left) })}</dd>
          </div>
        )}
      </dl>
      {payment && ON_BILL.includes(payment) && <PayBillLink look="secondary" />}
      <div className={styles.papers}>
        <Receipts payments={order.payments} />
        {own && <InvoiceButton payment={own} />}
        <OrderAgain order={order} />
      </div>
    </section>
  );
};
