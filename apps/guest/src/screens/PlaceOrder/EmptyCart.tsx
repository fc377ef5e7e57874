import { buttonClass, Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { useOrders } from '../../data/orders.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './PlaceOrder.module.css';

/** Nothing to order yet: the way to the menu, and to what was ordered before. */
export const EmptyCart = () => {
  const t = useT();
  const { token } = useGuest();
  const orders = useOrders(token).data ?? [];
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name="bag" size={40} />
      </span>
      <h2>{t('cart.empty')}</h2>
      <p>{t('cart.emptyText')}</p>
      <Link href={pathTo('Menu', { session: token })} keepScroll className={buttonClass('primary')}>
        {t('cart.browse')}
      </Link>
      {orders.length > 0 && (
        <Link href={pathTo('Orders', { session: token })} className={buttonClass('quiet')}>
          {t('orders.title')}
        </Link>
      )}
    </div>
  );
};
