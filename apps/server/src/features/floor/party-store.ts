import type { Run } from '../../database/database.ts';

/** A table where parties sit together, and the open party there; null: nobody. */
export type SharedTable = {
  readonly id: string;
  readonly name: string;
  readonly visit_id: string | null;
};

/**
 * Two tables of a venue with their open parties, these locked in id order against new orders and phones. Counters and
 * kiosks, where each phone is a party of its own, are not among them.
 */
export const lockTables = (run: Run, venueId: string, tables: readonly string[]): Promise<SharedTable[]> =>
  run<SharedTable>(
    'floor-tables-lock',
    `with open as materialized (
       select id, table_id from table_visit
       where venue_id = $1 and table_id = any($2::uuid[]) and closed_at is null and shared order by id for update)
     select t.id, t.name, o.id as visit_id from venue_table t left join open o on o.table_id = t.id
     where t.venue_id = $1 and t.id = any($2::uuid[]) and t.order_type not in ('pickup', 'self_service')
       and (t.retired_at is null or o.id is not null)`,
    [venueId, tables],
  );

/** Locks all bills of a party, in id order. */
export const lockBillsOfVisit = async (run: Run, visitId: string): Promise<void> => {
  await run('floor-bills-lock', 'select id from bill where visit_id = $1 order by id for update', [visitId]);
};

/** What of a party has to be told anew after it moved. */
export type MovedParty = {
  readonly sessions: readonly string[];
  readonly orders: readonly string[];
  /** Finished lately: they stand on staff's board still. */
  readonly finished: readonly string[];
  readonly bills: readonly string[];
  readonly calls: readonly string[];
};

/**
 * Puts a locked party, its live phones, orders, bills and open calls at another table. `since`: what was finished after it
 * is on the board still.
 */
export const moveVisit = async (
  run: Run,
  visitId: string,
  tableId: string,
  since: Date,
): Promise<MovedParty> => {
  const [row] = await run<MovedParty>(
    'floor-move-visit',
    `with visit as (update table_visit set table_id = $2 where id = $1 returning id),
     phones as (
       update guest_session set table_id = $2 where visit_id = $1 and ended_at is null returning id, mode),
     bills as (
       update bill set table_id = $2 where visit_id = $1
       returning id, kind, status),
     moved as (update orders set table_id = $2 where visit_id = $1 returning id, status, closed_at),
     calls as (
       update waiter_call c set table_id = $2 from guest_session s
       where s.id = c.session_id and s.visit_id = $1 and c.done_at is null returning c.id)
     select coalesce((select jsonb_agg(id) from phones where mode <> 'staff'), '[]') as sessions,
       coalesce((select jsonb_agg(id) from moved where closed_at is null), '[]') as orders,
       coalesce((select jsonb_agg(id) from moved where closed_at > $3), '[]') as finished,
       -- Those that are paid stand on staff's list as well; what is open comes last, as the phones' latest word.
       coalesce((select jsonb_agg(id order by status <> 'open' desc) from bills where kind = 'table'), '[]') as bills,
       coalesce((select jsonb_agg(id) from calls), '[]') as calls
     from visit`,
    [visitId, tableId, since],
  );
  return row ?? { sessions: [], orders: [], finished: [], bills: [], calls: [] };
};

/**
 * Two locked parties become one at a table: phones get numbers after those that are there, orders and calls go along, the
 * other party is over. `guests`: what was added to the phones' numbers.
 */
export const joinVisits = async (
  run: Run,
  join: {
    readonly from: string;
    readonly to: string;
    readonly table: string;
    readonly at: Date;
    readonly since: Date;
    /** Behind how many seats of the other party its own are. */
    readonly seats: number;
  },
): Promise<MovedParty & { readonly guests: number }> => {
  const [row] = await run<MovedParty & { readonly guests: number }>(
    'floor-join-visits',
    `with gone as (
       update table_visit set closed_at = $4, joined_to = $2, joined_seats = $6 where id = $1
       returning guest_count, presence_confirmed_at, opened_at),
     before as (
       update table_visit set joined_to = $2, joined_seats = joined_seats + $6 where joined_to = $1),
     party as (
       update table_visit t set guest_count = t.guest_count + gone.guest_count,
         opened_at = least(t.opened_at, gone.opened_at),
         presence_confirmed_at = coalesce(t.presence_confirmed_at, gone.presence_confirmed_at, $4)
       from gone where t.id = $2 returning t.guest_count - gone.guest_count as before),
     house as (
       update guest_session set ended_at = $4 where visit_id = $1 and mode = 'staff' and ended_at is null),
     phones as (
       update guest_session s set visit_id = $2, table_id = $3, guest_index = s.guest_index + party.before
       from party where s.visit_id = $1 and s.mode = 'scan' and s.ended_at is null returning s.id),
     calls as (
       update waiter_call c set table_id = $3 from phones where c.session_id = phones.id and c.done_at is null
       returning c.id),
     alone as (update bill set visit_id = $2, table_id = $3 where visit_id = $1 and kind = 'order'),
     moved as (
       update orders set visit_id = $2, table_id = $3 where visit_id = $1 returning id, closed_at)
     select party.before as guests, coalesce((select jsonb_agg(id) from phones), '[]') as sessions,
       coalesce((select jsonb_agg(id) from moved where closed_at is null), '[]') as orders, '[]'::jsonb as bills,
       coalesce((select jsonb_agg(id) from moved where closed_at > $5), '[]') as finished,
       coalesce((select jsonb_agg(id) from calls), '[]') as calls
     from party`,
    [join.from, join.to, join.table, join.at, join.since, join.seats],
  );
  return row ?? { sessions: [], orders: [], finished: [], bills: [], calls: [], guests: 0 };
};

/** How many phones a party has had: the numbers of its guests. */
export const phonesOfVisit = async (run: Run, visitId: string): Promise<number> => {
  const [row] = await run<{ phones: number }>(
    'floor-phones-of-visit',
    'select guest_count as phones from table_visit where id = $1',
    [visitId],
  );
  return row?.phones ?? 0;
};

/**
 * How many people sit together once parties are one: of each, as staff counted them, else its phones. Null: nobody counted
 * any of them.
 */
export const peopleOfVisits = async (run: Run, visitIds: readonly string[]): Promise<number | null> => {
  const [row] = await run<{ people: number | null }>(
    'floor-people-of-visits',
    `select case when bool_or(b.counted is not null) then sum(coalesce(b.counted, v.guest_count))::int end as people
     from table_visit v cross join lateral (
       select max(b.guest_count) as counted from bill b where b.visit_id = v.id and b.kind = 'table') b
     where v.id = any($1::uuid[])`,
    [visitIds],
  );
  return row?.people ?? null;
};

/** Who sits with a locked party. */
export const seatedOf = async (
  run: Run,
  visitId: string,
): Promise<{ readonly counted: number | null; readonly phones: number }> => {
  const [row] = await run<{ counted: number | null; phones: number }>(
    'floor-seated',
    `select v.guest_count as phones,
       (select max(b.guest_count) from bill b where b.visit_id = v.id and b.kind = 'table') as counted
     from table_visit v where v.id = $1`,
    [visitId],
  );
  return row ?? { counted: null, phones: 0 };
};
