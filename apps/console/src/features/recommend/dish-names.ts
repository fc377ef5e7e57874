import type { Menu } from '@tableside/contract/http/menu';

/** Dishes to choose from, by category, as a list box takes them; those in `without` are left out. */
export const dishChoices = (menu: Menu, without: ReadonlySet<string>) =>
  menu.categories
    .map(category => ({
      group: category.name,
      items: category.items
        .filter(({ id }) => !without.has(id))
        .map(({ id, name }) => ({ value: id, label: name })),
    }))
    .filter(({ items }) => items.length > 0);

/** Names of a menu's dishes by id. */
export const dishNames = (menu: Menu): ReadonlyMap<string, string> =>
  new Map(menu.categories.flatMap(({ items }) => items).map(({ id, name }) => [id, name]));

/** Lists in the order of the menu; those of dishes that have left it stand last. */
export const inMenuOrder = <List extends { readonly item_id: string }>(
  names: ReadonlyMap<string, string>,
  lists: readonly List[],
): readonly List[] => [
  ...[...names.keys()].flatMap(id => lists.filter(({ item_id }) => item_id === id)),
  ...lists.filter(({ item_id }) => !names.has(item_id)),
];
