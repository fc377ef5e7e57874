import type { DisputeBooked, DisputedGift, DisputeStatus } from '@tableside/domain/ledger';
import type { Run } from '../../../database/database.ts';

/** What a provider said a dispute is about. */
export type Disputed = {
  readonly venueId: string;
  readonly provider: string;
  readonly payment: string | null;
  readonly providerRef: string | null;
};

/** The payment, or one of the charge, that a venue's keys took at a provider, by our uuid or any reference it ever had; one with money first. */
export const disputedPayment = async (
  run: Run,
  { venueId, provider, payment, providerRef }: Disputed,
): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'dispute-payment',
    `select id from payment where coalesce(account_venue_id, venue_id) = $1 and provider = $2
       and (id::text = $3 or charge_id::text = $3 or ($3 is null and (
       provider_ref = $4 or id in (select payment_id from payment_reference where provider_ref = $4))))
     order by captured = 0, created_at limit 1`,
    [venueId, provider, payment, providerRef],
  );
  return row?.id ?? null;
};

/** Accounts of what guests gave for others. */
const GIVEN = `'tips_payable', 'donations_payable'`;

/** What we know and hold of a dispute. */
export type KnownDispute = DisputeBooked & {
  readonly standing: DisputeStatus | null;
  /** Entries so far. */
  readonly entries: number;
};

/** A dispute of a payment; the payment must be locked. Minor units. */
export const knownDispute = async (run: Run, paymentId: string, ref: string): Promise<KnownDispute> => {
  const [row] = await run<KnownDispute>(
    'dispute-known',
    `select coalesce(sum(l.amount) filter (where l.account = 'disputed'), 0)::bigint as disputed,
       coalesce(sum(l.amount) filter (where l.account = 'chargebacks'), 0)::bigint as chargebacks,
       coalesce(sum(l.amount) filter (where l.account in (${GIVEN})), 0)::bigint as given,
       count(distinct e.id)::int as entries, (
         select v.data ->> 'standing' from payment_event v
         where v.payment_id = $1 and v.kind = 'disputed' and v.data ->> 'dispute' = $2
         order by v.id desc limit 1) as standing
     from journal_entry e join journal_line l on l.entry_id = e.id
     where e.payment_id = $1 and e.kind = 'dispute' and e.data ->> 'dispute' = $2`,
    [paymentId, ref],
  );
  if (!row) throw new Error('a sum has no row');
  return row;
};

/**
 * What had gone back of each payment of a charge before the dispute first moved money of it, or by now where it has not yet;
 * the payments must be locked. Minor units.
 */
export const refundedBefore = async (
  run: Run,
  paymentIds: readonly string[],
  ref: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await run<{ id: string; refunded: number }>(
    'dispute-refunded-before',
    `select v.payment_id as id, sum((v.data ->> 'amount')::bigint)::bigint as refunded from payment_event v
     where v.payment_id = any($1::uuid[]) and v.kind = 'refunded' and v.id < all (
       select d.id from payment_event d where d.payment_id = any($1::uuid[]) and d.kind = 'disputed'
         and d.data ->> 'dispute' = $2 and d.data ->> 'standing' <> 'asked')
     group by v.payment_id`,
    [paymentIds, ref],
  );
  return new Map(rows.map(({ id, refunded }) => [id, refunded]));
};

/** What of a payment cardholders hold back or have taken, in minor units. */
export const heldByDisputes = async (run: Run, paymentId: string): Promise<number> => {
  const [row] = await run<{ held: number }>(
    'disputes-held',
    `select coalesce(sum(l.amount), 0)::bigint as held from journal_entry e join journal_line l on l.entry_id = e.id
     where e.payment_id = $1 and e.kind = 'dispute' and l.account in ('disputed', 'chargebacks', ${GIVEN})`,
    [paymentId],
  );
  return row?.held ?? 0;
};

/** For whom a payment was given, with what of it neither staff nor another dispute took back; null: it is of a table's bill. */
export const disputedGift = async (
  run: Run,
  paymentId: string,
  dispute: string,
): Promise<DisputedGift | null> => {
  const [row] = await run<DisputedGift>(
    'dispute-gift',
    `select b.kind, i.recipient_id as to, (a.amount
       - coalesce((select sum((d.data ->> 'tipPieces')::bigint) from journal_entry d
           where d.payment_id = $1 and d.kind = 'refund_due'), 0)
       - coalesce((select sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
           where e.payment_id = $1 and e.kind = 'dispute' and e.data ->> 'dispute' <> $2 and l.account in (${GIVEN})), 0)
       )::bigint as left
     from payment_allocation a join bill_item i on i.id = a.bill_item_id join bill b on b.id = i.bill_id
     where a.payment_id = $1 and b.kind in ('tip', 'donation')`,
    [paymentId, dispute],
  );
  return row ?? null;
};
