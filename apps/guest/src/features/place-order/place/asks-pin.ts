import { scrolling } from '../../../app/place/scrolling.ts';
import type { Order } from '../../../data/orders.ts';
import type { Restaurant } from '../../../data/session.ts';

/** Whether the table's PIN is asked: once per phone, so not after the first order. */
export const asksPin = (venue: Pick<Restaurant, 'presence'>, orders: readonly Order[] | undefined): boolean =>
  venue.presence === 'pin' && !orders?.some(order => order.is_own);

/** Under which the table's PIN is asked for. */
export const PIN_PLACE = 'table-pin';

/** Leads to the field of the table's PIN. */
export const showPin = (): void => {
  const place = document.getElementById(PIN_PLACE);
  place?.scrollIntoView({ behavior: scrolling(), block: 'center' });
  place?.querySelector('input')?.focus({ preventScroll: true });
};
