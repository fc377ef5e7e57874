import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { usePricing } from '../pricing.ts';
import styles from './OrderInfo.module.css';
import { paymentWords } from './payment-words.ts';

/** The sums of an order and how it is paid. ORDER-11. */
export const SumRows = ({ order }: { order: Order }) => {
  const t = useT();
  const { money } = usePricing();
  const discount = order.coupon
    ? t('orders.discountCode', { code: order.coupon.code })
    : t('orders.discount');
  const rows = [
    { label: t('orders.subtotal'), amount: order.subtotal_before_discounts },
    { label: discount, amount: order.loyalty_discount - order.discount },
    { label: t('cart.loyaltyDiscount'), amount: -order.loyalty_discount },
    { label: t('orders.smallOrderFee'), amount: order.small_order_fee },
    { label: t('orders.fee'), amount: order.transaction_fee },
    { label: t('orders.tip'), amount: order.tips },
  ];
  const shown = rows.filter(({ amount }) => amount !== 0);
  const payment = paymentWords(order);
  return (
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
  );
};
