import { type ListedItem, type ShownPrice, shownPrice } from '@tableside/domain/cart';
import { fromMajor, type Minor } from '@tableside/domain/money';
import type { MenuItem } from './http/menu.ts';

const maybe = (value: number | null, decimals: number): Minor | null =>
  value === null ? null : fromMajor(value, decimals);

/** An item of the menu answer as the price rules take it, in minor units. */
export const listedItem = (item: MenuItem, decimals: number): ListedItem => ({
  price: fromMajor(item.price, decimals),
  discountedPrice: maybe(item.discounted_price, decimals),
  loyaltyPrice: maybe(item.loyalty_price, decimals),
  variations: item.variations.map(variation => ({
    price: fromMajor(variation.price, decimals),
    loyaltyPrice: maybe(variation.loyalty_price, decimals),
    inStock: variation.in_stock,
  })),
  optionGroups: item.option_groups.map(group => ({
    options: group.options.map(option => ({
      markup: fromMajor(option.markup, decimals),
      loyaltyMarkup: maybe(option.loyalty_markup, decimals),
      active: option.active,
    })),
  })),
});

/** What a list row says an item costs everybody, or members of the loyalty programme. ITEM-02, ITEM-10, CART-28. */
export const itemPrice = (item: MenuItem, decimals: number, loyalty: boolean): ShownPrice =>
  shownPrice(listedItem(item, decimals), { loyalty });
