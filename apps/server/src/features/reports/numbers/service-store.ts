import type { Run } from '../../../database/database.ts';
import { NEVER_THE_VENUES } from '../../sessions/index.ts';

export type OrderFacts = {
  /** That reached the venue and were not refused. */
  readonly orders: number;
  /** With a reason, as on the board: one without was never the venue's. ADR 0005. */
  readonly refused: number;
  /** Seconds, averages; null: there are none. */
  readonly accept: number | null;
  readonly serve: number | null;
};

/**
 * Orders placed in a period: how many, how long until they were accepted, and from then until the last dish was brought. What
 * waited for its course was no work of anybody: its time begins when it was fired.
 */
export const orderFacts = async (run: Run, venueId: string, from: Date, to: Date): Promise<OrderFacts> => {
  const [row] = await run<OrderFacts>(
    'report-orders',
    `with o as materialized (
       select o.id, o.status, o.status_reason, o.placed_at, o.accepted_at, o.closed_at from orders o
       where o.venue_id = $1 and o.placed_at >= $2 and o.placed_at < $3 and o.status <> 'pending_activate'),
     served as (
       select o.id, coalesce(max(l.delivered_at - b.begun), min(o.closed_at - b.begun)) as took
       from o join order_line l on l.order_id = o.id
         left join kitchen_course k on k.order_id = o.id and k.course_id = l.course_id and not k.held
         cross join lateral (select greatest(o.accepted_at, k.at) as begun) b
       where o.status in ('closed', 'partially_delivered') and o.accepted_at is not null
       group by o.id
       having bool_and(l.delivered_at is not null or l.taken_off >= l.quantity) or bool_and(o.status = 'closed'))
     select count(*) filter (where status not in ('rejected', 'failed'))::int as orders,
       count(*) filter (where status in ('rejected', 'failed') and status_reason is not null)::int as refused,
       round(avg(extract(epoch from accepted_at - placed_at))
         filter (where accepted_at is not null))::int as accept,
       (select round(avg(extract(epoch from took)))::int from served) as serve
     from o`,
    [venueId, from, to],
  );
  return row ?? { orders: 0, refused: 0, accept: null, serve: null };
};

/** How many orders of a period reached the venue and were not refused. */
export const countOrders = async (run: Run, venueId: string, from: Date, to: Date): Promise<number> => {
  const [row] = await run<{ orders: number }>(
    'report-count-orders',
    `select count(*)::int as orders from orders where venue_id = $1 and placed_at >= $2 and placed_at < $3
       and status not in ('pending_activate', 'rejected', 'failed')`,
    [venueId, from, to],
  );
  return row?.orders ?? 0;
};

/**
 * Guests of the parties that came in a period and ordered, or whose bill was opened: as staff counted them, else phones. An
 * order that is not the venue's makes nobody a guest: taken back, lapsed, or not paid yet.
 */
export const coversBetween = async (run: Run, venueId: string, from: Date, to: Date): Promise<number> => {
  const [row] = await run<{ covers: number }>(
    'report-covers',
    `select coalesce(sum(coalesce(
       (select max(b.guest_count) from bill b where b.visit_id = v.id), greatest(v.guest_count, 1))), 0)::int as covers
     from table_visit v
     where v.venue_id = $1 and v.opened_at >= $2 and v.opened_at < $3
       -- Not "exists": as one of two the planner would read the orders of all venues for it.
       and coalesce((select true from orders o where o.visit_id = v.id and o.status <> 'pending_activate' and not ${NEVER_THE_VENUES} limit 1),
         (select true from bill b where b.visit_id = v.id and b.subtotal > 0 limit 1), false)`,
    [venueId, from, to],
  );
  return row?.covers ?? 0;
};

/** Names of members of staff, also of those who left the venue. */
export const namesOf = async (run: Run, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await run<{ id: string; name: string }>(
    'report-names',
    'select id, name from auth_user where id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
