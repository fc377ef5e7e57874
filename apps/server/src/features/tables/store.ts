import type { TableType } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/** A table with what goes on at it. Amounts in minor units. */
export type TableRow = {
  id: string;
  name: string;
  area: string;
  order_type: TableType;
  code: string;
  short_code: string;
  guests: number;
  /** Orders that wait for staff, or for the party's other guests. */
  asking: number;
  /** Accepted and not all delivered. */
  cooking: number;
  open_orders: number;
  placed: number;
  open_calls: number;
  unpaid: number;
  opened_at: Date | null;
  last_event_at: Date | null;
  decimals: number;
};

/** An order that only waits for its payment is not the venue's yet. ADR 0005. */
const REAL = `o.waiting_for is distinct from 'payment' and o.status not in ('rejected', 'failed')`;

const TABLES = `
  with party as materialized (
    select id, table_id, opened_at from table_visit
    where venue_id = $1 and closed_at is null and ($2::uuid is null or table_id = $2)),
  phones as (
    select s.table_id, count(*)::int as guests, max(s.created_at) as last_at from guest_session s
    where s.venue_id = $1 and ($2::uuid is null or s.table_id = $2) and s.ended_at is null and s.mode = 'scan'
      and s.expires_at > $3
    group by s.table_id),
  found as (
    select o.* from orders o where o.venue_id = $1 and o.closed_at is null and ($2::uuid is null or o.table_id = $2)
    union
    select o.* from party p join orders o on o.visit_id = p.id),
  ordered as (
    select o.table_id, count(*)::int as placed,
      (count(*) filter (where o.status in ('waiting_confirmation', 'pending_activate')))::int as asking,
      (count(*) filter (where o.status in ('active', 'partially_delivered') and exists (
        select from order_line l where l.order_id = o.id and l.delivered_at is null)))::int as cooking,
      (count(*) filter (where o.closed_at is null))::int as open_orders,
      (sum(o.total - o.paid) filter (where not exists (
        select from bill_item i join bill b on b.id = i.bill_id where i.order_id = o.id and b.kind = 'table')))::bigint
        as unpaid,
      max(o.updated_at) as last_at
    from found o where ${REAL} group by o.table_id),
  billed as (
    select p.table_id, sum(greatest(b.total - b.paid - b.paid_at_till, 0))::bigint as unpaid,
      max(b.updated_at) as last_at
    from party p join bill b on b.visit_id = p.id where b.kind = 'table' and b.status = 'open' group by p.table_id),
  called as (
    select c.table_id, count(*)::int as open_calls, max(c.called_at) as last_at from waiter_call c
    where c.venue_id = $1 and c.done_at is null and ($2::uuid is null or c.table_id = $2) group by c.table_id)
  select t.id, t.name, t.area, t.order_type, t.code, t.short_code, coalesce(p.guests, 0) as guests,
    coalesce(o.asking, 0) as asking, coalesce(o.cooking, 0) as cooking, coalesce(o.open_orders, 0) as open_orders,
    coalesce(o.placed, 0) as placed, coalesce(c.open_calls, 0) as open_calls,
    coalesce(o.unpaid, 0) + coalesce(m.unpaid, 0) as unpaid,
    (select min(opened_at) from party where table_id = t.id) as opened_at,
    greatest(o.last_at, p.last_at, c.last_at, m.last_at) as last_event_at,
    coalesce((v.settings -> 'currency' ->> 'decimals')::int, 2) as decimals
  from venue_table t join venue v on v.id = t.venue_id
  left join phones p on p.table_id = t.id left join ordered o on o.table_id = t.id
  left join called c on c.table_id = t.id left join billed m on m.table_id = t.id
  where t.venue_id = $1 and ($2::uuid is null or t.id = $2) order by t.position, t.name, t.id`;

/** The venue's tables, or only one; `now` decides which phones are live. */
export const readTables = (
  run: Run,
  venueId: string,
  tableId: string | null,
  now: Date,
): Promise<TableRow[]> => run<TableRow>('tables-at-a-glance', TABLES, [venueId, tableId, now]);

/** Locks the open visits of a table against new orders and phones, in id order. */
export const lockVisits = async (run: Run, venueId: string, tableId: string): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'table-visits-lock',
    'select id from table_visit where venue_id = $1 and table_id = $2 and closed_at is null order by id for update',
    [venueId, tableId],
  );
  return rows.map(({ id }) => id);
};

/** Ends visits with all their sessions and carts; answers with the sessions that were live. */
export const endVisits = async (run: Run, visitIds: readonly string[], at: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'table-visits-end',
    `with closed as (update table_visit set closed_at = $2 where id = any($1::uuid[]) returning id),
     live as materialized (
       select id from guest_session where visit_id = any($1::uuid[]) and ended_at is null order by id for update),
     ended as (
       update guest_session s set ended_at = $2, phone_number = null from live where s.id = live.id returning s.id),
     emptied as (
       update cart c set lines = '[]', coupon_code = null, revision = c.revision + 1, updated_at = $2
       from live where c.session_id = live.id returning 1)
     select id from ended`,
    [visitIds, at],
  );
  return rows.map(({ id }) => id);
};

/** Numbers of the visits' orders that wait for a payment nobody can make any more. */
export const awaitingPayment = async (run: Run, visitIds: readonly string[]): Promise<string[]> => {
  const rows = await run<{ number: string }>(
    'table-orders-awaiting-payment',
    `select unique_order_number as number from orders
     where visit_id = any($1::uuid[]) and closed_at is null and waiting_for = 'payment' order by id`,
    [visitIds],
  );
  return rows.map(({ number }) => number);
};
