import type { Presence } from '../venue/settings.ts';
import type { OrderStatus } from './status.ts';

/** Why an order waits in `pending_activate`. */
export type WaitingFor = 'payment' | 'guests';

/** Where an order stands and, while it waits, for what. */
export type Standing = {
  readonly status: Extract<OrderStatus, 'pending_activate' | 'waiting_confirmation' | 'active'>;
  readonly waitingFor: WaitingFor | null;
};

type Venue = {
  readonly presence: Presence;
  /** The table's first order since it was last closed. */
  readonly firstOfVisit: boolean;
  readonly acceptance: 'manual' | 'auto';
  /** The table's orders wait for the other guests, and the wait is not over. ORDER-19. */
  readonly batchWaits: boolean;
};

/**
 * Where an order goes once nothing has to be paid any more, or its batch is sent: it waits for the other guests, then
 * for staff (who accept every order, or a table's first one where that proves presence), else straight to the kitchen.
 * Money already paid proves presence. ORDER-18, ORDER-19.
 */
export const afterPaymentOrBatch = (order: Venue & { readonly paid: boolean }): Standing => {
  if (order.batchWaits) return { status: 'pending_activate', waitingFor: 'guests' };
  const provesPresence = order.presence === 'confirm' && order.firstOfVisit && !order.paid;
  const confirmed = order.acceptance === 'auto' && !provesPresence;
  return { status: confirmed ? 'active' : 'waiting_confirmation', waitingFor: null };
};

/** Whether staff come to the table before an order goes on: a first one, of guests nobody has met. */
export const asksPresence = (order: {
  readonly status: OrderStatus;
  readonly firstOfVisit: boolean;
  /** The venue wants to see its guests, and has not seen these. */
  readonly unmet: boolean;
}): boolean => order.status === 'waiting_confirmation' && order.firstOfVisit && order.unmet;

/** Where a new order starts. CART-37…39. */
export const initialStatus = (order: Venue & { readonly needsPayment: boolean }): Standing =>
  order.needsPayment
    ? { status: 'pending_activate', waitingFor: 'payment' }
    : afterPaymentOrBatch({ ...order, paid: false });
