import type { Place, Shape } from '@tableside/domain/floor';
import type { Run } from '../../database/database.ts';

export type PlanRow = { readonly revision: number; readonly changed_by: string | null };
/** A table with its area, and where it was put; nulls for one that nobody arranged. */
export type PlacedTable = {
  readonly id: string;
  readonly area: string;
  readonly x: number | null;
  readonly y: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly shape: Shape | null;
  readonly seats: number | null;
};
export type Arranged = Place & { readonly table: string; readonly area: string };

type Floor = PlanRow & { readonly areas: readonly string[]; readonly tables: readonly PlacedTable[] };

/** A venue's plan with its areas in order and all its tables, in one statement. */
export const readFloor = async (run: Run, venueId: string): Promise<Floor> => {
  const [row] = await run<Floor>(
    'floor-read',
    `with placed as (
       select t.id, t.area, t.name, a.position as rank, p.x, p.y, p.width, p.height, p.shape, p.seats, t.position
       from venue_table t left join floor_place p on p.table_id = t.id
       left join floor_area a on a.venue_id = t.venue_id and a.name = t.area
       where t.venue_id = $1 and t.retired_at is null),
     areas as (
       select name, position as rank, 0 as first from floor_area where venue_id = $1
       union all
       select area, null, min(position) from placed where rank is null and area <> '' group by area)
     select coalesce(f.revision, 0) as revision, f.changed_by,
       coalesce((select jsonb_agg(name order by rank nulls last, first, name) from areas), '[]') as areas,
       coalesce((select jsonb_agg(jsonb_build_object('id', id, 'area', area, 'x', x, 'y', y, 'width', width,
         'height', height, 'shape', shape, 'seats', seats) order by position, name, id) from placed), '[]') as tables
     from (select $1::uuid as id) v left join floor_plan f on f.venue_id = v.id`,
    [venueId],
  );
  return row ?? { revision: 0, changed_by: null, areas: [], tables: [] };
};

/** Raises the plan's revision when it is still the one that was changed; locks it. Null: somebody was quicker. */
export const raiseRevision = async (
  run: Run,
  venueId: string,
  change: { readonly from: number; readonly by: string; readonly at: Date },
): Promise<number | null> => {
  const [row] = await run<{ revision: number }>(
    'floor-raise',
    `insert into floor_plan as f (venue_id, revision, changed_by, changed_at) values ($1, $2 + 1, $3, $4)
     on conflict (venue_id) do update set revision = f.revision + 1, changed_by = $3, changed_at = $4
       where f.revision = $2
     returning revision`,
    [venueId, change.from, change.by, change.at],
  );
  return row?.revision ?? null;
};

/** Which of these tables are not the venue's. */
export const foreignTables = async (
  run: Run,
  venueId: string,
  tables: readonly string[],
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'floor-foreign-tables',
    `select x.id from unnest($2::uuid[]) as x(id)
     where not exists (select from venue_table t where t.id = x.id and t.venue_id = $1)`,
    [venueId, tables],
  );
  return rows.map(({ id }) => id);
};

/** Writes the areas in their order and where tables stand; tables that are not named stay where they are. */
export const writeFloor = async (
  run: Run,
  venueId: string,
  areas: readonly string[],
  places: readonly Arranged[],
): Promise<void> => {
  await run(
    'floor-write-areas',
    `with gone as (delete from floor_area where venue_id = $1 and name <> all($2::text[]))
     insert into floor_area (venue_id, name, position)
     select $1, name, rank::int from unnest($2::text[]) with ordinality as a(name, rank)
     on conflict (venue_id, name) do update set position = excluded.position`,
    [venueId, areas],
  );
  await run(
    'floor-write-places',
    `with p as (select * from jsonb_to_recordset($2::jsonb) as p("table" uuid, area text, x int, y int, width int,
         height int, shape text, seats int)),
     moved as (
       update venue_table t set area = p.area from p where t.id = p."table" and t.venue_id = $1 and t.area <> p.area)
     insert into floor_place (table_id, venue_id, x, y, width, height, shape, seats)
     select p."table", $1, p.x, p.y, p.width, p.height, p.shape, p.seats from p
     on conflict (table_id) do update set x = excluded.x, y = excluded.y, width = excluded.width,
       height = excluded.height, shape = excluded.shape, seats = excluded.seats`,
    [venueId, JSON.stringify(places)],
  );
};
