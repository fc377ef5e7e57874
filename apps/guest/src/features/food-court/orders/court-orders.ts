import type { FoodCourtOrder } from '@tableside/contract/http/food-courts';
import { shouldPoll } from '@tableside/domain/orders';
import { TIMINGS } from '../../../app/timings.ts';
import { api } from '../../../data/api.ts';
import { type Entry, loadEntry, outdateEntry, useEntry } from '../../../data/cache.ts';
import { useKeptFresh } from '../../../data/connection/use-kept-fresh.ts';
import { inVisit } from '../hall/court-data.ts';

export type CourtOrder = FoodCourtOrder;

const keyOf = (hash: string): string => `food-court-orders:${hash}`;
const load = (hash: string) => async (): Promise<readonly CourtOrder[]> =>
  inVisit(hash, async session => (await api('GET /food-courts/get-orders/{session}', { session })).orders);

/** What this phone ordered at the venues of the hall, the newest first. FOOD-64. */
export const useCourtOrders = (hash: string): Entry<readonly CourtOrder[]> =>
  useEntry<readonly CourtOrder[]>(keyOf(hash), load(hash));
export const refetchCourtOrders = (hash: string): Promise<unknown> => loadEntry(keyOf(hash), load(hash));

/** As they are now, whatever was asked before. */
export const renewCourtOrders = (hash: string): Promise<unknown> => {
  outdateEntry(keyOf(hash));
  return refetchCourtOrders(hash);
};

const isOf =
  (number: string) =>
  (order: CourtOrder): boolean =>
    order.unique_order_number === number;

/**
 * Keeps them fresh beside what the phone hears of them: until all are closed, or the one that is looked at. FOOD-26.
 */
export const useCourtOrdersWatch = (hash: string, number?: string): void => {
  const { data = [] } = useCourtOrders(hash);
  const watched = number === undefined ? data : data.filter(isOf(number));
  useKeptFresh(hash, refetchCourtOrders, shouldPoll(watched) ? TIMINGS.ordersPoll : null);
};
