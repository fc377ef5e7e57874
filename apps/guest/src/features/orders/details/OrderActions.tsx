import { Button, buttonClass } from '@tableside/design';
import { Link } from '../../../app/Link.tsx';
import { pathTo } from '../../../app/paths.ts';
import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './OrderActions.module.css';
import { useOrderActions } from './use-order-actions.ts';

/** Whether anything is left for the guest to do with an order; one that another phone sent is that guest's. ADR 0022. */
export const hasActions = ({ status, is_own: isOwn }: Pick<Order, 'status' | 'is_own'>): boolean =>
  isOwn && status === 'pending_activate';

/** What the guest can do with the order now: pay or change it, or send the batch. ORDER-37, ORDER-38. */
export const OrderActions = ({ order }: { order: Order }) => {
  const t = useT();
  const { token, money } = useGuest();
  const { busy, change, sendNow } = useOrderActions(order);
  if (!hasActions(order)) return null;
  if (order.waiting_for !== 'payment') {
    return (
      <Button wide busy={busy} onClick={sendNow}>
        {t('orders.sendNow')}
      </Button>
    );
  }
  const pay = pathTo('Pay', { session: token, order: order.unique_order_number });
  return (
    <div className={styles.actions}>
      <Link href={pay} className={buttonClass('primary', true)}>
        {t('orders.pay', { total: money(order.left) })}
      </Link>
      <Button look="quiet" wide busy={busy} onClick={change}>
        {t('orders.editCart')}
      </Button>
    </div>
  );
};
