import { type DisplayFlow, derivedStatus, type Progress } from './display.ts';

/** The groups of the orders list, ongoing ones first. ORDER-17. */
export const LIST_LABELS = ['waiting_confirmation', 'preparing', 'closed', 'failed', 'rejected'] as const;
export type ListLabel = (typeof LIST_LABELS)[number];

/** An order whose dishes are all there belongs to the closed ones, though staff may still close it. */
const labelOf = (order: Progress): ListLabel => {
  const status = derivedStatus(order);
  return status === 'closed' ||
    status === 'waiting_confirmation' ||
    status === 'failed' ||
    status === 'rejected'
    ? status
    : 'preparing';
};

/** What an order's row says; null where the no-status-change flow says nothing. ORDER-24, ORDER-26. */
export const listLabel = (order: Progress, flow: DisplayFlow = 'full'): ListLabel | null => {
  const label = labelOf(flow === 'no_status_change' ? { ...order, items: [] } : order);
  const silent = label === 'preparing' || label === 'waiting_confirmation';
  return flow === 'no_status_change' && silent ? null : label;
};

/** Orders by group, each in the order given. ORDER-17. */
export const groupOrders = <O extends Progress>(orders: readonly O[]): Record<ListLabel, O[]> => {
  const groups: Record<ListLabel, O[]> = {
    waiting_confirmation: [],
    preparing: [],
    closed: [],
    failed: [],
    rejected: [],
  };
  for (const order of orders) groups[labelOf(order)].push(order);
  return groups;
};

/** Whether an order belongs to the ongoing part of the list rather than the completed one. ORDER-16. */
export const isOngoing = (order: Progress): boolean => {
  const status = derivedStatus(order);
  return status !== 'closed' && status !== 'failed' && status !== 'rejected';
};
