import type { OrderActor, OrderStatus } from '../orders/status.ts';

/** What a guest is told of an order while looking elsewhere. Nothing else is ever sent: no offers, no questions. */
export const GUEST_NOTIFICATIONS = ['accepted', 'ready', 'rejected', 'failed'] as const;
export type GuestNotification = (typeof GUEST_NOTIFICATIONS)[number];

/** Older news than this, in milliseconds, would only confuse. */
export const GUEST_NOTIFICATION_TTL_MS = 20 * 60_000;

type Moved = {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly event: string;
  readonly actor: OrderActor;
};

/**
 * What of an order's move its guest should hear; null: nothing. What guests did themselves they know, and an order that
 * nobody paid for never reached the venue. `ready` is meant where guests come for their food: the caller asks the table.
 */
export const guestNotificationOf = ({ from, to, event, actor }: Moved): GuestNotification | null => {
  if (actor === 'guest') return null;
  if (event === 'order-accepted' && to === 'active' && from !== 'active') return 'accepted';
  if (from === to || from === 'pending_activate') return null;
  if (to === 'closed') return 'ready';
  return to === 'rejected' || to === 'failed' ? to : null;
};
