import type { StaffBill } from '@tableside/contract/http/console/money';
import { useText } from '../../../i18n/index.ts';
import { useMoney } from '../../session/index.ts';
import styles from '../bills.module.css';

/** How much of the bill is paid, as words and as a bar. */
export const PaidBar = ({ bill }: { bill: Pick<StaffBill, 'payments_sum' | 'total'> }) => {
  const { t } = useText();
  const money = useMoney();
  const share = bill.total === 0 ? 0 : Math.min(100, Math.round((bill.payments_sum / bill.total) * 100));
  return (
    <span className={styles.paidBar}>
      <span>{t('bill.paidOf', { paid: money.text(bill.payments_sum), total: money.text(bill.total) })}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
    </span>
  );
};
