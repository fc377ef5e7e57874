import type { Category, MenuItem } from './http/menu.ts';

/** What a dish of the menu answer is found by beside its own texts: its category, subcategory and tags. SEARCH-04 */
export const dishLabels = (item: MenuItem, category: Category): string[] => [
  category.name,
  ...category.subcategories.filter(({ id }) => id === item.subcategory).map(({ name }) => name),
  ...[...item.tags, ...item.restaurant_tags].map(({ name }) => name),
];
