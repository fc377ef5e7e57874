import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { RefundRow } from './refund.ts';

/** Which bill and venue a payment belongs to; neither ever changes. */
export const placeOfPayment = async (
  run: Run,
  paymentId: string,
): Promise<{ readonly bill_id: string; readonly venue_id: string } | null> => {
  const [row] = await run<{ bill_id: string; venue_id: string }>(
    'refund-place',
    'select bill_id, venue_id from payment where id = $1',
    [paymentId],
  );
  return row ?? null;
};

/** What decides about a refund of a payment. Minor units. */
export type LockedPayment = {
  readonly id: string;
  readonly venue_id: string;
  readonly bill_id: string;
  readonly currency: string;
  readonly captured: Minor;
  readonly refunded: Minor;
  readonly refund_due: Minor;
  readonly personnel_id: string | null;
  readonly provider: string;
};

/** Locks the bill, then its payment: the order in which everybody does. Null: no such payment. ADR 0010. */
export const lockPaymentWithBill = async (run: Run, paymentId: string): Promise<LockedPayment | null> => {
  const place = await placeOfPayment(run, paymentId);
  if (!place) return null;
  await run('refund-lock-bill', 'select id from bill where id = $1 for update', [place.bill_id]);
  const [row] = await run<LockedPayment>(
    'refund-lock-payment',
    `select id, venue_id, bill_id, currency, captured, refunded, refund_due, personnel_id, provider
     from payment where id = $1 for update`,
    [paymentId],
  );
  return row ?? null;
};

/** Reads a refund with what is needed of its payment. */
export const REFUND_ROW = `
  select r.id, r.venue_id, r.payment_id, p.bill_id,
    (select b.kind in ('tip', 'donation') from bill b where b.id = p.bill_id) as given, r.number, r.cause, r.amount, r.status, r.provider_key,
    r.provider_ref, r.created_at, r.tries, r.refusals, p.currency, (d.data ->> 'of_bill')::bigint as of_bill,
    (select l.account from journal_entry e join journal_line l on l.entry_id = e.id
     where e.payment_id = p.id and e.kind = 'capture' and l.amount > 0 order by e.id, l.position limit 1) as account,
    case when p.account_venue_id is not null then jsonb_build_object('id', p.account_venue_id, 'account', (
      select e.data ->> 'account' from journal_entry e where e.payment_id = p.id and e.kind = 'capture'
      order by e.id limit 1)) end as operator
  from refund r join payment p on p.id = r.payment_id
  join journal_entry d on d.refund_id = r.id and d.kind = 'refund_due'`;

/** Locks bill, payment and refund, in this order; null when there is no such refund. */
export const lockRefund = async (run: Run, refundId: string): Promise<RefundRow | null> => {
  const [place] = await run<{ payment_id: string }>(
    'refund-payment-of',
    'select payment_id from refund where id = $1',
    [refundId],
  );
  if (!place) return null;
  await lockPaymentWithBill(run, place.payment_id);
  const [row] = await run<RefundRow>('refund-lock', `${REFUND_ROW} where r.id = $1 for update of r`, [
    refundId,
  ]);
  return row ?? null;
};
