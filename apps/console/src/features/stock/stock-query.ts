import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { stockKey } from '../../api/query-keys.ts';

export type Stock = CallAnswer<'GET /console/{venue}/stock'>;
/** A dish, or a size or an option of one. */
export type StockItem = Stock['items'][number];
/** What is counted by the piece and shared by dishes. */
export type StockIngredient = Stock['ingredients'][number];

/** Anything that is counted. */
export type Countable = StockIngredient & { readonly kind: StockItem['kind'] | 'ingredient' };
export const asCountable = (ingredient: StockIngredient): Countable => ({
  ...ingredient,
  kind: 'ingredient',
});

export const NO_STOCK: Stock = { items: [], ingredients: [], uses: {} };

const POLL_MS = 30_000;

export const stockQuery = (venueId: string) =>
  queryOptions({
    queryKey: stockKey(venueId),
    queryFn: ({ signal }): Promise<Stock> => call('GET /console/{venue}/stock', { venue: venueId, signal }),
    refetchInterval: POLL_MS,
  });
