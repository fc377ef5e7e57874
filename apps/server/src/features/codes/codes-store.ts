import type { TableType } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

export type CodeRow = {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  readonly order_type: TableType;
  readonly code: string;
  readonly short_code: string;
  readonly retired_at: Date | null;
  readonly last_scan_at: Date | null;
  readonly address: string | null;
  readonly printed_name: string | null;
  readonly printed_at: Date | null;
};

/** The venue's tables in its own order, those out of use last; `since` is how far back visits are looked through. */
export const readCodes = (run: Run, venueId: string, since: Date): Promise<CodeRow[]> =>
  run<CodeRow>(
    'codes-read',
    `with seen as (
       select table_id, max(opened_at) as at from table_visit
       where venue_id = $1 and opened_at > $2 and guest_count > 0 group by table_id)
     select t.id, t.name, t.area, t.order_type, t.code, t.short_code, t.retired_at, greatest(s.at, case when t.last_scan_at > $2 then t.last_scan_at end) as last_scan_at,
       p.address, p.name as printed_name, p.printed_at
     from venue_table t left join floor_area a on a.venue_id = t.venue_id and a.name = t.area
     left join seen s on s.table_id = t.id left join table_print p on p.table_id = t.id
     where t.venue_id = $1
     order by t.retired_at is not null, a.position nulls last, t.position, t.name, t.id`,
    [venueId, since],
  );

/** The venue's areas in their order: those that were arranged, then others that tables stand in. */
export const readAreas = async (run: Run, venueId: string): Promise<string[]> => {
  const rows = await run<{ name: string }>(
    'codes-areas',
    `select name from (
       select name, position as rank from floor_area where venue_id = $1
       union all
       select area, null from venue_table t where venue_id = $1 and retired_at is null and area <> ''
         and not exists (select from floor_area a where a.venue_id = $1 and a.name = t.area) group by area) all_areas
     order by rank nulls last, name`,
    [venueId],
  );
  return rows.map(({ name }) => name);
};

/** Names of the tables in use; whoever changes tables of the venue meanwhile waits. */
export const lockNames = async (
  run: Run,
  venueId: string,
): Promise<{ readonly id: string; readonly name: string }[]> => {
  await run('codes-lock-venue', 'select 1 from venue where id = $1 for no key update', [venueId]);
  return run<{ id: string; name: string }>(
    'codes-names',
    'select id, name from venue_table where venue_id = $1 and retired_at is null',
    [venueId],
  );
};

export type TableToChange = Pick<CodeRow, 'id' | 'name' | 'area' | 'order_type' | 'retired_at'> & {
  /** A party sits there, or an order of the table is open. */
  readonly occupied: boolean;
};

export const lockTable = async (
  run: Run,
  venueId: string,
  tableId: string,
): Promise<TableToChange | null> => {
  const [row] = await run<TableToChange>(
    'codes-lock-table',
    `select t.id, t.name, t.area, t.order_type, t.retired_at,
       exists (select from table_visit v where v.table_id = t.id and v.closed_at is null and v.shared)
       or exists (select from orders o where o.table_id = t.id and o.venue_id = t.venue_id and o.closed_at is null)
         as occupied
     from venue_table t where t.id = $2 and t.venue_id = $1 for update of t`,
    [venueId, tableId],
  );
  return row ?? null;
};

export const writeTable = async (
  run: Run,
  table: Pick<CodeRow, 'id' | 'name' | 'area' | 'order_type' | 'retired_at'>,
): Promise<void> => {
  await run(
    'codes-write-table',
    'update venue_table set name = $2, area = $3, order_type = $4, retired_at = $5 where id = $1',
    [table.id, table.name, table.area, table.order_type, table.retired_at],
  );
};

/** Gives the table new codes and remembers the old ones; false when another table has one of the new, or had. */
export const replaceCodes = async (
  run: Run,
  tableId: string,
  fresh: { readonly code: string; readonly shortCode: string; readonly at: Date },
): Promise<boolean> => {
  const rows = await run(
    'codes-replace',
    `with old as materialized (
       select id, venue_id, code, short_code from venue_table t where id = $1
         and not exists (select from venue_table o where o.code = $2 or o.short_code = $3)
         and not exists (select from replaced_code r where r.code in ($2, $3))),
     kept as (
       insert into replaced_code (code, venue_id, table_id, replaced_at)
       select unnest(array[code, short_code]), venue_id, id, $4 from old on conflict do nothing),
     unprinted as (delete from table_print p using old where p.table_id = old.id)
     update venue_table t set code = $2, short_code = $3 from old where t.id = old.id returning 1`,
    [tableId, fresh.code, fresh.shortCode, fresh.at],
  );
  return rows.length > 0;
};

/** Notes what stands on the codes that were just printed. */
export const notePrinted = async (
  run: Run,
  tables: readonly string[],
  address: string,
  at: Date,
): Promise<void> => {
  await run(
    'codes-note-printed',
    `insert into table_print (table_id, address, name, printed_at)
     select id, $2, name, $3 from venue_table where id = any($1::uuid[])
     on conflict (table_id) do update set address = excluded.address, name = excluded.name,
       printed_at = excluded.printed_at`,
    [tables, address, at],
  );
};
