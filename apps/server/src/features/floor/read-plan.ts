import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { type Place, placesOf } from '@tableside/domain/floor';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { StaffContext } from '../../http/mount/handler.ts';
import { type PlacedTable, readFloor } from './plan-store.ts';

const placeOf = ({ x, y, width, height, shape, seats }: PlacedTable): Place | null =>
  x === null || y === null || width === null || height === null || shape === null || seats === null
    ? null
    : { x, y, width, height, shape, seats };

/** The plan as it is shown: tables that nobody arranged stand where there is room. */
export const readPlan = async (run: Run, venueId: string): Promise<FloorPlan> => {
  const { revision, changed_by, areas, tables } = await readFloor(run, venueId);
  const byArea = Map.groupBy(tables, ({ area }) => area);
  const places = [...byArea].flatMap(([area, list]) =>
    [...placesOf(list.map(table => ({ id: table.id, place: placeOf(table) })))].map(([table, place]) => ({
      table,
      area,
      ...place,
    })),
  );
  return { revision, changed_by, areas: areas.map(name => ({ name })), places };
};

/** Areas in order and a place for each table. */
export const planNow =
  ({ database }: Deps) =>
  async ({ staff }: { readonly staff: StaffContext }) => ({
    plan: await readPlan(database.run, staff.venueId),
  });
