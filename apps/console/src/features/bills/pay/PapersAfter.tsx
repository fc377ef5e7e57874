import { Button } from '@mantine/core';
import type { StaffBill, StaffPayment } from '@tableside/contract/http/console/money';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { invoiceOfPaymentQuery, PrintReceipt, paymentsOfBillQuery } from '../../payments/index.ts';
import { useVenue } from '../../session/index.ts';

type Props = { bill: StaffBill; onInvoice: (payment: StaffPayment) => void };

/** For the guest who asks for a receipt or an invoice while the money is counted: of what was taken last. */
export const PapersAfter = ({ bill, onInvoice }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  // What was known before the money was taken ends with somebody else's payment.
  const { data, isFetchedAfterMount } = useQuery({
    ...paymentsOfBillQuery(venue.id, bill.id),
    refetchOnMount: 'always',
  });
  const taken = data?.filter(({ taken_by, paid_at }) => taken_by !== null && paid_at !== null) ?? [];
  const last = taken.reduce<(typeof taken)[number] | undefined>(
    (best, each) => (best && (best.paid_at ?? '') > (each.paid_at ?? '') ? best : each),
    undefined,
  );
  const known = useQuery({
    ...invoiceOfPaymentQuery(venue.id, last?.uuid ?? ''),
    enabled: last !== undefined,
  });
  if (!last || !isFetchedAfterMount) return null;
  return (
    <>
      <PrintReceipt key={last.uuid} payment={last} />
      {known.data && <p>{t('payment.invoiceMade', { number: known.data.number })}</p>}
      {known.data === null && (
        <Button size="lg" variant="subtle" onClick={() => onInvoice(last)}>
          {t('payment.invoiceMake')}
        </Button>
      )}
    </>
  );
};
