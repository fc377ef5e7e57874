import type { TableType } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import { HELD_LINE } from '../held-courses/index.ts';
import { LEFT_OF_ORDER, LEFT_ON_BILL } from '../left-to-pay/index.ts';

/** A table with what goes on at it. Amounts in minor units. */
export type TableRow = {
  id: string;
  name: string;
  area: string;
  order_type: TableType;
  code: string;
  short_code: string;
  /** Of the party that sits there. */
  pin: string | null;
  /** Phones with a live session. */
  guests: number;
  /** As staff counted them. */
  people: number | null;
  /** The oldest order that waits for staff, or for the party's other guests, or call that nobody answered. */
  waiting_since: Date | null;
  /** The oldest order accepted and not all delivered; what waits for its course is not being made. */
  cooking_since: Date | null;
  /** The oldest order accepted of which a course waits to be fired. */
  held_since: Date | null;
  open_orders: number;
  /** Orders and pieces written on the bill. */
  ordered: number;
  served_at: Date | null;
  asked_to_pay_at: Date | null;
  unpaid: number;
  paid: number;
  paid_at: Date | null;
  opened_at: Date | null;
  last_event_at: Date | null;
  /** Of the reservation that the party came by. */
  reserved_name: string | null;
  reserved_party: number | null;
  /** Who serves it. */
  waiter_id: string | null;
  waiter_name: string | null;
  /** Only while its party sits there. */
  waiter_for_party: boolean;
  /** Parties that joined the one that sits there. */
  joined:
    | readonly {
        readonly table: string;
        readonly openedAt: string;
        readonly seats: number;
        readonly bill: string | null;
        readonly into: string | null;
      }[]
    | null;
  decimals: number;
};

/** An order that only waits for its payment is not the venue's yet. ADR 0005. */
const REAL = `o.waiting_for is distinct from 'payment' and o.status not in ('rejected', 'failed')`;

const ON_TABLE_BILL = `exists (
  select from bill_item i join bill b on b.id = i.bill_id where i.order_id = o.id and b.kind = 'table')`;

const GOING = `o.status in ('active', 'partially_delivered')`;

