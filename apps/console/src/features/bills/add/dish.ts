import {
  chosenOptions,
  type DishChoice,
  groupRule,
  isComplete,
  missingGroups,
} from '@tableside/contract/dish-choice';
import type { MenuItem } from '@tableside/contract/http/menu';
import { initialSelection, isGroupRequired, unitPrice } from '@tableside/domain/cart';
import { fromMajor, type Minor } from '@tableside/domain/money';

/** What is chosen of a dish before anybody was asked: its only size, and what the venue chose beforehand. */
export const startChoice = (dish: MenuItem): DishChoice => {
  const sizes = dish.variations.filter(({ in_stock }) => in_stock);
  return {
    variationId: sizes.length === 1 ? (sizes[0]?.id ?? null) : null,
    selection: initialSelection(dish.option_groups.map(groupRule)),
  };
};

/** Whether nothing has to be asked about the dish: one tap takes it; extras are chosen by touching its line. */
export const isPlain = (dish: MenuItem): boolean => isComplete(dish, startChoice(dish));

/** What has to be asked: of several sizes which, and each group that lacks an answer, by its id. */
export const questionsOf = (
  dish: MenuItem,
): { readonly size: boolean; readonly groups: readonly string[] } => {
  const start = startChoice(dish);
  return {
    size: dish.variations.length > 0 && start.variationId === null,
    groups: missingGroups(dish, start).map(({ id }) => id),
  };
};

/** Whether the answer to the last question ends the asking: each question has one answer, and all have it. */
export const isAnswered = (dish: MenuItem, choice: DishChoice): boolean => {
  const { size, groups } = questionsOf(dish);
  const asked = dish.option_groups.filter(({ id }) => groups.includes(id));
  return (
    (size || asked.length > 0) && asked.every(({ type }) => type === 'single') && isComplete(dish, choice)
  );
};

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

/** The cheapest answer to each question that has to be answered: a dish may cost nothing before it. */
const cheapestAnswers = (dish: MenuItem): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    dish.option_groups
      .filter(group => isGroupRequired(groupRule(group)))
      .map(({ id, type, min_choices, options }) => [
        id,
        options
          .filter(({ active, in_stock }) => active && in_stock)
          .toSorted((one, other) => one.markup - other.markup)
          .slice(0, type === 'single' ? 1 : min_choices)
          .map(option => option.id),
      ]),
  );

/** The lowest price of a dish in a list; `from`: it may cost more. */
export const listPrice = (dish: MenuItem, decimals: number): { price: Minor; from: boolean } => {
  // One tap takes it as the venue chose beforehand.
  if (dish.variations.length === 0 && isPlain(dish)) {
    return { price: priceOfDish(dish, startChoice(dish), decimals), from: false };
  }
  const choices = dish.variations.length > 0 ? dish.variations.map(({ id }) => id) : [null];
  const selection = cheapestAnswers(dish);
  const prices = choices.map(variationId => priceOfDish(dish, { variationId, selection }, decimals));
  const price = prices.reduce((least, each) => (each < least ? each : least));
  const asked = dish.option_groups.filter(({ id }) => selection[id] !== undefined);
  const varies = asked.some(({ options }) => new Set(options.map(({ markup }) => markup)).size > 1);
  return { price, from: varies || prices.some(each => each !== price) };
};
