import type { DraftItem } from '../../menu/index.ts';
import type { ReadItem } from '../read-menu.ts';
import { nameKey } from './ids.ts';

/** Which dish of the menu a row means, or that it is a new one; null where nobody can tell. */
export type Meaning = {
  readonly dish: string | 'new';
  /** It is one of several of its name, told apart by their order alone. */
  readonly isTwin: boolean;
} | null;

/**
 * What the rows of a category mean: the dish of their id, else of their name. Several of one name without ids are new
 * dishes where the menu has none of it, and otherwise mean the menu's in their order; where the file has fewer than the
 * menu nobody knows which, and of more than the menu has, the last are left out. `taken` are dishes that rows of the file
 * name by id.
 */
export const meantItems = (
  items: readonly DraftItem[],
  said: readonly ReadItem[],
  taken: ReadonlySet<string>,
  main: string,
): Meaning[] => {
  const byName = Map.groupBy(items, item => nameKey(item.name, main));
  const rows = Map.groupBy(
    said.filter(({ id }) => id === null || !taken.has(id)),
    row => nameKey(row.name, main),
  );
  return said.map(row => {
    if (row.id !== null && taken.has(row.id)) return { dish: row.id, isTwin: false };
    const name = nameKey(row.name, main);
    const [dishes, alike] = [byName.get(name) ?? [], rows.get(name) ?? []];
    const at = alike.indexOf(row);
    if (dishes.length === 0) return { dish: 'new', isTwin: at > 0 && row.id === null };
    const free = dishes.filter(({ id }) => !taken.has(id));
    const dish = alike.length < free.length ? undefined : free[at];
    return dish ? { dish: dish.id, isTwin: at > 0 } : null;
  });
};
