import { chosenOptions, type DishChoice, groupRule } from '@tableside/contract/dish-choice';
import { listedItem } from '@tableside/contract/dish-price';
import { initialSelection, lineKey, unitPrice } from '@tableside/domain/cart';
import { fromMajor, type Minor, times, toMajor } from '@tableside/domain/money';
import type { CartLine, ChosenGroup } from '../../data/cart/index.ts';
import type { MenuItem } from '../../data/menu.ts';

/** What the guest has chosen in an item sheet. */
export type Choice = DishChoice & {
  readonly quantity: number;
  /** What the kitchen is told about it. */
  readonly note: string;
};

/** What a sheet opens with: one piece, the first variation to be had, defaults of single groups. ITEM-03, ITEM-04. */
export const initialChoice = (item: MenuItem): Choice => ({
  variationId: item.variations.find(variation => variation.in_stock)?.id ?? null,
  selection: initialSelection(item.option_groups.map(groupRule)),
  quantity: 1,
  note: '',
});

/** One piece as chosen, in minor units, and what it cost before. ITEM-19, CART-27…29. */
export const priceOfChoice = (
  item: MenuItem,
  choice: Choice,
  decimals: number,
): { unit: Minor; before: Minor | null; total: Minor } => {
  const variation = item.variations.find(({ id }) => id === choice.variationId);
  const { unit, before } = unitPrice(
    {
      ...listedItem(item, decimals),
      variation: variation ? { price: fromMajor(variation.price, decimals), loyaltyPrice: null } : null,
      options: chosenOptions(item, choice).map(option => ({
        markup: fromMajor(option.markup, decimals),
        loyaltyMarkup: null,
      })),
    },
    { loyalty: false },
  );
  return { unit, before, total: times(unit, choice.quantity) };
};

/** The chosen options by group, as the server is told. ITEM-15, ITEM-16. */
export const chosenGroups = ({ selection }: Choice): ChosenGroup[] =>
  Object.entries(selection).flatMap(([id, options]) => (options.length > 0 ? [{ id, options }] : []));

/** The line the guest sees in the cart before the server has answered. */
export const lineOf = (item: MenuItem, choice: Choice, decimals: number): CartLine => {
  const options = chosenOptions(item, choice);
  const { unit, total } = priceOfChoice(item, choice, decimals);
  const variation = item.variations.find(({ id }) => id === choice.variationId);
  const optionIds = options.map(({ id }) => id);
  const id = `new:${lineKey(item.id, choice.variationId, optionIds, choice.note)}`;
  return {
    cart_item_id: id,
    id,
    item_id: item.id,
    item_name: item.name,
    variation_id: choice.variationId,
    variation_name: variation?.name ?? null,
    quantity: choice.quantity,
    options: options.map(option => ({
      option_id: option.id,
      option_name: option.name,
      quantity: 1,
      price: option.markup,
    })),
    modifiers: options.map(option => ({ name: option.name, price: option.markup, quantity: 1 })),
    course_id: null,
    note: choice.note,
    guest_index: null,
    price: variation?.price ?? item.price,
    discounted_price: variation ? null : item.discounted_price,
    loyalty_price: null,
    unit_price: toMajor(unit, decimals),
    total: toMajor(total, decimals),
    thumbnail: item.thumbnail,
    available: true,
  };
};
