import type { BoardTable } from '@tableside/contract/http/console/board';

/** Whether somebody sits there or something is left to do. */
export const inUse = (table: BoardTable): boolean =>
  table.state !== 'free' || table.guests > 0 || table.open_orders > 0 || table.unpaid > 0;

const urgency: Record<BoardTable['state'], number> = {
  waiting: 0,
  asking_to_pay: 1,
  to_fire: 2,
  ordered: 3,
  part_paid: 4,
  eating: 5,
  paid: 6,
  browsing: 7,
  free: 8,
};
const byName = new Intl.Collator('en', { numeric: true });

/** Tables that wait for us first, then by name with numbers in their order (2 before 10). */
export const byUrgency = (tables: readonly BoardTable[]): readonly BoardTable[] =>
  [...tables].sort((a, b) => urgency[a.state] - urgency[b.state] || byName.compare(a.name, b.name));

/** Tables by area in the order the venue lists them; within an area by name. */
export const byArea = (tables: readonly BoardTable[]): ReadonlyMap<string, readonly BoardTable[]> => {
  const areas = new Map<string, BoardTable[]>();
  for (const table of tables) areas.set(table.area, [...(areas.get(table.area) ?? []), table]);
  for (const list of areas.values()) list.sort((a, b) => byName.compare(a.name, b.name));
  return areas;
};
