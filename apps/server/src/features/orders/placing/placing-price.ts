import { Refusal, toWire } from '@tableside/contract';
import { isTotalTooSmall, minimumTotal } from '@tableside/domain/cart';
import { type Minor, minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { GuestSession } from '../../../http/guest.ts';
import { type GuestPlace, type PricedCart, priceCart } from '../../cart/index.ts';
import { type CouponRow, couponByCode, refuseBelowMinimum } from '../../coupons/index.ts';
import type { Sellable } from '../../stock/index.ts';
import { refuseUnavailableLines } from './placing-check.ts';
import type { LockedCart } from './placing-store.ts';
import { allowedTip } from './placing-tip.ts';

type Asked = {
  readonly tipAmount: number;
  readonly expected_total?: number | undefined;
  /** Categories that staff paused. */
  readonly paused: readonly Sellable[];
};

const usableCoupon = async (
  run: Run,
  guest: GuestSession,
  place: GuestPlace,
  code: string | null,
): Promise<CouponRow | null> => {
  if (code === null) return null;
  const coupon = place.flags.has('coupon-code') ? await couponByCode(run, guest, code, place.now) : null;
  if (!coupon) throw new Refusal('coupon_not_found', { code });
  if (coupon.spent) throw new Refusal('coupon_used', { code });
  return coupon;
};

/** Whether the phone saw another sum than `total` (minor units); phones send major units. */
const sawAnother = (seen: number | undefined, total: Minor, decimals: number): boolean =>
  seen !== undefined && Math.abs(seen * 10 ** decimals - total) >= 0.5;

/**
 * The locked cart priced from the menu as it is now; stock is not looked at here, it is taken afterwards; paused categories are.
 * `expected_total` is compared with what the cart calls answer as `total`, which has no tip in it. Refuses what cannot be
 * ordered or charged: menu_item_unavailable, options_invalid, coupon_not_found, coupon_used, coupon_below_minimum,
 * coupon_exceeds_subtotal, cart_changed, tip_invalid, total_too_small. CART-26…34, CART-47…50, CART-56.
 */
export const priceForOrder = async (
  run: Run,
  guest: GuestSession,
  place: GuestPlace,
  held: LockedCart,
  asked: Asked,
): Promise<PricedCart> => {
  const { decimals } = place.reader;
  const paused = new Set(asked.paused);
  const { menu, at, member, uses } = place;
  const soldOut = (...what: readonly Sellable[]) => what.some(each => paused.has(each));
  const now = { menu, at, member, uses, soldOut };
  const coupon = await usableCoupon(run, guest, place, held.coupon_code);
  const price = (tip: Minor): PricedCart =>
    priceCart({ lines: held.lines ?? [], coupon, tip }, now, decimals);
  const untipped = price(minor(0));
  refuseUnavailableLines(untipped.lines);
  const { subtotal, discount, loyaltyDiscount, couponExceeds, total } = untipped.totals;
  if (coupon) refuseBelowMinimum(coupon, subtotal, decimals);
  if (couponExceeds) throw new Refusal('coupon_exceeds_subtotal');
  if (sawAnother(asked.expected_total, total, decimals)) throw new Refusal('cart_changed');
  const bill = { subtotal, discounted: minor(subtotal - discount - loyaltyDiscount) };
  const priced = price(allowedTip(asked.tipAmount, bill, place.settings, place.flags));
  if (isTotalTooSmall(priced.totals.total, decimals)) {
    throw new Refusal('total_too_small', { minimum: toWire(minimumTotal(decimals), decimals) });
  }
  return priced;
};
