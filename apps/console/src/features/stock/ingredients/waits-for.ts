import { type Left, missingFor, takesOf } from '@tableside/domain/stock';
import type { Countable, Stock, StockIngredient, StockItem } from '../stock-query.ts';

const partOf = ({ kind, id }: Pick<StockItem, 'kind' | 'id'>): string => `${kind}:${id}`;

const leftIn =
  (ingredients: readonly StockIngredient[]): Left =>
  id =>
    ingredients.find(each => each.id === id)?.remaining ?? undefined;

/** What keeps a dish off the menu that is not sold out itself: ingredients of which too little is left. */
export const waitsFor = ({ ingredients, uses }: Stock, item: StockItem): readonly StockIngredient[] => {
  const missing = missingFor(takesOf(uses, [partOf(item)]), leftIn(ingredients));
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

/** Whether too little of an ingredient is left for something that takes it. */
export const isShort = (stock: Stock, { id, remaining }: StockIngredient): boolean =>
  remaining !== null && (remaining === 0 || takersOf(stock, id).some(({ count }) => remaining < count));

/** The same list with another count of one thing, as it stands until it is read again. */
export const withLeft = (
  stock: Stock,
  { kind, id }: Pick<Countable, 'kind' | 'id'>,
  left: Partial<Pick<Countable, 'remaining' | 'back_at' | 'each_day'>>,
): Stock => {
  const counted = <One extends { readonly id: string }>(each: One): One =>
    each.id === id ? { ...each, ...left } : each;
  if (kind !== 'ingredient') {
    const items = stock.items.map(each => {
      if (each.kind !== kind || each.id !== id) return each;
      const next = counted(each);
      return { ...next, in_stock: next.remaining !== 0 && waitsFor(stock, next).length === 0 };
    });
    return { ...stock, items };
  }
  const next = { ...stock, ingredients: stock.ingredients.map(counted) };
  const items = next.items.map(each =>
    stock.uses[partOf(each)]?.[id] === undefined
      ? each
      : { ...each, in_stock: each.remaining !== 0 && waitsFor(next, each).length === 0 },
  );
  return { ...next, items };
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
  const next = { ...stock, uses: { ...stock.uses, [partOf(part)]: takes } };
  const items = next.items.map(each =>
    partOf(each) === partOf(part)
      ? { ...each, in_stock: each.remaining !== 0 && waitsFor(next, each).length === 0 }
      : each,
  );
  return { ...next, items };
};
