/** Where an order stands. ORDER-18. */
export const ORDER_STATUSES = [
  'waiting_confirmation',
  'pending_activate',
  'active',
  'partially_delivered',
  'closed',
  'failed',
  'rejected',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who moves an order. `system` covers the kitchen, the till and timers. */
export type OrderActor = 'guest' | 'staff' | 'system';

type Moves = {
  readonly [from in OrderStatus]: {
    readonly [to in OrderStatus]?: readonly OrderActor[];
  };
};

/**
 * THE transition table: from -> to -> who may. Everything that moves an order asks it, and a database check repeats
 * its shape. An order waits for payment or for the table's other guests in `pending_activate`.
 */
export const ORDER_MOVES: Moves = {
  pending_activate: {
    waiting_confirmation: ['guest', 'staff', 'system'],
    active: ['guest', 'staff', 'system'],
    rejected: ['guest', 'staff'],
    failed: ['system'],
  },
  waiting_confirmation: {
    active: ['staff', 'system'],
    rejected: ['staff'],
    failed: ['system'],
  },
  active: {
    partially_delivered: ['staff', 'system'],
    closed: ['staff', 'system'],
    rejected: ['staff'],
    failed: ['staff', 'system'],
  },
  partially_delivered: {
    active: ['staff'],
    closed: ['staff', 'system'],
    rejected: ['staff'],
    failed: ['staff', 'system'],
  },
  closed: {},
  failed: {},
  rejected: {},
};

/** Whether `actor` may move an order from one status to another. */
export const mayMove = (from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean =>
  ORDER_MOVES[from][to]?.includes(actor) ?? false;

/** Whether nothing can happen to the order any more. */
export const isFinal = (status: OrderStatus): boolean => Object.keys(ORDER_MOVES[status]).length === 0;
