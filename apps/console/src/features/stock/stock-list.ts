import type { StockItem } from './stock-query.ts';

export type StockFilter = 'all' | 'soldOut' | 'counted';

export const isSoldOut = (item: StockItem): boolean => !item.in_stock || item.remaining === 0;

const passes: Record<StockFilter, (item: StockItem) => boolean> = {
  all: () => true,
  soldOut: isSoldOut,
  counted: item => item.remaining !== null && !isSoldOut(item),
};

/** Letters as people type them in a hurry: without case and accents (`sviezi` finds `Švieži`). */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What matches the words and the filter, by category in the menu's order. */
export const stockList = (
  items: readonly StockItem[],
  words: string,
  filter: StockFilter,
): ReadonlyMap<string, readonly StockItem[]> => {
  const wanted = plain(words);
  const groups = new Map<string, StockItem[]>();
  for (const item of items) {
    if (!passes[filter](item) || !plain(`${item.name} ${item.category}`).includes(wanted)) continue;
    groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  }
  return groups;
};

export const stockCounts = (items: readonly StockItem[]): Record<StockFilter, number> => ({
  all: items.length,
  soldOut: items.filter(passes.soldOut).length,
  counted: items.filter(passes.counted).length,
});
