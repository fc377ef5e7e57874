import type { CouponType } from '@tableside/domain/cart';
import type { Run } from '../../database/database.ts';

/** A coupon as stored; `value` in percent points or minor units. */
export type CouponRow = {
  readonly id: string;
  readonly code: string;
  readonly type: CouponType;
  readonly value: number;
};

/** The coupon a code stands for at a moment: active, within its dates, not used up. Null is "Coupon not found". */
export const findCoupon = async (
  run: Run,
  venueId: string,
  code: string,
  now: Date,
): Promise<CouponRow | null> => {
  const [row] = await run<CouponRow>(
    'coupon-find',
    `select id, code, kind as type, value::float8 as value from coupon
     where venue_id = $1 and code = $2 and active and (max_uses is null or uses < max_uses)
       and (starts_at is null or starts_at <= $3) and (ends_at is null or ends_at > $3)`,
    [venueId, code, now],
  );
  return row ?? null;
};

/** Counts one use in the order's transaction; false when another order took the last one. DESIGN §5. */
export const useCoupon = async (run: Run, couponId: string): Promise<boolean> => {
  const rows = await run(
    'coupon-use',
    `update coupon set uses = uses + 1 where id = $1 and active and (max_uses is null or uses < max_uses) returning 1`,
    [couponId],
  );
  return rows.length > 0;
};
