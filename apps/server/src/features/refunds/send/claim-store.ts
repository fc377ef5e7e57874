import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import { REFUND_ROW } from '../decide/lock-store.ts';
import type { RefundRow } from '../decide/refund.ts';

/** A refund that this server may ask its provider about, with what the call needs. Minor units. */
export type ClaimedRefund = RefundRow & {
  readonly provider: string;
  /** By which the provider knows its payment; of a charge that of all of it. */
  readonly name: string;
  /** Whose keys took it. */
  readonly account_of: string;
  /** The connected account that took it; null: their own keys. */
  readonly account_ref: string | null;
  readonly payment_key: string;
  readonly payment_ref: string | null;
  /** Of all of the charge. */
  readonly captured: Minor;
  /** Given back by the provider before this one. */
  readonly refunded_before: Minor;
  readonly decimals: number;
};

/**
 * Takes refunds that are due to be asked about, until `lease`: no other server takes them meanwhile, and one that died
 * with them is followed. Those of one payment, or of one charge, go one after the other.
 */
export const claimRefunds = async (
  run: Run,
  now: Date,
  lease: Date,
  limit: number,
): Promise<ClaimedRefund[]> => {
  const rows = await run<{ id: string }>(
    'refunds-claim',
    `update refund set try_at = $2, tries = tries + 1, status = case status when 'due' then 'sending' else status end
     where id in (
       select r.id from refund r join payment p on p.id = r.payment_id
       where r.status in ('due', 'sending', 'pending') and r.try_at <= $1 and not exists (
         select from refund earlier where earlier.payment_id = r.payment_id and earlier.number < r.number
           and earlier.status in ('due', 'sending', 'pending'))
         and (p.charge_id is null or not exists (
           select from payment o join refund earlier on earlier.payment_id = o.id
           where o.charge_id = p.charge_id and o.id <> p.id and earlier.status in ('due', 'sending', 'pending')
             and (earlier.created_at, earlier.id) < (r.created_at, r.id)))
       order by r.try_at limit $3 for update of r skip locked)
     returning id`,
    [now, lease, limit],
  );
  if (rows.length === 0) return [];
  return run<ClaimedRefund>(
    'refunds-claimed',
    `select x.*, p.provider, coalesce(p.charge_id, p.id) as name, coalesce(p.account_venue_id, p.venue_id) as account_of, p.account_ref,
       coalesce(p.charge_id::text, p.provider_key) as payment_key, p.provider_ref as payment_ref,
       coalesce((select sum(o.captured) from payment o where o.charge_id = p.charge_id), p.captured)::bigint as captured,
       (coalesce((select sum(e.amount) from refund e where e.payment_id = p.id and e.number < x.number
         and e.status = 'succeeded' and e.done_by is null), 0)
        + coalesce((select sum(e.amount) from payment o join refund e on e.payment_id = o.id
         where o.charge_id = p.charge_id and o.id <> p.id and e.status = 'succeeded' and e.done_by is null), 0))::bigint
         as refunded_before,
       coalesce((v.settings -> 'currency' ->> 'decimals')::int, 2) as decimals
     from (${REFUND_ROW} where r.id = any($1::uuid[])) x
     join payment p on p.id = x.payment_id join venue v on v.id = p.venue_id order by x.created_at, x.id`,
    [rows.map(({ id }) => id)],
  );
};
