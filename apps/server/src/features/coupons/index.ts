import { Refusal, toWire } from '@tableside/contract';
import type { consoleCouponCalls } from '@tableside/contract/http/console/coupons';
import { isBelowMinimum, normalizeCode } from '@tableside/domain/cart';
import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import { changeCoupon } from './change.ts';
import { endCoupon } from './end.ts';
import { makeCoupon } from './make.ts';
import { codesOf } from './offer-store.ts';
import { type CouponRow, findCoupon, spendCoupon } from './store.ts';
import { couponsView } from './view.ts';

export type { CouponRow } from './store.ts';

/** The coupon of a typed code, however it is spelled; null when there is none that works at `now` (epoch ms). CART-17, CART-55. */
export const couponByCode = async (
  run: Run,
  guest: Pick<GuestSession, 'venueId' | 'sessionId'>,
  typed: string,
  now: number,
): Promise<CouponRow | null> => {
  const code = normalizeCode(typed);
  return code === '' ? null : findCoupon(run, guest, code, new Date(now));
};

/** Refuses coupon_below_minimum, with what the items must be worth in major units. */
export const refuseBelowMinimum = (coupon: CouponRow, items: Minor, decimals: number): void => {
  if (!isBelowMinimum(coupon, items)) return;
  const { code, minOrder } = coupon;
  throw new Refusal('coupon_below_minimum', { code, minimum: toWire(minOrder as Minor, decimals) });
};

/**
 * Counts one use in the order's transaction. Refuses coupon_not_found when another order took the last one, coupon_used
 * when the same phone did.
 */
export const useCoupon = async (run: Run, coupon: CouponRow, sessionId: string): Promise<void> => {
  const { code } = coupon;
  const spent = await spendCoupon(run, coupon, sessionId);
  if (spent !== 'taken') throw new Refusal(spent === 'used' ? 'coupon_used' : 'coupon_not_found', { code });
};

/** The codes that a venue gives out. */
export const couponHandlers = (deps: Deps): Handlers<keyof typeof consoleCouponCalls> => ({
  'GET /console/{venue}/coupons': ({ staff }) => couponsView(deps.database.run, deps, staff.venueId),
  'POST /console/{venue}/coupons/make': keepsDone(
    makeCoupon(deps),
    ({ staff }) => couponsView(deps.database.run, deps, staff.venueId),
    ['made'],
  ),
  'POST /console/{venue}/coupons/{coupon}/change': changeCoupon(deps),
  'POST /console/{venue}/coupons/{coupon}/end': endCoupon(deps),
  'GET /console/{venue}/coupons/{coupon}/codes': async ({ staff, params }) => {
    const codes = await codesOf(deps.database.run, staff.venueId, params.coupon);
    if (codes.length === 0) throw new Refusal('not_found');
    return { codes };
  },
});
