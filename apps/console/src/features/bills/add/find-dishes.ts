import type { Menu, MenuItem } from '@tableside/contract/http/menu';
import { foldText } from '@tableside/domain/search';

/** Dishes of a category, as a waiter's list. */
export type DishGroupList = { readonly category: string; readonly dishes: readonly MenuItem[] };

/**
 * Dishes in which every typed word occurs (in the dish's or its category's name), those whose name begins with what was
 * typed first; without words the whole menu by category.
 */
export const findDishes = (menu: Menu, words: string): readonly DishGroupList[] => {
  const wanted = foldText(words);
  const { categories } = menu;
  if (wanted === '') {
    return categories.map(({ name, items }) => ({ category: name, dishes: items })).filter(hasDishes);
  }
  const parts = wanted.split(' ');
  const found = categories.flatMap(category =>
    category.items
      .filter(dish => parts.every(part => foldText(`${dish.name} ${category.name}`).includes(part)))
      .map(dish => ({ dish, begins: foldText(dish.name).startsWith(wanted) })),
  );
  const dishes = [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)];
  return [{ category: '', dishes: dishes.map(({ dish }) => dish) }].filter(hasDishes);
};

const hasDishes = ({ dishes }: DishGroupList): boolean => dishes.length > 0;
