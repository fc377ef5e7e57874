import type { DisplayFlow } from './display.ts';
import type { OrderStatus } from './status.ts';

/** The groups of the orders list, ongoing ones first. ORDER-17. */
export const LIST_LABELS = ['waiting_confirmation', 'preparing', 'closed', 'failed', 'rejected'] as const;
export type ListLabel = (typeof LIST_LABELS)[number];

type Ordered = { readonly status: OrderStatus };

const labelOf = (status: OrderStatus): ListLabel =>
  status === 'closed' || status === 'waiting_confirmation' || status === 'failed' || status === 'rejected'
    ? status
    : 'preparing';

/** What an order's row says; null where the no-status-change flow says nothing. ORDER-24, ORDER-26. */
export const listLabel = ({ status }: Ordered, flow: DisplayFlow = 'full'): ListLabel | null => {
  const label = labelOf(status);
  const silent = label === 'preparing' || label === 'waiting_confirmation';
  return flow === 'no_status_change' && silent ? null : label;
};

/** Orders by group, each in the order given. ORDER-17. */
export const groupOrders = <O extends Ordered>(orders: readonly O[]): Record<ListLabel, O[]> => {
  const groups: Record<ListLabel, O[]> = {
    waiting_confirmation: [],
    preparing: [],
    closed: [],
    failed: [],
    rejected: [],
  };
  for (const order of orders) groups[labelOf(order.status)].push(order);
  return groups;
};

/** Whether an order belongs to the ongoing part of the list rather than the completed one. ORDER-16. */
export const isOngoing = ({ status }: Ordered): boolean =>
  status !== 'closed' && status !== 'failed' && status !== 'rejected';

/** Whether orders are still refetched: until all are closed, and only closed stops it. ORDER-49, ORDER-61. */
export const shouldPoll = (orders: readonly Ordered[]): boolean =>
  orders.some(({ status }) => status !== 'closed');
