import type { CartLine, ChosenGroup } from '../../../data/cart/index.ts';
import type { Menu } from '../../../data/menu.ts';

/** The option groups a line was ordered with, found again in the menu; null when the menu no longer knows them all. */
export const groupsOfLine = (menu: Menu | undefined, line: CartLine): ChosenGroup[] | null => {
  if (line.options.length === 0) return [];
  const item = menu?.categories.flatMap(({ items }) => items).find(({ id }) => id === line.item_id);
  if (!item) return null;
  const chosen = new Set(line.options.map(option => option.option_id));
  const groups = item.option_groups.flatMap(group => {
    const options = group.options.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
    return options.length > 0 ? [{ id: group.id, options }] : [];
  });
  const found = groups.reduce((count, { options }) => count + options.length, 0);
  return found === chosen.size ? groups : null;
};
