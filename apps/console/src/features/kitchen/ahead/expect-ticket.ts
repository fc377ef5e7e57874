import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { createContext, useContext, useMemo } from 'react';
import { type Expect, type Pending, useAhead, withPending } from '../../board/index.ts';
import type { Kitchen } from '../kitchen-query.ts';

const nothing: Expect<KitchenOrder> = () => () => undefined;

/** Lets what is done to a ticket be seen before the server has answered. */
export const ExpectTicket = createContext<Expect<KitchenOrder>>(nothing);
export const useExpectTicket = (): Expect<KitchenOrder> => useContext(ExpectTicket);

const ahead = (kitchen: Kitchen, all: readonly Pending<KitchenOrder>[]): Kitchen =>
  all.length === 0
    ? kitchen
    : {
        ...kitchen,
        orders: kitchen.orders.map(order => withPending(order.unique_order_number, order, all)),
      };

/** The kitchen as it will be once what was done here is answered, and how more of that is said. */
export const useKitchenAhead = (kitchen: Kitchen | undefined) => {
  const [all, expect] = useAhead<KitchenOrder>();
  return { kitchen: useMemo(() => kitchen && ahead(kitchen, all), [kitchen, all]), expect };
};
