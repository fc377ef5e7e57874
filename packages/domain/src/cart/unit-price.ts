import { type Minor, sum } from '../money/index.ts';

/** What an option adds per piece. */
export type OptionPrice = { readonly markup: Minor; readonly loyaltyMarkup: Minor | null };

/** A price and what members of the loyalty programme pay in its place. */
export type VariationPrice = { readonly price: Minor; readonly loyaltyPrice: Minor | null };

/** What one piece costs as the venue set it: the item, the chosen variation and the chosen options. */
export type PricedItem = VariationPrice & {
  readonly discountedPrice: Minor | null;
  readonly variation: VariationPrice | null;
  readonly options: readonly OptionPrice[];
};

/** Whether loyalty prices count: the guest has proven their enrolment. CART-28. */
export type PriceTerms = { readonly loyalty: boolean };

/**
 * One piece with its options, in minor units. Loyalty price, then discounted price, then price; a variation's price
 * replaces the item's, discount included; loyalty markups replace markups for members. `before` is the price to strike
 * through, only when greater. CART-27…29, ITEM-02, ITEM-19.
 */
export const unitPrice = (
  item: PricedItem,
  { loyalty }: PriceTerms,
): { unit: Minor; before: Minor | null } => {
  const { price, loyaltyPrice } = item.variation ?? item;
  const everybody = (item.variation ? null : item.discountedPrice) ?? price;
  const base = loyalty ? (loyaltyPrice ?? everybody) : everybody;
  const unit = sum([
    base,
    ...item.options.map(({ markup, loyaltyMarkup }) => (loyalty ? (loyaltyMarkup ?? markup) : markup)),
  ]);
  const full = sum([price, ...item.options.map(({ markup }) => markup)]);
  return { unit, before: full > unit ? full : null };
};
