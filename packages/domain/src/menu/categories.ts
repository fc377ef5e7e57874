import { type Availability, isAvailableAt, type WallTime } from '../schedule/index.ts';

/** When a category can be had, and whether its schedule says so now. */
export type CategoryTimes = {
  readonly availability: Pick<Availability, 'enabled' | 'type'>;
  readonly isAvailable: boolean;
};

/** A category's times by its schedule and the venue's wall time; phones are told the outcome and carry no schedules. */
export const categoryTimes = (availability: Availability, now: WallTime): CategoryTimes => ({
  availability,
  isAvailable: isAvailableAt(availability, now),
});

/** Whether a category's items can be ordered now. MENU-45. */
export const categoryOrderable = ({ availability, isAvailable }: CategoryTimes): boolean =>
  !availability.enabled || isAvailable;

/**
 * Whether a category is on the menu: it has items and can be had, or its type keeps it on show as out of stock.
 * MENU-44, MENU-46.
 */
export const categoryShown = (category: CategoryTimes & { readonly hasItems: boolean }): boolean =>
  category.hasItems && (categoryOrderable(category) || category.availability.type === 'availability');

/** Whether a category is in the slider, the dropdown and the quick-access chips; the menu body lists it anyway. MENU-49. */
export const inCategoriesList = (category: { readonly showInCategoriesList: boolean }): boolean =>
  category.showInCategoriesList;

/** The categories of the active filter cards, in menu order; all when no filter is active. FILTER-03. */
export const filterCategories = <C extends { readonly id: string }>(
  categories: readonly C[],
  activeFilterIds: readonly string[],
): C[] => categories.filter(({ id }) => activeFilterIds.length === 0 || activeFilterIds.includes(id));

/** Whether an item shows ordering controls (quantity, add). ITEM-09. */
export const itemOrderable = (item: {
  readonly orderingEnabled: boolean;
  readonly temporarilyDisabled: boolean;
  readonly inStock: boolean;
  readonly categoryAvailable: boolean;
}): boolean => item.orderingEnabled && !item.temporarilyDisabled && item.inStock && item.categoryAvailable;
