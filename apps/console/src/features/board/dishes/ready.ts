import type { BoardOrder } from '@tableside/contract/http/console/board';
import { isServed } from '@tableside/domain/orders';
import { laneOf } from '../lanes.ts';
import { isWanted, itemsToBring } from './to-bring.ts';

type Item = BoardOrder['items'][number];
/** Dishes of an order that stand on the pass. */
export type Ready = {
  readonly order: BoardOrder;
  readonly items: readonly Item[];
  /** Since when the first of them waits, as an instant. */
  readonly since: string;
};

/** Whether everything that is still wanted was brought. */
export const isBrought = ({ status, items }: BoardOrder): boolean =>
  isServed({
    status,
    items: items.map(item => ({ isDelivered: item.is_delivered, isOff: !isWanted(item) })),
  });

/** Whether the kitchen has nothing to do with an order before a course of it is fired. */
export const isOnHold = (order: BoardOrder): boolean =>
  laneOf(order) === 'progress' && order.items.some(({ held }) => held) && itemsToBring(order).length === 0;

/** What of an order is made and not brought yet. */
export const readyItems = (order: BoardOrder): readonly Item[] =>
  laneOf(order) === 'progress'
    ? order.items.filter(item => item.ready_at !== null && !item.is_delivered && isWanted(item))
    : [];

/** Everything that waits to be carried, what waits longest first. */
export const readyToCarry = (orders: readonly BoardOrder[]): readonly Ready[] =>
  orders
    .flatMap(order => {
      const items = readyItems(order);
      const since = items.map(item => item.ready_at ?? '').sort()[0];
      return since === undefined ? [] : [{ order, items, since }];
    })
    .sort((a, b) => a.since.localeCompare(b.since));

/** Names each dish with the moment it was made: one that is brought back and made again rings again. */
export const readyMarks = (ready: readonly Ready[]): readonly string[] =>
  ready.flatMap(({ items }) => items.map(item => `${item.id} ${item.ready_at}`));

/** Orders with something on the pass first, what waits longest before the others; the rest stays in its order. */
export const waitingFirst = (orders: readonly BoardOrder[]): readonly BoardOrder[] => {
  const ready = readyToCarry(orders).map(({ order }) => order);
  return ready.length === 0 ? orders : [...ready, ...orders.filter(order => !ready.includes(order))];
};
