import type { Category, Menu, MenuItem } from '../../data/menu.ts';
import { isServed } from '../../features/menu/index.ts';

/** What can be found, and which categories are served now. Age-restricted dishes only after the approval. MENU-40. */
export const searchable = (
  menu: Menu | undefined,
  ageApproved: boolean,
): {
  readonly categories: readonly Category[];
  readonly items: readonly MenuItem[];
  readonly served: ReadonlySet<string>;
} => {
  const categories = (menu?.categories ?? []).filter(category => ageApproved || !category.age_restricted);
  return {
    categories: (menu?.categories ?? []).filter(category => category.show_in_categories_list),
    items: categories.flatMap(category => category.items),
    served: new Set(categories.filter(isServed).map(({ id }) => id)),
  };
};
