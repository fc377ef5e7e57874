import { buttonClass, EmptyState } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { useOrders } from '../../data/orders.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

/** Nothing to order yet: the way to the menu, and to what was ordered before. */
export const EmptyCart = () => {
  const t = useT();
  const { token } = useGuest();
  const orders = useOrders(token).data ?? [];
  return (
    <EmptyState icon="bag" title={t('cart.empty')} text={t('cart.emptyText')}>
      <Link href={pathTo('Menu', { session: token })} keepScroll className={buttonClass('primary')}>
        {t('cart.browse')}
      </Link>
      {orders.length > 0 && (
        <Link href={pathTo('Orders', { session: token })} className={buttonClass('quiet')}>
          {t('orders.title')}
        </Link>
      )}
    </EmptyState>
  );
};
