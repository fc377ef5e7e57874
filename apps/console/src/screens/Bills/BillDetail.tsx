import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  BillActions,
  BillGuests,
  BillHead,
  BillItems,
  type BillLine,
  BillPayments,
  type BillSheetName,
  BillSheets,
  BillSums,
  billQuery,
  useOrdersOfBill,
} from '../../features/bills/index.ts';
import { HeldCourses } from '../../features/courses/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

/** One bill: what is on it, who pays what, and what can be done. */
export const BillDetail = ({ id }: { id: string }) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { data: bill, error, refetch } = useQuery(billQuery(client, venue.id, id));
  const [sheet, setSheet] = useState<BillSheetName | BillLine | null>(null);
  const orders = useOrdersOfBill(bill);
  if (!bill && error) {
    return <LoadFailed title={t('bill.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!bill) return <CardSkeletons count={6} height="4rem" className={`${styles.page} ${styles.list}`} />;
  const may = venue.may('changeBills') && bill.status === 'open';
  const mayCount = may && bill.kind === 'table' && !bill.party_left;
  return (
    <div className={`${styles.page} ${styles.bill}`}>
      <BillHead bill={bill} onPeople={mayCount ? () => setSheet('people') : undefined} />
      <div className={styles.billColumns}>
        <div className={styles.billDishes}>
          {bill.status === 'open' && <HeldCourses orders={orders} />}
          <BillItems bill={bill} onLine={may ? setSheet : undefined} />
        </div>
        <div className={styles.billSide}>
          <BillSums bill={bill} />
          {may && <BillActions bill={bill} onOpen={setSheet} />}
          <BillGuests bill={bill} />
          <BillPayments bill={bill} />
        </div>
      </div>
      <BillSheets bill={bill} open={sheet} onClose={() => setSheet(null)} />
    </div>
  );
};
