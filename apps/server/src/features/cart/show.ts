import type { CartView } from '@tableside/contract/http/cart';
import { ZERO } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import { couponByCode } from '../coupons/index.ts';
import type { GuestSession } from '../sessions/index.ts';
import { cartView } from './cart-view.ts';
import type { GuestPlace } from './guest-place.ts';
import { priceCart } from './price.ts';
import type { MenuNow } from './resolve-line.ts';
import type { CartSnapshot } from './store.ts';

/** The menu with what has run out by the counts of a snapshot. */
export const menuNow = ({ menu, at }: GuestPlace, { stock }: Pick<CartSnapshot, 'stock'>): MenuNow => ({
  menu,
  at,
  soldOut: what => stock.get(what) === 0,
});

/** The whole answer of a cart call. A code that stopped working is shown as none. CART-25. */
export const showCart = async (
  run: Run,
  guest: GuestSession,
  place: GuestPlace,
  cart: CartSnapshot,
): Promise<CartView> => {
  const coupon = cart.couponCode === null ? null : await couponByCode(run, guest.venueId, cart.couponCode);
  const priced = priceCart(
    { lines: cart.lines, coupon, tip: ZERO },
    menuNow(place, cart),
    place.reader.decimals,
  );
  return cartView(cart.revision, priced, place.reader);
};
