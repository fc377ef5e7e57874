import type { Run } from '../../database/database.ts';
import type { CopyStart } from './copy-store.ts';

/** What the books hold of the last hours before a start. Minor units. */
export type Held = {
  readonly orders: number;
  readonly orders_total: number;
  readonly payments: number;
  readonly payments_total: number;
  readonly last_order: string | null;
  readonly last_order_at: Date | null;
  readonly last_payment_at: Date | null;
};

/** Of so many hours before the gap, with what of its first minute came back too. */
export const heldAt = async (run: Run, venueId: string, start: CopyStart, hours: number): Promise<Held> => {
  const [row] = await run<Held>(
    'came-back-held',
    `with placed as (select number, placed_at, total from orders
       where venue_id = $1 and placed_at > $2::timestamptz - make_interval(hours => $3) and placed_at <= $4
         and status not in ('failed', 'rejected') and waiting_for is distinct from 'payment'),
     taken as (select captured, captured_at from payment
       where venue_id = $1 and captured > 0
         and captured_at > $2::timestamptz - make_interval(hours => $3) and captured_at <= $4),
     latest as (select number, placed_at from orders where venue_id = $1 and placed_at <= $4
       order by placed_at desc limit 1)
     select (select count(*)::int from placed) as orders,
       (select coalesce(sum(total), 0)::bigint from placed) as orders_total,
       (select count(*)::int from taken) as payments,
       (select coalesce(sum(captured), 0)::bigint from taken) as payments_total,
       (select number::text from latest) as last_order, (select placed_at from latest) as last_order_at,
       (select max(captured_at) from payment where venue_id = $1 and captured_at <= $4) as last_payment_at`,
    [venueId, start.from_at, hours, start.found_at],
  );
  if (!row) throw new Error('an aggregate has a row');
  return row;
};

/** A bank of a start: whether its list was read, and what our books hold of the hours that are missing. */
export type BankSaid = {
  readonly provider: string;
  readonly listed_at: Date | null;
  readonly payments: number;
  readonly payments_total: number;
};

export const banksOfStart = (run: Run, venueId: string, start: CopyStart): Promise<BankSaid[]> =>
  run<BankSaid>(
    'came-back-banks',
    `select b.provider, b.listed_at, count(p.id)::int as payments, coalesce(sum(p.captured), 0)::bigint as payments_total
     from copy_bank b left join payment p on p.venue_id = $2 and p.provider = b.provider and p.captured > 0
       and p.captured_at > $3 and p.captured_at <= $4
     where b.copy_id = $1 group by b.provider, b.listed_at order by b.provider`,
    [start.id, venueId, start.from_at, start.found_at],
  );
