import { TIMINGS } from '../../app/timings.ts';
import { api } from '../../data/api.ts';
import { loadEntry, outdateEntry, useEntry } from '../../data/cache.ts';
import { useKeptFresh } from '../../data/connection/use-kept-fresh.ts';
import { type CourtOrder, payableOf, visitAt } from '../food-court/index.ts';

type Unpaid = { readonly orders: readonly CourtOrder[]; readonly together: boolean };

const keyOf = (hash: string): string => `food-court-unpaid:${hash}`;

/** Asked by the visit that the phone has; without one it has ordered nothing in the hall, and none is begun. */
const load = (hash: string) => async (): Promise<Unpaid> => {
  const session = visitAt(hash);
  if (session === null) return { orders: [], together: false };
  const { orders } = await api('GET /food-courts/get-orders/{session}', { session });
  const unpaid = payableOf(orders);
  if (unpaid.length === 0) return { orders: [], together: false };
  const { food_court: court } = await api('POST /food-courts/get-by-hash/{hash}', {
    hash,
    body: { food_court_session: session },
  });
  return { orders: unpaid, together: court.payment_providers.length > 0 };
};

const renew = (hash: string): Promise<unknown> => {
  outdateEntry(keyOf(hash));
  return loadEntry(keyOf(hash), load(hash));
};

/** What this phone ordered at all stalls of the hall and has not paid for, as a page of one stall knows it. */
export const useUnpaidOfHall = (hash: string): Unpaid | undefined => {
  const { data } = useEntry(keyOf(hash), load(hash));
  useKeptFresh(hash, renew, data && data.orders.length > 0 ? TIMINGS.ordersPoll : null);
  return data;
};