/** Everything is gathered once for the whole floor, so that a hundred tables cost one statement. */
const TABLES = `
  with party as materialized (
    select id, table_id, shared, pin, opened_at from table_visit
    where venue_id = $1 and closed_at is null and ($2::uuid is null or table_id = $2)),
  phones as (
    select s.table_id, count(*)::int as guests, max(s.created_at) as last_at from guest_session s
    where s.venue_id = $1 and ($2::uuid is null or s.table_id = $2) and s.ended_at is null and s.mode = 'scan'
      and s.expires_at > $3
    group by s.table_id),
  -- What the kitchen still makes for people whose table was closed is the table's until somebody else sits there.
  found as (
    select o.* from orders o where o.venue_id = $1 and o.closed_at is null and ($2::uuid is null or o.table_id = $2)
      and not exists (select from party p where p.table_id = o.table_id and p.shared and p.id <> o.visit_id)
    union
    select o.* from party p join orders o on o.visit_id = p.id),
  placed as (
    select o.table_id, count(*)::int as ordered,
      min(o.placed_at) filter (where o.status in ('waiting_confirmation', 'pending_activate')) as waiting_since,
      min(coalesce(o.accepted_at, o.placed_at)) filter (where ${GOING} and d.left_to_bring) as cooking_since,
      min(coalesce(o.accepted_at, o.placed_at)) filter (where ${GOING} and d.left_held) as held_since,
      (count(*) filter (where o.closed_at is null))::int as open_orders,
      coalesce(sum(${LEFT_OF_ORDER}) filter (where not ${ON_TABLE_BILL}), 0)::bigint as unpaid,
      coalesce(sum(o.paid) filter (where not ${ON_TABLE_BILL}), 0)::bigint as paid,
      max(coalesce(d.brought_at, case when o.status = 'closed' then o.closed_at end)) as served_at,
      max(o.updated_at) as last_at
    from found o cross join lateral (
      select bool_or(i.is_left and not i.waits) as left_to_bring, bool_or(i.is_left and i.waits) as left_held,
        max(i.delivered_at) as brought_at
      -- Apart, so that what waits is looked up once for each line, and for those alone that are still to come.
      from (select l.delivered_at, l.delivered_at is null and l.taken_off < l.quantity as is_left,
          case when l.delivered_at is null and l.taken_off < l.quantity and l.course_id is not null then ${HELD_LINE} else false end as waits
        from order_line l where l.order_id = o.id offset 0) i) d
    where ${REAL} group by o.table_id),
  billed as (
    select p.table_id, sum(case when b.status = 'open' then ${LEFT_ON_BILL} end)::bigint
        as unpaid,
      sum(b.paid + b.paid_at_till)::bigint as paid, sum(b.next_position)::int as pieces,
      max(b.guest_count) as people, min(b.precheck_printed_at) filter (where b.status = 'open') as printed_at,
      max(b.opened_at) as opened_at, max(b.updated_at) as last_at
    from party p join bill b on b.visit_id = p.id where b.kind = 'table' and b.status <> 'void' group by p.table_id),
  money as (
    select p.table_id, min(q.created_at) filter (where q.status in ('processing', 'unknown')) as under_way_since,
      max(q.captured_at) as paid_at
    from party p join bill b on b.visit_id = p.id join payment q on q.bill_id = b.id
    where q.status in ('processing', 'unknown', 'captured', 'part_refunded', 'refunded') group by p.table_id),
  booked as (
    select p.table_id, min(r.name) as name, max(r.party) as party from party p
    join reservation r on r.visit_id = p.id where r.state = 'seated' group by p.table_id),
  joined as (
    select p.table_id, jsonb_agg(jsonb_build_object('table', g.table_id, 'openedAt', g.opened_at, 'seats', g.joined_seats, 'bill', (
        select b.id from bill b where b.visit_id = g.id and b.kind = 'table' order by b.opened_at desc, b.id limit 1),
        'into', (select b.id from bill b where b.visit_id = p.id and b.kind = 'table' and b.status = 'open'))
      order by g.closed_at, g.id) as parties
    from party p join table_visit g on g.joined_to = p.id group by p.table_id),
  called as (
    select c.table_id, min(c.called_at) as waiting_since, max(c.called_at) as last_at from waiter_call c
    where c.venue_id = $1 and c.done_at is null and ($2::uuid is null or c.table_id = $2) group by c.table_id)
  select t.id, t.name, t.area, t.order_type, t.code, t.short_code,
    case when v.settings ->> 'presence' = 'pin' then (select s.pin from party s where s.table_id = t.id and s.shared) end as pin,
    coalesce(p.guests, 0) as guests, b.people,
    least(o.waiting_since, c.waiting_since) as waiting_since, o.cooking_since, o.held_since, coalesce(o.open_orders, 0) as open_orders,
    coalesce(o.ordered, 0) + coalesce(b.pieces, 0) as ordered,
    coalesce(o.served_at, case when b.pieces > 0 then b.opened_at end) as served_at,
    least(b.printed_at, m.under_way_since) as asked_to_pay_at,
    coalesce(o.unpaid, 0) + coalesce(b.unpaid, 0) as unpaid, coalesce(o.paid, 0) + coalesce(b.paid, 0) as paid,
    m.paid_at, (select min(opened_at) from party where table_id = t.id) as opened_at,
    greatest(o.last_at, p.last_at, c.last_at, b.last_at, m.paid_at) as last_event_at,
    k.name as reserved_name, k.party as reserved_party, w.user_id as waiter_id, u.name as waiter_name,
    w.for_party as waiter_for_party, j.parties as joined,
    coalesce((v.settings -> 'currency' ->> 'decimals')::int, 2) as decimals
  from venue_table t join venue v on v.id = t.venue_id
  left join floor_area a on a.venue_id = t.venue_id and a.name = t.area
  left join phones p on p.table_id = t.id left join placed o on o.table_id = t.id
  left join called c on c.table_id = t.id left join billed b on b.table_id = t.id
  left join money m on m.table_id = t.id left join booked k on k.table_id = t.id
  left join joined j on j.table_id = t.id
  -- Whose section it is in, once the party is gone for which alone somebody served it.
  left join lateral (
    select case when r.party is null or sits then r.user_id else r.section_of end as user_id, sits as for_party
    from table_waiter r
      cross join lateral (select exists (select from party p where p.id = r.party and p.table_id = t.id) as sits) s
    where r.table_id = t.id) w on true
  left join auth_user u on u.id = w.user_id
  where t.venue_id = $1 and ($2::uuid is null or t.id = $2)
    and (t.retired_at is null or exists (select from party where table_id = t.id))
  order by a.position nulls last, t.position, t.name, t.id`;

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

