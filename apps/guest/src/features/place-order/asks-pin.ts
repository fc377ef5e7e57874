import type { Order } from '../../data/orders.ts';
import type { Restaurant } from '../../data/session.ts';

/** Whether the table's PIN is asked: once per phone, so not after the first order. */
export const asksPin = (venue: Pick<Restaurant, 'presence'>, orders: readonly Order[] | undefined): boolean =>
  venue.presence === 'pin' && !orders?.some(order => order.is_own);
