import { buttonClass, Icon } from '@tableside/design';
import { viewMenuWording } from '@tableside/domain/session';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { hasScreen, loadScreen } from '../../app/screens.ts';
import { type Guest, useBillPath, useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { ExtraButtons } from './ExtraButtons.tsx';
import styles from './Select.module.css';

/** What the menu button leads to: the filter cards where the venue has them. SCAN-11. */
const menuPath = ({ token, restaurant, selfService }: Guest): string =>
  pathTo(restaurant.menu_filters.length > 0 && !selfService ? 'MenuFilters' : 'Menu', { session: token });

/** To the table's bill. SELECT-10. */
const PayBill = () => {
  const t = useT();
  const bill = useBillPath();
  if (!bill) return null;
  return (
    <Link href={bill} className={buttonClass('secondary', true)} onPointerDown={() => loadScreen('Order')}>
      <Icon name="card" size={20} />
      {t('select.payBill')}
    </Link>
  );
};

/** The buttons of the welcome, each only where its feature is on. SELECT-07…16. */
export const SelectActions = ({ onOpen }: { onOpen: (sheet: 'waiter' | 'review') => void }) => {
  const t = useT();
  const guest = useGuest();
  const { token, restaurant, flags, preview } = guest;
  const wording = viewMenuWording(restaurant.view_menu_text, guest.orderingEnabled);
  const label = () => {
    if (wording.kind === 'custom') return wording.text;
    return t(wording.kind === 'menu-and-order' ? 'select.viewMenuAndOrder' : 'select.viewMenu');
  };
  const history = (guest.payingEnabled || guest.orderingEnabled) && hasScreen('PaymentHistory');
  return (
    <div className={styles.actions}>
      <Link
        href={menuPath(guest)}
        className={buttonClass('primary', true)}
        onPointerDown={() => restaurant.menu_filters.length > 0 && loadScreen('MenuFilters')}
      >
        {label()}
      </Link>
      {guest.payingEnabled && <PayBill />}
      {flags.has('call-waiter') && !preview && (
        <button type="button" className={buttonClass('secondary', true)} onClick={() => onOpen('waiter')}>
          <Icon name="bell" size={20} />
          {t('select.callWaiter')}
        </button>
      )}
      {history && (
        <Link href={pathTo('PaymentHistory', { session: token })} className={buttonClass('secondary', true)}>
          <Icon name="history" size={20} />
          {t('select.history')}
        </Link>
      )}
      {restaurant.reviews && !preview && (
        <button type="button" className={buttonClass('secondary', true)} onClick={() => onOpen('review')}>
          <Icon name="star" size={20} />
          {t('select.review')}
        </button>
      )}
      <ExtraButtons />
    </div>
  );
};
