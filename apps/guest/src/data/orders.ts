import type { OrderView } from '@tableside/contract/http/order-view';
import { shouldPoll } from '@tableside/domain/orders';
import { useEffect } from 'react';
import { TIMINGS } from '../app/timings.ts';
import { api } from './api.ts';
import { type Entry, loadEntry, patchEntry, useEntry } from './cache.ts';
import { isOnline, onConnectivity } from './connectivity.ts';
import { keys } from './keys.ts';

export type Order = OrderView;

const fetchOrders = (token: string) => async () =>
  (await api('GET /orders/get-orders/{session}', { session: token })).orders;

/** The session's orders, newest first. */
export const refetchOrders = (token: string): Promise<readonly Order[]> =>
  loadEntry(keys.orders(token), fetchOrders(token));

/** One changed or new order put in its place. */
export const upsertOrder = (orders: readonly Order[], order: Order): readonly Order[] =>
  orders.some(each => each.unique_order_number === order.unique_order_number)
    ? orders.map(each => (each.unique_order_number === order.unique_order_number ? order : each))
    : [order, ...orders];

/** Takes over an order that an event or an answer brought. RT-02…10. */
export const receiveOrder = (token: string, order: Order): void =>
  patchEntry<readonly Order[]>(keys.orders(token), orders => upsertOrder(orders, order));

/** The session's orders as known; {@link useOrdersWatch} keeps them fresh. */
export const useOrders = (token: string): Entry<readonly Order[]> =>
  useEntry<readonly Order[]>(keys.orders(token), fetchOrders(token));

/**
 * Refetches every 15 s until all orders are closed, when the tab is looked at again and when the phone is back online.
 * Stands once, beside the screens of a session. ORDER-49, OFFLINE-04, OFFLINE-05.
 */
export const useOrdersWatch = (token: string): void => {
  const polling = shouldPoll(useOrders(token).data ?? []);
  useEffect(() => {
    const refetch = () => void refetchOrders(token).catch(() => undefined);
    const whenVisible = () => document.visibilityState === 'visible' && refetch();
    const timer = polling ? setInterval(whenVisible, TIMINGS.ordersPoll) : undefined;
    const stop = onConnectivity(() => isOnline() && refetch());
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [token, polling]);
};
