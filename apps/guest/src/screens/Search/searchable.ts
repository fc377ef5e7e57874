import { dishLabels } from '@tableside/contract/dish-labels';
import { type DishIndex, indexDishes } from '@tableside/domain/search';
import type { Category, Menu, MenuItem } from '../../data/menu.ts';
import { isServed } from '../../features/menu/index.ts';
import { type InMainLanguage, NOT_TRANSLATED } from './main-language.ts';

export type Searchable = {
  readonly categories: readonly Category[];
  readonly index: DishIndex<MenuItem>;
  readonly served: ReadonlySet<string>;
};

/**
 * What can be found, by its texts in the guest's language and the menu's own, and which categories are served now.
 * Age-restricted dishes only after the approval, others only if they are `shown`: what a filter hides is not found.
 * MENU-40, SEARCH-04.
 */
export const searchable = (
  menu: Menu | undefined,
  ageApproved: boolean,
  main: InMainLanguage = NOT_TRANSLATED,
  shown: (item: MenuItem) => boolean = () => true,
): Searchable => {
  const all = menu?.categories ?? [];
  const open = all.filter(category => ageApproved || !category.age_restricted);
  const categoryOf = new Map(open.map(category => [category.id, category]));
  return {
    categories: all.filter(category => category.show_in_categories_list),
    served: new Set(open.filter(isServed).map(({ id }) => id)),
    index: indexDishes(open.flatMap(({ items }) => items).filter(shown), item => {
      const category = categoryOf.get(item.category);
      const there = main.dishes.get(item.id);
      return {
        names: [item.name, there?.name ?? ''],
        labels: category ? [...dishLabels(item, category), main.categories.get(category.id) ?? ''] : [],
        descriptions: [item.description, there?.description ?? ''],
      };
    }),
  };
};
