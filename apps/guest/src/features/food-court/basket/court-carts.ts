import type { CallAnswer } from '@tableside/contract/client';
import type { FoodCourtCart } from '@tableside/contract/http/food-courts';
import { fromMajor, sum, toMajor } from '@tableside/domain/money';
import { api } from '../../../data/api.ts';
import { type Entry, loadEntry, outdateEntry, useEntry } from '../../../data/cache.ts';
import { inVisit } from '../hall/court-data.ts';

export type CourtCart = FoodCourtCart;

const keyOf = (hash: string): string => `food-court-carts:${hash}`;
export const askCourtCarts = (hash: string): Promise<CallAnswer<'GET /food-courts/get-carts/{session}'>> =>
  inVisit(hash, session => api('GET /food-courts/get-carts/{session}', { session }));
const load = (hash: string) => async (): Promise<readonly CourtCart[]> => (await askCourtCarts(hash)).carts;

/** What this phone is about to order at each venue of the hall. FOOD-67. */
export const useCourtCarts = (hash: string): Entry<readonly CourtCart[]> =>
  useEntry<readonly CourtCart[]>(keyOf(hash), load(hash));
export const refetchCourtCarts = (hash: string): Promise<readonly CourtCart[]> =>
  loadEntry(keyOf(hash), load(hash));

/** As they are now, whatever was asked before; another `loader` than the usual one says what it is `about`. */
export const renewCourtCarts = (
  hash: string,
  loader = load(hash),
  about?: string,
): Promise<readonly CourtCart[]> => {
  outdateEntry(keyOf(hash));
  return loadEntry(keyOf(hash), loader, about);
};

type Summed = Pick<CourtCart, 'total' | 'currency'>;

/** What carts come to together, in major units; null where they are not all in one currency. */
export const totalOf = (carts: readonly Summed[]): number | null => {
  const [first] = carts;
  if (!first || carts.some(({ currency }) => currency.code !== first.currency.code)) return null;
  const { decimals } = first.currency;
  return toMajor(sum(carts.map(({ total }) => fromMajor(total, decimals))), decimals);
};
