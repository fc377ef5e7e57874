import { Icon } from '@tableside/design';
import { viewOrdersTarget } from '@tableside/domain/session';
import { Link } from '../../../app/Link.tsx';
import { pathTo } from '../../../app/paths.ts';
import { loadScreen } from '../../../app/screens.ts';
import { useCart } from '../../../data/cart/index.ts';
import { useOrders } from '../../../data/orders.ts';
import { CartNews } from '../../../features/menu/index.ts';
import { type Guest, useBillPath, useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './ControlBar.module.css';

const OrdersButton = ({ token }: { token: string }) => {
  const t = useT();
  const orders = useOrders(token).data ?? [];
  const target = viewOrdersTarget(
    orders.map(order => ({ uniqueOrderNumber: order.unique_order_number, status: order.status })),
  );
  if (!target) return null;
  const href =
    target.kind === 'order'
      ? pathTo('ViewOrder', { session: token, uniqueOrderNumber: target.uniqueOrderNumber })
      : pathTo('Orders', { session: token });
  return (
    <Link href={href} className={styles.side} onPointerDown={() => loadScreen('ViewOrder')}>
      <Icon name="receipt" />
      <span className={styles.badge} aria-hidden="true">
        {orders.length}
      </span>
      <span className="visually-hidden">
        {`${t(target.kind === 'order' ? 'menu.viewOrder' : 'menu.viewOrders')}, ${t('menu.orders', { count: orders.length })}`}
      </span>
    </Link>
  );
};

/** What lies in the same basket from the other kitchens of a hall. */
export type Elsewhere = {
  readonly pieces: number;
  /** Ready text of all of it, with this kitchen's own, major units. */
  readonly totalWith: (own: number) => string;
};

type Props = { readonly elsewhere?: Elsewhere | null | undefined };

const CartButton = ({ guest, elsewhere }: Props & { guest: Guest }) => {
  const t = useT();
  const { cart } = useCart(guest.token);
  const count = cart.cart.reduce((all, line) => all + line.quantity, elsewhere?.pieces ?? 0);
  if (guest.ordersPaused) {
    return (
      <strong className={styles.state} data-status="">
        {t(guest.restaurant.is_currently_working_hours ? 'menu.ordersPaused' : 'menu.closedNow')}
      </strong>
    );
  }
  const total = (elsewhere?.totalWith ?? guest.money)(cart.total);
  return (
    <>
      <CartNews count={count} />
      {count > 0 && (
        <Link
          href={pathTo('PlaceOrder', { session: guest.token })}
          className={styles.cart}
          aria-label={t('menu.cartLabel', { count, total })}
          onPointerDown={() => loadScreen('PlaceOrder')}
        >
          <span key={count} className={styles.count}>
            {count}
          </span>
          <span className={styles.label}>{t('menu.viewCart')}</span>
          <span key={total} className={styles.total}>
            {total}
          </span>
        </Link>
      )}
    </>
  );
};

const PayBill = () => {
  const t = useT();
  const bill = useBillPath();
  if (!bill) return null;
  return (
    <Link href={bill} className={styles.cart} onPointerDown={() => loadScreen('Order')}>
      <Icon name="receipt" />
      <span className={styles.label}>{t('menu.payBill')}</span>
    </Link>
  );
};

/** What a thumb reaches: the orders, and the cart with its total. MENU-26…32. */
export const ControlBar = ({ elsewhere }: Props) => {
  const guest = useGuest();
  return (
    <div className={styles.bar}>
      <OrdersButton token={guest.token} />
      {guest.payingEnabled && !guest.orderingEnabled && <PayBill />}
      {guest.orderingEnabled && <CartButton guest={guest} elsewhere={elsewhere} />}
    </div>
  );
};
