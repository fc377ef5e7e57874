import type { StaffBill } from '@tableside/contract/http/console/money';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useLink } from '../board/index.ts';
import { PaymentRow, paymentsOfBillQuery } from '../payments/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './bill.module.css';

/** What was paid of the bill, by whom and how; each leads to its payment. */
export const BillPayments = ({ bill }: { bill: StaffBill }) => {
  const { t } = useText();
  const venue = useVenue();
  const { lost } = useLink();
  const { data, error, refetch } = useQuery(paymentsOfBillQuery(venue.id, bill.id));
  if (!data && error) {
    // Without a line that is said above, for all that is on screen.
    if (lost) return null;
    return <LoadFailed title={t('payments.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  const paid = data?.filter(({ paid_at }) => paid_at !== null) ?? [];
  if (paid.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h3 className={styles.groupTitle}>{t('bill.payments')}</h3>
      <ul className={styles.payments}>
        {paid.map(payment => (
          <PaymentRow key={payment.uuid} payment={payment} brief />
        ))}
      </ul>
    </section>
  );
};
