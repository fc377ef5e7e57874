import { categoryOrderable, itemOrderable } from '@tableside/domain/menu';
import type { Translate } from '@tableside/i18n';
import type { Category, MenuItem } from '../../data/menu.ts';

/** Whether a category's dishes are served now. MENU-45. */
export const isServed = (category: Category): boolean =>
  categoryOrderable({
    availability: { enabled: category.availability.enabled, type: category.availability.type },
    isAvailable: category.availability.is_currently_available,
  });

/** Why a dish cannot be had; null when it can. MENU-45, MENU-51. */
export const unavailability = (item: MenuItem, served: boolean): 'soldOut' | 'notNow' | null => {
  if (!served) return 'notNow';
  return item.in_stock ? null : 'soldOut';
};

/** The same in words: with the time from which a dish is to be had again, where somebody said it. */
export const whyNot = (t: Translate, { back }: MenuItem, why: 'soldOut' | 'notNow'): string => {
  if (why === 'notNow') return t('menu.notNow');
  return back ? t('menu.back', { time: back }) : t('menu.soldOut');
};

/** Whether ordering controls are shown for a dish. ITEM-09. */
export const isOrderable = (
  item: MenuItem,
  served: boolean,
  guest: { readonly orderingEnabled: boolean; readonly ordersPaused: boolean },
): boolean =>
  itemOrderable({
    orderingEnabled: guest.orderingEnabled,
    temporarilyDisabled: guest.ordersPaused,
    inStock: item.in_stock,
    categoryAvailable: served,
  });
