import { bannerFor, categoryShown, filterCategories, inCategoriesList } from '@tableside/domain/menu';
import type { Category, Menu, MenuItem } from '../../../data/menu.ts';
import { isServed } from '../../../features/menu/index.ts';

/** Whether a category is on the page; its times are as the server worked them out. MENU-44, MENU-46. */
const isShown = (category: Category): boolean =>
  categoryShown({
    availability: { enabled: category.availability.enabled, type: category.availability.type },
    isAvailable: category.availability.is_currently_available,
    hasItems: category.items.length > 0,
  });

/**
 * What the menu lists, in its order: shown categories, of the active filter card where there is one; what is not served now
 * comes after what can be had. FILTER-03.
 */
export const visibleCategories = (menu: Menu, filter: readonly string[]): Category[] =>
  filterCategories(menu.categories.filter(isShown), filter).toSorted(
    (one, other) => Number(isServed(other)) - Number(isServed(one)),
  );

/** What the slider and the dropdown list. MENU-49. */
export const listedCategories = (categories: readonly Category[]): Category[] =>
  categories.filter(category => inCategoriesList({ showInCategoriesList: category.show_in_categories_list }));

/** The picture that stands in place of a category's heading, if any. MENU-47, MENU-48. */
export const bannerOf = (category: Category, language: string, main: string): string | null =>
  bannerFor(
    {
      type: category.type,
      banner: category.banner,
      bannerTranslations: category.banner_translations,
      hideUntranslatedBanners: category.hide_untranslated_banners,
    },
    language,
    main,
  );

/** Dishes on offer that can be had now. MENU-19. */
export const specialDeals = (categories: readonly Category[]): MenuItem[] =>
  categories
    .filter(category => !category.age_restricted)
    .flatMap(category => category.items)
    .filter(item => item.is_special_deal && item.in_stock);

/** A category's dishes under their subcategory headings, those without one first. */
export const itemsBySubcategory = (
  category: Category,
): { readonly heading: string | null; readonly items: readonly MenuItem[] }[] => {
  const known = new Set(category.subcategories.map(({ id }) => id));
  const loose = category.items.filter(({ subcategory }) => subcategory === null || !known.has(subcategory));
  const groups = category.subcategories.map(({ id, name }) => ({
    heading: name,
    items: category.items.filter(({ subcategory }) => subcategory === id),
  }));
  return [{ heading: null, items: loose }, ...groups].filter(({ items }) => items.length > 0);
};
