import type { StockItem } from './stock-query.ts';

export type StockFilter = 'all' | 'soldOut' | 'counted';

export const isSoldOut = (item: StockItem): boolean => !item.in_stock || item.remaining === 0;

const passes: Record<StockFilter, (item: StockItem) => boolean> = {
  all: () => true,
  soldOut: isSoldOut,
  counted: item => item.remaining !== null && !isSoldOut(item),
};

/** Letters as people type them in a hurry: without case and accents (`sviezi` finds `Švieži`). */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export const stockKeyOf = ({ kind, id }: StockItem): string => `${kind} ${id}`;

/** What is looked after: sold out, or counted. */
export const lookedAfter = (items: readonly StockItem[]): ReadonlySet<string> =>
  new Set(items.filter(item => item.remaining !== null || isSoldOut(item)).map(stockKeyOf));

/** A category of the menu; null: what comes first, of whatever category. */
type Group = string | null;

/**
 * What matches the words and the filter, by category in the menu's order; before them, under null, what is `first`. That is
 * settled when the page is opened: no row goes away from under the finger that has just sold it out.
 */
export const stockList = (
  items: readonly StockItem[],
  words: string,
  filter: StockFilter,
  first: ReadonlySet<string> = new Set(),
): ReadonlyMap<Group, readonly StockItem[]> => {
  const wanted = plain(words);
  const matching = items.filter(
    item => passes[filter](item) && plain(`${item.name} ${item.category}`).includes(wanted),
  );
  const isFirst = (item: StockItem): boolean => first.has(stockKeyOf(item));
  const groupOf = (item: StockItem): Group => (isFirst(item) ? null : item.category);
  return Map.groupBy([...matching.filter(isFirst), ...matching.filter(item => !isFirst(item))], groupOf);
};

export const stockCounts = (items: readonly StockItem[]): Record<StockFilter, number> => ({
  all: items.length,
  soldOut: items.filter(passes.soldOut).length,
  counted: items.filter(passes.counted).length,
});
