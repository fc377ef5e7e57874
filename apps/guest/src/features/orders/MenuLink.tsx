import { buttonClass } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';

/** The way on from an order: to the menu, for more. */
export const MenuLink = () => {
  const t = useT();
  const { token, orderingEnabled } = useGuest();
  return (
    <Link href={pathTo('Menu', { session: token })} keepScroll className={buttonClass('secondary', true)}>
      {t(orderingEnabled ? 'orders.orderMore' : 'common.goToMenu')}
    </Link>
  );
};
