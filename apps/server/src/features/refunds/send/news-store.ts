import type { Run } from '../../../database/database.ts';

/** What a provider said of a refund that may name it. */
export type Named = {
  readonly venueId: string;
  readonly provider: string;
  readonly payment: string | null;
  readonly paymentRef: string | null;
  readonly key: string | null;
  readonly ref: string | null;
  readonly amount: number | null;
};

/** The payments that news is about, by our uuid or the provider's reference: one, or those of a charge, that a venue's keys took. */
export const paymentsNamed = async (
  run: Run,
  { venueId, provider, payment, paymentRef }: Named,
): Promise<string[]> => {
  const rows = await run<{ id: string; charge_id: string | null }>(
    'refund-news-payment',
    `select id, charge_id from payment where coalesce(account_venue_id, venue_id) = $1 and provider = $2
       and (id::text = $3 or charge_id::text = $3
       or ($3 is null and (provider_ref = $4 or id in (
         select payment_id from payment_reference where provider_ref = $4))))
     order by created_at, id`,
    [venueId, provider, payment, paymentRef],
  );
  const [first] = rows;
  return rows
    .filter(row => row === first || (first?.charge_id && row.charge_id === first.charge_id))
    .map(({ id }) => id);
};

/**
 * The refund of these payments that news is about: by the key we gave it or one before, by the provider's reference, else the
 * oldest under way of that sum that has no reference yet.
 */
export const refundNamed = async (
  run: Run,
  paymentIds: readonly string[],
  { key, ref, amount }: Named,
): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'refund-news-refund',
    `select id from refund where payment_id = any($1::uuid[]) and case
       when provider_key = $2 or starts_with($2, payment_id::text || ':refund:' || number || ':')
         or $2 = payment_id::text || ':refund:' || number then true
       when $2 is not null then false
       when provider_ref = $3 then true
       else provider_ref is null and amount = $4 and status in ('sending', 'pending', 'by_hand') end
     order by provider_ref is null, number limit 1`,
    [paymentIds, key, ref, amount],
  );
  return row?.id ?? null;
};
