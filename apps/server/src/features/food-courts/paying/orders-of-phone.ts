import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { countersOf } from '../counters.ts';
import type { OrderAt } from './orders-to-pay.ts';
import { sessionsOfOrders } from './paying-store.ts';

/** This phone's orders at counters of the hall, by their unique numbers, each once; anybody else's is an unknown one. */
export const ordersOf = async (
  { database }: Pick<Deps, 'database'>,
  { guests }: Awaited<ReturnType<typeof countersOf>>,
  numbers: readonly string[],
): Promise<OrderAt[]> => {
  const sessions = await sessionsOfOrders(database.run, numbers);
  return [...new Set(numbers)].map(number => {
    const guest = guests.find(({ sessionId }) => sessionId === sessions.get(number));
    if (!guest) throw new Refusal('order_not_found', { order: number });
    return { guest, number };
  });
};
