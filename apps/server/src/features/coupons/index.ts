import { normalizeCode } from '@tableside/domain/cart';
import type { Run } from '../../database/database.ts';
import { type CouponRow, findCoupon } from './store.ts';

export { type CouponRow, useCoupon } from './store.ts';

/** The coupon of a typed code, whatever its case; null when there is none that works at `now` (epoch ms). CART-17, CART-55. */
export const couponByCode = async (
  run: Run,
  venueId: string,
  typed: string,
  now: number,
): Promise<CouponRow | null> => {
  const code = normalizeCode(typed);
  return code === '' ? null : findCoupon(run, venueId, code, new Date(now));
};
