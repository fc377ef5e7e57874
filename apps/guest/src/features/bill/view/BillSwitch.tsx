import { Chip } from '@tableside/design';
import { renameHere } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import type { Bill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './BillSwitch.module.css';

type Props = { readonly bills: readonly Bill[]; readonly current: Bill };

/** Which of the table's bills is on screen, where there are several. PAYGO-19. */
export const BillSwitch = ({ bills, current }: Props) => {
  const t = useT();
  const { token, money } = useGuest();
  if (bills.length < 2) return null;
  const show = ({ unique_order_number }: Bill) =>
    renameHere(pathTo('Order', { session: token }, { orderNumber: unique_order_number }));
  return (
    <nav aria-label={t('bill.which')} className={styles.bills}>
      {bills.map((bill, index) => (
        <Chip key={bill.unique_order_number} chosen={bill === current} onClick={() => show(bill)}>
          {t('bill.numbered', { number: index + 1 })} · {bill.is_paid ? t('bill.allPaid') : money(bill.left)}
        </Chip>
      ))}
    </nav>
  );
};
