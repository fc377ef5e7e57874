import { type DishChoice, isComplete } from '@tableside/contract/dish-choice';
import type { MenuItem } from '@tableside/contract/http/menu';
import type { Minor } from '@tableside/domain/money';
import type { DraftLine } from '../pad/draft.ts';
import { priceOfDish } from './dish.ts';

/** A line of a pad at today's price, and what changed since it was put there. */
export type PadLine = DraftLine & {
  /** What one was when it was put there, where it is something else by now. */
  readonly was: Minor | null;
  /** It cannot be had like this any more. */
  readonly gone: boolean;
};

/** As much of a menu as it takes. */
type Dishes = { readonly categories: readonly { readonly items: readonly MenuItem[] }[] };

/** What was chosen of a dish, as far as the dish still has it; null: it has not. */
export const choiceOf = (dish: MenuItem, wire: DraftLine['wire']): DishChoice | null => {
  if (!('menu_item_id' in wire)) return null;
  const { variation_id: variationId = null, option_ids = [] } = wire;
  const size = dish.variations.find(({ id }) => id === variationId);
  if (dish.variations.length > 0 ? !size?.in_stock : variationId !== null) return null;
  const selection = Object.fromEntries(
    dish.option_groups.map(({ id, options }) => [
      id,
      options.filter(option => option_ids.includes(option.id) && option.in_stock).map(option => option.id),
    ]),
  );
  const found = Object.values(selection).flat();
  const choice = { variationId, selection };
  return found.length === option_ids.length && isComplete(dish, choice) ? choice : null;
};

/** A line that lay in the pad for a while, against the menu as it is now. Without a menu it stays as it was. */
export const againstMenu = (line: DraftLine, menu: Dishes | undefined, decimals: number): PadLine => {
  const { wire } = line;
  if (!menu || !('menu_item_id' in wire)) return { ...line, was: null, gone: false };
  const dish = menu.categories.flatMap(({ items }) => items).find(({ id }) => id === wire.menu_item_id);
  const choice = dish?.in_stock ? choiceOf(dish, wire) : null;
  if (!dish || !choice) return { ...line, was: null, gone: true };
  const unit = priceOfDish(dish, choice, decimals);
  return { ...line, unit, was: unit === line.unit ? null : line.unit, gone: false };
};
