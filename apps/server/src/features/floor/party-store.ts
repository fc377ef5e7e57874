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
     where t.venue_id = $1 and t.id = any($2::uuid[]) and t.order_type not in ('pickup', 'self_service')`,
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
  readonly bills: readonly string[];
  readonly calls: readonly string[];
};

/** Puts a locked party, its live phones, orders, bills and open calls at another table. */
export const moveVisit = async (run: Run, visitId: string, tableId: string): Promise<MovedParty> => {
  const [row] = await run<MovedParty>(
    'floor-move-visit',
    `with visit as (update table_visit set table_id = $2 where id = $1 returning id),
     phones as (
       update guest_session set table_id = $2 where visit_id = $1 and ended_at is null returning id, mode),
     bills as (
       update bill set table_id = $2 where visit_id = $1
       returning id, kind = 'table' and status = 'open' as is_open),
     moved as (update orders set table_id = $2 where visit_id = $1 returning id, status, closed_at),
     calls as (
       update waiter_call c set table_id = $2 from guest_session s
       where s.id = c.session_id and s.visit_id = $1 and c.done_at is null returning c.id)
     select coalesce((select jsonb_agg(id) from phones where mode <> 'staff'), '[]') as sessions,
       coalesce((select jsonb_agg(id) from moved where closed_at is null), '[]') as orders,
       coalesce((select jsonb_agg(id) from bills where is_open), '[]') as bills,
       coalesce((select jsonb_agg(id) from calls), '[]') as calls
     from visit`,
    [visitId, tableId],
  );
  return row ?? { sessions: [], orders: [], bills: [], calls: [] };
};
