import type { OrderStatus } from './status.ts';

/** Whether orders are still refetched: until all are closed, and only closed stops it. ORDER-49, ORDER-61. */
export const shouldPoll = (orders: readonly { readonly status: OrderStatus }[]): boolean =>
  orders.some(({ status }) => status !== 'closed');
