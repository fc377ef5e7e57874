import { Button, Icon } from '@tableside/design';
import type { Order } from '../../data/orders.ts';
import { useOrderActions } from '../../features/orders/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Pay.module.css';

/** What is being paid for, and the way back to the cart. PAY-05. */
export const OrderSummary = ({ order }: { order: Order }) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const { busy, change } = useOrderActions(order);
  const { decimals } = restaurant.currency;
  const sums = [
    { label: t('orders.discount'), amount: -order.discount },
    { label: t('orders.smallOrderFee'), amount: order.small_order_fee },
    { label: t('orders.fee'), amount: order.transaction_fee },
    { label: t('orders.tip'), amount: order.tips },
  ].filter(({ amount }) => amount !== 0);
  return (
    <section className={styles.summary}>
      <header>
        <h2>{t('pay.order')}</h2>
        <p>{t('orders.order', { number: order.order_id })}</p>
      </header>
      <ul>
        {order.items.map(item => (
          <li key={item.id}>
            <span>
              {item.quantity} × {item.name}
            </span>
            <span>{money(Number((item.price * item.quantity).toFixed(decimals)))}</span>
          </li>
        ))}
        {sums.map(({ label, amount }) => (
          <li key={label}>
            <span>{label}</span>
            <span>{money(amount)}</span>
          </li>
        ))}
        <li className={styles.total}>
          <span>{t('orders.total')}</span>
          <span>{money(order.total)}</span>
        </li>
      </ul>
      <Button look="quiet" wide busy={busy} onClick={change}>
        <Icon name="note" size={20} />
        {t('pay.change')}
      </Button>
    </section>
  );
};
