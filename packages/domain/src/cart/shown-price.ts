import { type Minor, minor } from '../money/index.ts';
import { type OptionPrice, type PriceTerms, unitPrice, type VariationPrice } from './unit-price.ts';

/**
 * The "from" price of an item whose own price is 0: the lowest positive option markup, in minor units. Null when the
 * item has a price, or no option costs anything. ITEM-10.
 */
export const fromPrice = (item: { price: Minor; optionMarkups: readonly Minor[] }): Minor | null => {
  const positive = item.optionMarkups.filter(markup => markup > 0);
  return item.price !== 0 || positive.length === 0 ? null : minor(Math.min(...positive));
};

/** An item as a list row knows it; options that cannot be chosen do not set a price. */
export type ListedItem = VariationPrice & {
  readonly discountedPrice: Minor | null;
  readonly variations: readonly (VariationPrice & { readonly inStock: boolean })[];
  readonly optionGroups: readonly {
    readonly options: readonly (OptionPrice & { readonly active: boolean })[];
  }[];
};

export type ShownPrice = {
  readonly kind: 'exact' | 'from';
  readonly price: Minor;
  readonly before: Minor | null;
};

const cheapest = <P extends { unit: Minor }>(prices: readonly P[]): P | undefined =>
  prices.reduce<P | undefined>((best, each) => (best && best.unit <= each.unit ? best : each), undefined);

/**
 * The price of a list row, in minor units: the item's, or "from" its cheapest variation that is in stock when the item
 * has no price of its own or its variations differ, or "from" its cheapest option. ITEM-02, ITEM-10, ITEM-19.
 */
export const shownPrice = (item: ListedItem, terms: PriceTerms): ShownPrice => {
  const inStock = item.variations.filter(variation => variation.inStock);
  const offered = inStock.length > 0 ? inStock : item.variations;
  const prices = offered.map(variation => unitPrice({ ...item, variation, options: [] }, terms));
  const own = cheapest(prices) ?? unitPrice({ ...item, variation: null, options: [] }, terms);
  const optionMarkups = item.optionGroups.flatMap(group =>
    group.options
      .filter(option => option.active)
      .map(({ markup, loyaltyMarkup }) => (terms.loyalty ? (loyaltyMarkup ?? markup) : markup)),
  );
  const from = fromPrice({ price: own.unit, optionMarkups });
  if (from !== null) return { kind: 'from', price: from, before: null };
  const differs = prices.some(({ unit }) => unit !== own.unit);
  const isFrom = differs || (prices.length > 0 && item.price === 0);
  return { kind: isFrom ? 'from' : 'exact', price: own.unit, before: own.before };
};
