import type { DraftItem } from '../menu/index.ts';
import { MAX_MINOR, type Minor, minor, roundHalfAwayFromZero } from '../money/index.ts';
import type { PriceRule } from './edit.ts';

/** Whether a rule can be followed at all: none gives everything away. */
export const isPriceRule = ({ percent, step }: PriceRule): boolean =>
  Number.isFinite(percent) && percent > -100 && percent <= 1000 && Number.isInteger(step) && step >= 1;

/** One amount by the rule, to the nearest whole step, halves up. What costs something keeps costing one step at least. */
export const priceByRule = (amount: Minor, { percent, step }: PriceRule): Minor => {
  const steps = roundHalfAwayFromZero((amount * (100 + percent)) / (100 * step));
  const least = amount > 0 ? 1 : 0;
  return minor(Math.min(Math.max(steps, least) * step, MAX_MINOR));
};

/** A dish with all its prices by the rule: its own, its variations', what its options add. */
export const itemByRule = (item: DraftItem, rule: PriceRule): DraftItem => {
  const price = (amount: Minor): Minor => priceByRule(amount, rule);
  const maybe = (amount: Minor | null): Minor | null => (amount === null ? null : price(amount));
  return {
    ...item,
    price: maybe(item.price),
    discountedPrice: maybe(item.discountedPrice),
    loyaltyPrice: maybe(item.loyaltyPrice),
    variations: item.variations.map(variation => ({
      ...variation,
      price: maybe(variation.price),
      loyaltyPrice: maybe(variation.loyaltyPrice),
    })),
    optionGroups: item.optionGroups.map(group => ({
      ...group,
      options: group.options.map(option => ({
        ...option,
        markup: price(option.markup),
        loyaltyMarkup: maybe(option.loyaltyMarkup),
      })),
    })),
  };
};
