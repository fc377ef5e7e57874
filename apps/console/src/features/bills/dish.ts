import { chosenOptions, type DishChoice } from '@tableside/contract/dish-choice';
import type { MenuItem } from '@tableside/contract/http/menu';
import { unitPrice } from '@tableside/domain/cart';
import { fromMajor, type Minor } from '@tableside/domain/money';

/** Whether there is nothing to ask about the dish: one tap puts it on the bill. */
export const isPlain = (dish: MenuItem): boolean =>
  dish.variations.length === 0 && dish.option_groups.length === 0;

/** One piece as chosen, by the rule the server prices it with; staff's lines know no loyalty. Minor units. */
export const priceOfDish = (dish: MenuItem, choice: DishChoice, decimals: number): Minor => {
  const read = (wire: number): Minor => fromMajor(wire, decimals);
  const variation = dish.variations.find(({ id }) => id === choice.variationId);
  const { unit } = unitPrice(
    {
      price: read(dish.price),
      loyaltyPrice: null,
      discountedPrice: dish.discounted_price === null ? null : read(dish.discounted_price),
      variation: variation ? { price: read(variation.price), loyaltyPrice: null } : null,
      options: chosenOptions(dish, choice).map(({ markup }) => ({
        markup: read(markup),
        loyaltyMarkup: null,
      })),
    },
    { loyalty: false },
  );
  return unit;
};

/** The lowest price of a dish in a list; `from`: it may cost more. */
export const listPrice = (dish: MenuItem, decimals: number): { price: Minor; from: boolean } => {
  const choices = dish.variations.length > 0 ? dish.variations.map(({ id }) => id) : [null];
  const prices = choices.map(variationId => priceOfDish(dish, { variationId, selection: {} }, decimals));
  const price = prices.reduce((least, each) => (each < least ? each : least));
  return { price, from: prices.some(each => each !== price) };
};
