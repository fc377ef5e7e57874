import { buttonClass } from '@tableside/design';
import { Link } from '../../../app/Link.tsx';
import { pathTo } from '../../../app/paths.ts';
import { loadScreen } from '../../../app/screens.ts';
import { useOpenBill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';

/** To the table's bill, on which orders that are paid later stand; nothing where the table has none to pay. PAYGO-18. */
export const PayBillLink = ({ look = 'primary' }: { look?: 'primary' | 'secondary' }) => {
  const t = useT();
  const { token, payingEnabled } = useGuest();
  const bill = useOpenBill(token);
  if (!payingEnabled || !bill || bill.left === 0) return null;
  return (
    <Link
      href={pathTo('Order', { session: token }, { orderNumber: bill.unique_order_number })}
      className={buttonClass(look, true)}
      onPointerDown={() => loadScreen('Order')}
    >
      {t('menu.payBill')}
    </Link>
  );
};
