import { type GroupRule, isGroupValid, unitPrice } from '@tableside/domain/cart';
import {
  type Category,
  categoryOrderable,
  categoryTimes,
  type MenuItem,
  type Option,
  type Variation,
} from '@tableside/domain/menu';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import type { WallTime } from '@tableside/domain/schedule';
import { type IngredientUses, type Takes, takesOf } from '@tableside/domain/stock';
import type { Member } from '../../loyalty/index.ts';
import type { MenuIndex } from '../../menu/index.ts';
import { type Sellable, sellable, sellablesOf } from '../../stock/index.ts';
import type { CartLine } from './cart-line.ts';

/** What lines are held against: the published menu, the venue's clock, and what has run out. */
export type MenuNow = {
  readonly menu: MenuIndex;
  readonly at: WallTime;
  /** Whether what goes together in one portion cannot be had. */
  readonly soldOut: (...together: readonly Sellable[]) => boolean;
  /** What dishes take of counted ingredients. */
  readonly uses: IngredientUses;
  /** A proven member orders for themselves: prices for members count. Staff who write down never are. CART-28. */
  readonly member?: Member | null;
};

/** Why a line cannot be ordered. */
export type LineProblem =
  | { readonly code: 'menu_item_unavailable' }
  | { readonly code: 'options_invalid'; readonly group: string | null }
  | { readonly code: 'sold_out'; readonly kind: 'item' | 'variation' };

/** A stored line with what it names on the menu and its price; `item` is null when it left the menu. */
export type ResolvedLine = {
  readonly line: CartLine;
  readonly item: MenuItem | null;
  /** Where it stands. */
  readonly category: Category | null;
  readonly variation: Variation | null;
  readonly options: readonly Option[];
  /** One piece with its options, minor units. */
  readonly unit: Minor;
  /** The price to strike through, when greater. */
  readonly before: Minor | null;
  /** What one piece costs everybody else more. */
  readonly saved: Minor;
  readonly problem: LineProblem | null;
  /** What one portion takes of counted ingredients; null: nothing. */
  readonly takes: Takes | null;
};

/** The dish and its size, which an option is added to. */
const baseOf = ({ id }: MenuItem, variation: Variation | null): Sellable[] => [
  sellable('item', id),
  ...(variation ? [sellable('variation', variation.id)] : []),
];

const ruleOf = (
  group: MenuItem['optionGroups'][number],
  base: readonly Sellable[],
  { soldOut }: MenuNow,
): GroupRule => ({
  ...group,
  options: group.options.map(({ id, isDefault, active }) => ({
    id,
    isDefault,
    active,
    inStock: !soldOut(...base, sellable('option', id)),
  })),
});

/** The first group that is not answered as it must be; `undefined` when all are. ITEM-11, ITEM-12. */
const wrongGroup = (
  item: MenuItem,
  base: readonly Sellable[],
  optionIds: readonly string[],
  now: MenuNow,
): string | null | undefined => {
  const known = new Set(item.optionGroups.flatMap(group => group.options.map(({ id }) => id)));
  if (!optionIds.every(id => known.has(id))) return null;
  return item.optionGroups.find(group => {
    const chosen = optionIds.filter(id => group.options.some(option => option.id === id));
    return !isGroupValid(ruleOf(group, base, now), chosen);
  })?.id;
};

const problemOf = (
  item: MenuItem,
  variation: Variation | null,
  line: CartLine,
  now: MenuNow,
): LineProblem | null => {
  const category = now.menu.categoryOf.get(item.id);
  const orderable =
    category &&
    !now.soldOut(sellable('category', category.id)) &&
    categoryOrderable(categoryTimes(category.availability, now.at));
  const wantsVariation = item.variations.length > 0;
  if (!orderable || (line.variation_id !== null && !variation)) return { code: 'menu_item_unavailable' };
  if (wantsVariation && !variation) return { code: 'options_invalid', group: null };
  if (now.soldOut(sellable('item', item.id))) return { code: 'sold_out', kind: 'item' };
  const base = baseOf(item, variation);
  if (now.soldOut(...base)) return { code: 'sold_out', kind: 'variation' };
  const group = wrongGroup(item, base, line.option_ids, now);
  if (group !== undefined) return { code: 'options_invalid', group };
  // Each option could be had, all of them together not.
  return now.soldOut(...sellablesOf(line)) ? { code: 'sold_out', kind: 'item' } : null;
};

/** What members pay for a dish: by an offer that runs, where that is less. One with sizes has no price of its own to offer. */
const asOffered = (item: MenuItem, member: Member | null): Minor | null => {
  const offered = member?.prices.get(item.id);
  const usual = item.loyaltyPrice ?? item.discountedPrice ?? item.price;
  return offered !== undefined && offered < usual ? offered : item.loyaltyPrice;
};

/**
 * Holds a line against the menu as it is now: prices it by the server's rules and says why it cannot be ordered, if it
 * cannot. CART-27…29, ITEM-11…19, ORDER-53.
 */
export const resolveLine = (line: CartLine, now: MenuNow): ResolvedLine => {
  const item = now.menu.itemById.get(line.item_id) ?? null;

  if (!item) {
    const problem: LineProblem = { code: 'menu_item_unavailable' };
    return {
      line,
      item,
      category: null,
      variation: null,
      options: [],
      unit: ZERO,
      before: null,
      saved: ZERO,
      problem,
      takes: null,
    };
  }
  const variation = item.variations.find(({ id }) => id === line.variation_id) ?? null;
  const options = item.optionGroups
    .flatMap(group => group.options)
    .filter(({ id }) => line.option_ids.includes(id));
  const priced = { ...item, loyaltyPrice: asOffered(item, now.member ?? null), variation, options };
  const price = unitPrice(priced, { loyalty: Boolean(now.member) });
  const takes = takesOf(now.uses, sellablesOf(line));
  const everybodys = unitPrice(priced, { loyalty: false }).unit;
  return {
    line,
    item,
    category: now.menu.categoryOf.get(item.id) ?? null,
    variation,
    options,
    ...price,
    saved: minor(Math.max(0, everybodys - price.unit)),
    problem: problemOf(item, variation, line, now),
    takes: Object.keys(takes).length > 0 ? takes : null,
  };
};
