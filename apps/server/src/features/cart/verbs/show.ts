import { ERRORS } from '@tableside/contract';
import type { CartView } from '@tableside/contract/http/cart';
import { ZERO } from '@tableside/domain/money';
import { soldOutBy } from '@tableside/domain/stock';
import type { Run } from '../../../database/database.ts';
import type { GuestSession } from '../../../http/guest.ts';
import { couponByCode } from '../../coupons/index.ts';
import type { Sellable } from '../../stock/index.ts';
import { cartView } from '../cart-view.ts';
import type { GuestPlace } from '../guest-place.ts';
import { priceCart } from '../pricing/price.ts';
import type { MenuNow } from '../pricing/resolve-line.ts';
import type { CartSnapshot } from '../store.ts';

/** The menu with what has run out by the counts of a snapshot. */
export const menuNow = (
  { menu, at, member, uses }: GuestPlace,
  { stock }: Pick<CartSnapshot, 'stock'>,
): MenuNow => ({
  menu,
  at,
  member,
  uses,
  soldOut: soldOutBy(uses, what => stock.get(what as Sellable)),
});

/** The whole answer of a cart call. A code that stopped working is
 * shown as none and said in `error`; it stays until it is taken off, so that nobody pays more unasked. CART-25, CART-55. */
export const showCart = async (
  run: Run,
  guest: GuestSession,
  place: GuestPlace,
  cart: CartSnapshot,
): Promise<CartView> => {
  const coupon = cart.couponCode === null ? null : await couponByCode(run, guest, cart.couponCode, place.now);
  const priced = priceCart(
    { lines: cart.lines, coupon, tip: ZERO },
    menuNow(place, cart),
    place.reader.decimals,
  );
  const view = {
    ...cartView(cart.revision, priced, place.reader),
    shared: guest.sharedCart !== null,
    loyalty_silent: place.loyaltySilent,
  };
  const lost = cart.couponCode !== null && coupon === null && view.error === null;
  return lost ? { ...view, error: ERRORS.coupon_not_found.message } : view;
};
