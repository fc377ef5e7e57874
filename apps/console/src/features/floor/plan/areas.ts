import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { GRID } from '@tableside/domain/floor';
import type { FloorPlace } from '../floor-query.ts';

/** The areas of a plan in order; tables that stand in none come last, under no name. */
export const areasOf = ({ areas, places }: Pick<FloorPlan, 'areas' | 'places'>): readonly string[] => {
  const named = areas.map(({ name }) => name);
  const used = new Set(places.map(({ area }) => area));
  return [...named, ...[...used].filter(area => !named.includes(area))];
};

/** Rows that are drawn: down to the lowest table, and `more` below it to put one there. */
export const rowsOf = (places: readonly Pick<FloorPlace, 'y' | 'height'>[], more: number): number => {
  const lowest = places.reduce((low, { y, height }) => Math.max(low, y + height), 0);
  return Math.min(GRID.rows, Math.max(8, lowest + more));
};