/** The party that placed an order of the venue, and its table; null for an unknown order. */
export const partyOfOrder = async (
  run: Run,
  venueId: string,
  order: string,
): Promise<{ readonly visitId: string; readonly tableId: string } | null> => {
  const [row] = await run<{ visitId: string; tableId: string }>(
    'table-party-of-order',
    `select visit_id as "visitId", table_id as "tableId" from orders
     where venue_id = $1 and unique_order_number = $2`,
    [venueId, order],
  );
  return row ?? null;
};

/** A party's open orders by their numbers, and how many of all its orders staff accepted or somebody paid for. */
export const ordersOfParty = async (
  run: Run,
  visitId: string,
): Promise<{ readonly open: readonly string[]; readonly real: number }> => {
  const rows = await run<{ number: string; open: boolean; real: boolean }>(
    'table-orders-of-party',
    `select unique_order_number as number, closed_at is null as open, accepted_at is not null or paid > 0 as real
     from orders where visit_id = $1 order by id`,
    [visitId],
  );
  return {
    open: rows.filter(({ open }) => open).map(({ number }) => number),
    real: rows.filter(({ real }) => real).length,
  };
};

/**
 * Ends visits with all their sessions and carts; answers with the sessions that were live. The lock lets others refer to a
 * session meanwhile: whoever moves its order writes it a message and then wants the party's bill, which is locked here.
 * Whose row must not outlive the session (calls, browsers to be told) takes a share of its lock.
 */
export const endVisits = async (run: Run, visitIds: readonly string[], at: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'table-visits-end',
    `with closed as (update table_visit set closed_at = $2 where id = any($1::uuid[]) returning id),
     live as materialized (
       select id, coalesce(shared_cart, id) as cart_id from guest_session where visit_id = any($1::uuid[]) and ended_at is null order by id for no key update),
     ended as (
       update guest_session s set ended_at = $2, phone_number = null, party_name = null from live where s.id = live.id returning s.id),
     emptied as (
       update cart c set lines = '[]', coupon_code = null, revision = c.revision + 1, updated_at = $2
       where c.id in (select cart_id from live) returning 1)
     select id from ended`,
    [visitIds, at],
  );
  return rows.map(({ id }) => id);
};

/** Numbers of the visits' open orders of which everything that is wanted was brought. */
export const broughtOrders = async (run: Run, visitIds: readonly string[]): Promise<string[]> => {
  const rows = await run<{ number: string }>(
    'table-orders-brought',
    `select o.unique_order_number as number from orders o
     cross join lateral (
       select bool_or(l.delivered_at is not null) as any_brought,
         bool_or(l.delivered_at is null and l.taken_off < l.quantity) as left_to_bring
       from order_line l where l.order_id = o.id) d
     where o.visit_id = any($1::uuid[]) and o.status in ('active', 'partially_delivered')
       and d.any_brought and not d.left_to_bring order by o.id`,
    [visitIds],
  );
  return rows.map(({ number }) => number);
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
