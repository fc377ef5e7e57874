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
