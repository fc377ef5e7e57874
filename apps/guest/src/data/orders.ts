import type { OrderView } from '@tableside/contract/http/shared/order-view';
import { shouldPoll } from '@tableside/domain/orders';
import { TIMINGS } from '../app/timings.ts';
import { api } from './api.ts';
import { type Entry, loadEntry, patchEntry, useEntry } from './cache.ts';
import { useKeptFresh } from './connection/use-kept-fresh.ts';
import { keys } from './keys.ts';

export type Order = OrderView;

const ENDED: readonly Order['status'][] = ['closed', 'failed', 'rejected'];
/** Nothing more happens to it, as the server says; whether all of it was served is another question (`isOngoing`). */
export const hasEnded = ({ status }: Pick<Order, 'status'>): boolean => ENDED.includes(status);

const fetchOrders = (token: string) => async () =>
  (await api('GET /orders/get-orders/{session}', { session: token })).orders;

/** The session's orders, newest first. */
export const refetchOrders = (token: string): Promise<readonly Order[]> =>
  loadEntry(keys.orders(token), fetchOrders(token));

/** One changed or new order put in its place; one that its guest took back into the cart is gone. ADR 0005. */
export const upsertOrder = (orders: readonly Order[], order: Order): readonly Order[] => {
  const isIt = (each: Order) => each.unique_order_number === order.unique_order_number;
  if (order.status === 'rejected' && order.status_reason === null) return orders.filter(each => !isIt(each));
  return orders.some(isIt) ? orders.map(each => (isIt(each) ? order : each)) : [order, ...orders];
};

/** Takes over an order that an event or an answer brought. RT-02…10. */
export const receiveOrder = (token: string, order: Order): void =>
  patchEntry<readonly Order[]>(keys.orders(token), orders => upsertOrder(orders, order));

/** The session's orders as known; {@link useOrdersWatch} keeps them fresh. */
export const useOrders = (token: string): Entry<readonly Order[]> =>
  useEntry<readonly Order[]>(keys.orders(token), fetchOrders(token));

/** Keeps them fresh until all orders are closed. Stands once, beside the screens of a session. ORDER-49. */
export const useOrdersWatch = (token: string): void => {
  const polling = shouldPoll(useOrders(token).data ?? []);
  useKeptFresh(token, refetchOrders, polling ? TIMINGS.ordersPoll : null);
};
