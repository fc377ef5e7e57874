import type { MenuDocument } from '../menu/index.ts';

/** The menu that guests are shown: without what is hidden. */
export const publishable = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  categories: menu.categories
    .filter(({ hidden }) => !hidden)
    .map(({ hidden: _, ...category }) => ({
      ...category,
      items: category.items.filter(({ hidden }) => !hidden).map(({ hidden: __, ...item }) => item),
    })),
});
