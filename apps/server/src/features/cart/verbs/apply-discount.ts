import { Refusal } from '@tableside/contract';
import { couponDiscount } from '@tableside/domain/cart';
import { ZERO } from '@tableside/domain/money';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { couponByCode, refuseBelowMinimum } from '../../coupons/index.ts';
import { UNKNOWN_COUPON } from '../../limits/index.ts';
import { priceCart } from '../pricing/price.ts';
import { changeCart } from './change.ts';
import { menuNow } from './show.ts';

/**
 * Puts a discount code on the cart, in place of another. Refuses coupon_not_found (unknown, over, used up, or the venue
 * takes no codes), coupon_used (by this phone, as often as it may), coupon_below_minimum and coupon_exceeds_subtotal. CART-17, CART-20, CART-55, CART-56, FLAG-07.
 */
export const applyDiscount =
  (deps: Deps): Handler<'POST /cart/{session}/apply-discount'> =>
  async ({ guest, body, meta }) => {
    const attempt = deps.limits.attempt('coupon', `${guest.venueId} ${meta.ip}`, UNKNOWN_COUPON);
    const view = await changeCart(deps, guest, [], async (cart, place) => {
      const coupon = place.flags.has('coupon-code')
        ? await couponByCode(deps.database.run, guest, body.code, place.now)
        : null;
      if (!coupon) throw new Refusal('coupon_not_found');
      attempt.forgive();
      if (coupon.spent) throw new Refusal('coupon_used');
      const { lines } = cart;
      const { totals } = priceCart(
        { lines, coupon: null, tip: ZERO },
        menuNow(place, cart),
        place.reader.decimals,
      );
      refuseBelowMinimum(coupon, totals.subtotal, place.reader.decimals);
      if (couponDiscount(coupon, totals.subtotal).exceeds) throw new Refusal('coupon_exceeds_subtotal');
      return { lines, couponCode: coupon.code };
    });
    if (!view.coupon) throw new Refusal('coupon_not_found');
    return { ...view, coupon_type: view.coupon.type };
  };
