import type { DisputeBooked, DisputeStatus } from '@tableside/domain/ledger';
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

/** What of a payment cardholders hold back or have taken, in minor units. */
export const heldByDisputes = async (run: Run, paymentId: string): Promise<number> => {
  const [row] = await run<{ held: number }>(
    'disputes-held',
    `select coalesce(sum(l.amount), 0)::bigint as held from journal_entry e join journal_line l on l.entry_id = e.id
     where e.payment_id = $1 and l.account in ('disputed', 'chargebacks')`,
    [paymentId],
  );
  return row?.held ?? 0;
};
