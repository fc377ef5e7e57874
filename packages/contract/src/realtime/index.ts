import type { BoardOrder, BoardTable, VenueStatus, WaiterCall } from '../http/console/board.ts';
import type { MoneyAlert, StaffBill, StaffPayment } from '../http/console/money.ts';
import type { PaymentView } from '../http/payments.ts';
import type { BillView } from '../http/shared/bill-view.ts';
import type { OrderView } from '../http/shared/order-view.ts';

/** Events about the session's orders; `data` is the whole order, so applying one twice does no harm. RT-02…10. */
export const ORDER_EVENTS = [
  'order-created',
  'order-updated',
  'order-seen-by-waiter',
  'order-accepted',
  'order-item-delivered',
  'order-finished',
  'order-wait-time-prolonged',
  'order-rejected',
  'order-failed',
] as const;
export type OrderEventName = (typeof ORDER_EVENTS)[number];

/** Events about the venue; `data` is its new status. RT-12…16. */
export const VENUE_EVENTS = [
  'rush-mode-activated',
  'rush-mode-deactivated',
  'restaurant-closed',
  'restaurant-opened',
  'is-currently-working-hours-updated',
] as const;
export type VenueEventName = (typeof VENUE_EVENTS)[number];

/**
 * `menu-updated`: a newer menu version is published; `session-ended`: staff closed the table; `session-moved`: staff moved
 * the party to another table, the stream begins anew; `cart-updated`:
 * another phone (guest number `by`) changed the cart that the party shares, or sent it: `sent` is its order's number.
 */
export type EventData = {
  [name in OrderEventName]: { order: OrderView };
} & { [name in VenueEventName]: VenueStatus } & {
  'menu-updated': { version: number };
  /** Staff changed what the venue chose about itself: its data is asked for anew. */
  'venue-updated': Record<string, never>;
  'session-ended': Record<string, never>;
  'session-moved': { table_name: string };
  'cart-updated': { revision: number; by: number; sent: string | null };
  /** A phone of the party said how it is called. Told without the name: what is told is kept for a while. */
  'party-updated': Record<string, never>;
  'waiter-call-updated': { taken: boolean; done: boolean };
  /** RT-11: a finger moved, something was paid or changed; the whole bill, the same for every phone of the table. */
  'order-items-selected': { order: BillView };
  'bill-updated': { order: BillView };
  'payment-updated': { payment: PaymentView };
  /** RT-18: its owner changed the hall of a food court, or which venues are in it; what it is now is asked for anew. */
  'food-court-updated': Record<string, never>;
  /** Another phone joined or left the basket that several fill in a hall, opened it at another stall, or (`sent`) ordered. ADR 0051. */
  'food-court-basket': { sent: boolean };
  /** RT-18: the phone reads the hall in another language from now on, chosen in another of its tabs. */
  'food-court-language': { language: string };
};
export type EventName = keyof EventData;

/** What an SSE `data:` line holds; the SSE `id:` is the place to resume from. */
export type RealtimeMessage = {
  [name in EventName]: { channel: string; event: name; data: EventData[name] };
}[EventName];

/** Events of the staff channel `venue_staff_{venue}`. */
export type StaffEventData = {
  /** `by`: who of the staff did it, where somebody of them did. */
  'board-order': { order: BoardOrder; event: OrderEventName; by: string | null };
  'board-call': { call: WaiterCall; event: 'called' | 'taken' | 'left' | 'done' };
  /** How a table stands now. Told when anything at it changed; it may come without a place to resume from. */
  'board-table': { table: BoardTable };
  /**
   * Somebody handed all tables that they serve over: to whom (an account), and which by name. `seated`: they brought guests to
   * a table that is that person's.
   */
  'board-handed': { from: string; to: string; tables: string[]; seated?: boolean };
  /** A phone sat down. */
  'board-guest': { table_id: string };
  /** Somebody reserved, waits, came or was called off on this business day: it is asked for anew. */
  'board-reservations': { day: string };
  /** Somebody arranged the floor plan. */
  'board-floor': { revision: number; changed_by: string | null };
  /** Somebody changed the draft of the menu, or published it. */
  'board-menu': { revision: number; changed_by: string; published: boolean };
  /** Somebody set the kitchen up anew. */
  'board-kitchen': { changed_by: string };
  /** A printer stopped or prints again, or more waits for one that stopped. */
  'board-printers': { printer_id: string };
  'board-venue': VenueStatus;
  /** Something happened at these stalls of a hall that the venue is the operator of. It has no place to resume from. */
  'board-hall': { stalls: string[] };
  /** Somebody saved a page of the venue's settings. */
  'board-settings': { page: string; revision: number; changed_by: string };
  /** Who decides about the rush changed, or a category was paused or came back. */
  'board-pace': { changed_by: string | null };
  'board-bill': { bill: StaffBill };
  'board-payment': { payment: StaffPayment };
  'board-alert': { alert: MoneyAlert };
};
export type StaffMessage = {
  [name in keyof StaffEventData]: {
    channel: string;
    event: name;
    data: StaffEventData[name];
  };
}[keyof StaffEventData];

/** The channel on which a session is told about its own orders. RT-01. */
export const sessionOrdersChannel = (session: string): string => `session_orders_${session}`;
/** The channel of all guests of a venue: status, menu, stock. RT-01. */
export const restaurantChannel = (restaurantId: string): string => `restaurant_${restaurantId}`;
/** The channel of all who look at a food court: its hall, how its venues stand. RT-01, RT-18. */
export const foodCourtChannel = (foodCourtId: string): string => `food-court_${foodCourtId}`;
/** The channel of a phone's visit to a food court. RT-01, RT-18. */
export const foodCourtSessionChannel = (session: string): string => `food-court-session_${session}`;
/** The channel of a venue's staff, never open to guests. */
export const staffChannel = (venueId: string): string => `venue_staff_${venueId}`;
