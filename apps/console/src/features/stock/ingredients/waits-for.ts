import { type Left, missingFor, takesOf } from '@tableside/domain/stock';
import type { Countable, Stock, StockIngredient, StockItem } from '../stock-query.ts';

const partOf = ({ kind, id }: Pick<StockItem, 'kind' | 'id'>): string => `${kind}:${id}`;

const leftIn =
  (ingredients: readonly StockIngredient[]): Left =>
  id =>
    ingredients.find(each => each.id === id)?.remaining ?? undefined;

/** What goes together in one portion: a size with its dish. */
const portionOf = (item: Pick<StockItem, 'kind' | 'id' | 'of'>): readonly string[] =>
  item.of === null ? [partOf(item)] : [`item:${item.of}`, partOf(item)];

/** What keeps a dish off the menu that is not sold out itself: ingredients of which too little is left. */
export const waitsFor = ({ ingredients, uses }: Stock, item: StockItem): readonly StockIngredient[] => {
  const missing = missingFor(takesOf(uses, portionOf(item)), leftIn(ingredients));
  return ingredients.filter(({ id }) => missing.includes(id));
};

/** What takes of an ingredient, with how much, in the menu's order. */
export const takersOf = (
  { items, uses }: Stock,
  ingredient: string,
): readonly { readonly item: StockItem; readonly count: number }[] =>
  items.flatMap(item => {
    const count = uses[partOf(item)]?.[ingredient];
    return count === undefined ? [] : [{ item, count }];
  });

/** What an ingredient keeps off the menu. */
export const heldBy = (stock: Stock, { id }: StockIngredient): readonly StockItem[] =>
  stock.items.filter(item => waitsFor(stock, item).some(each => each.id === id));

/** Whether none is left of an ingredient, or too little for something that takes it. */
export const isShort = (stock: Stock, ingredient: StockIngredient): boolean =>
  ingredient.remaining === 0 || heldBy(stock, ingredient).length > 0;

/** Each dish as what is left lets it be had. */
const judged = (stock: Stock): Stock => ({
  ...stock,
  items: stock.items.map(each => {
    const in_stock = each.remaining !== 0 && waitsFor(stock, each).length === 0;
    return in_stock === each.in_stock ? each : { ...each, in_stock };
  }),
});

/** The same list with another count of one thing, as it stands until it is read again. */
export const withLeft = (
  stock: Stock,
  { kind, id }: Pick<Countable, 'kind' | 'id'>,
  left: Partial<Pick<Countable, 'remaining' | 'back_at' | 'each_day'>>,
): Stock => {
  const counted = <One extends { readonly id: string }>(each: One): One =>
    each.id === id ? { ...each, ...left } : each;
  return judged(
    kind === 'ingredient'
      ? { ...stock, ingredients: stock.ingredients.map(counted) }
      : { ...stock, items: stock.items.map(each => (each.kind === kind ? counted(each) : each)) },
  );
};

/** The same list with another link. */
export const withUse = (
  stock: Stock,
  ingredient: string,
  part: Pick<StockItem, 'kind' | 'id'>,
  count: number,
): Stock => {
  const { [ingredient]: _, ...others } = stock.uses[partOf(part)] ?? {};
  const takes = count > 0 ? { ...others, [ingredient]: count } : others;
  return judged({ ...stock, uses: { ...stock.uses, [partOf(part)]: takes } });
};
