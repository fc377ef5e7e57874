import { Icon } from '@tableside/design';
import type { ReactNode } from 'react';
import { Link } from '../../../app/Link.tsx';
import { pathTo } from '../../../app/paths.ts';
import { loadScreen } from '../../../app/screens.ts';
import { useT } from '../../../texts/texts.ts';
import { type CourtCart, totalOf, useCourtCarts } from '../basket/court-carts.ts';
import { useCourtOrders, useCourtOrdersWatch } from '../orders/court-orders.ts';
import { moneyAt } from '../orders/order-venue.ts';
import styles from './HallDock.module.css';

const countOf = (carts: readonly CourtCart[]): number =>
  carts.reduce((all, cart) => cart.cart_items.reduce((sum, line) => sum + line.quantity, all), 0);

/** What a thumb reaches in the hall: the orders, and one basket over all of its venues. Nothing while there is neither. FOOD-18, FOOD-19. */
export const HallDock = ({ hash, children }: { hash: string; children?: ReactNode }) => {
  const t = useT();
  const carts = useCourtCarts(hash).data ?? [];
  const orders = useCourtOrders(hash).data ?? [];
  useCourtOrdersWatch(hash);
  const [first] = carts;
  if (!first && orders.length === 0) return null;
  const sum = totalOf(carts);
  const total = first && sum !== null ? moneyAt(first, sum) : '';
  const count = countOf(carts);
  return (
    <nav className={styles.dock} aria-label={t('cart.title')}>
      {children}
      {orders.length > 0 && (
        <Link
          href={pathTo('FoodCourtOrders', { foodCourtHash: hash })}
          className={first ? styles.side : styles.alone}
          onPointerDown={() => loadScreen('FoodCourtOrders')}
        >
          <Icon name="receipt" />
          {first ? <span className="visually-hidden">{t('menu.viewOrders')}</span> : t('menu.viewOrders')}
          <span className={styles.badge} aria-hidden="true">
            {orders.length}
          </span>
          <span className="visually-hidden">, {t('menu.orders', { count: orders.length })}</span>
        </Link>
      )}
      {first && (
        <Link
          href={pathTo('FoodCourtCart', { foodCourtHash: hash })}
          className={styles.cart}
          aria-label={t('menu.cartLabel', { count, total })}
          onPointerDown={() => loadScreen('FoodCourtCart')}
        >
          <span className={styles.count}>{count}</span>
          <span className={styles.label}>{t('menu.viewCart')}</span>
          <span className={styles.total}>{total}</span>
        </Link>
      )}
    </nav>
  );
};
