import type { DraftCategory, DraftItem, DraftMenu } from '../menu/index.ts';

export type Found = { readonly item: DraftItem; readonly category: DraftCategory; readonly at: number };

export const findItem = (menu: DraftMenu, id: string): Found | null => {
  for (const category of menu.categories) {
    const at = category.items.findIndex(item => item.id === id);
    const item = category.items[at];
    if (item) return { item, category, at };
  }
  return null;
};

/** A copy with one more at a place, the last one where the place is beyond it. */
export const insertAt = <T>(list: readonly T[], at: number, added: T): T[] => list.toSpliced(at, 0, added);

export const withCategory = (
  menu: DraftMenu,
  id: string,
  change: (category: DraftCategory) => DraftCategory,
): DraftMenu => ({
  ...menu,
  categories: menu.categories.map(each => (each.id === id ? change(each) : each)),
});

/** The menu with dishes put in the place of those of the same id. Categories without any of them stay the same object. */
export const withItems = (menu: DraftMenu, items: readonly DraftItem[]): DraftMenu => {
  const byId = new Map(items.map(item => [item.id, item]));
  return {
    ...menu,
    categories: menu.categories.map(category =>
      category.items.some(({ id }) => byId.has(id))
        ? { ...category, items: category.items.map(item => byId.get(item.id) ?? item) }
        : category,
    ),
  };
};

export const itemsOf = (menu: DraftMenu): DraftItem[] => menu.categories.flatMap(({ items }) => items);
