export const COUPON_STATUSES = ['running', 'planned', 'ended'] as const;
/** Whether guests can use a code: now, from a day on, or no longer. */
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** Where a code stands at `now`; instants in epoch milliseconds. `left`: uses that are left, null for any number. */
export const couponStatus = (
  coupon: {
    readonly active: boolean;
    readonly startsAt: number | null;
    readonly endsAt: number | null;
    readonly left: number | null;
  },
  now: number,
): CouponStatus => {
  const { active, startsAt, endsAt, left } = coupon;
  if (!active || left === 0 || (endsAt !== null && endsAt <= now)) return 'ended';
  return startsAt !== null && startsAt > now ? 'planned' : 'running';
};
