import { afterPlacing } from '@tableside/domain/cart';
import { pathTo } from '../../app/paths.ts';
import { hasScreen } from '../../app/screens.ts';

type Placed = { readonly next: 'done' | 'pay'; readonly uniqueOrderNumber: string };

/** Where the guest goes once the order is placed; kiosk screens only where they exist. CART-40…42. */
export const destinationAfterPlacing = (token: string, placed: Placed, selfService: boolean): string => {
  const { uniqueOrderNumber } = placed;
  const order = { session: token, order: uniqueOrderNumber };
  const way = afterPlacing({ needsPayment: placed.next === 'pay', selfService });
  if (way === 'pay-in-person' && hasScreen('PayInPerson')) return pathTo('PayInPerson', order);
  if (way === 'pay' || way === 'pay-in-person') return pathTo('Pay', order);
  if (way === 'await-order' && hasScreen('ViewKioskOrder')) {
    return pathTo('ViewKioskOrder', { session: token, uniqueOrderNumber });
  }
  return pathTo('Menu', { session: token }, { order: uniqueOrderNumber });
};
