import { allocate, type Minor, minor, percentOf, ZERO } from '../money/index.ts';

export const COUPON_TYPES = ['percent', 'amount', 'pay-at-restaurant'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** `value`: percent points (10 is 10 %) or minor units; of no meaning for `pay-at-restaurant`. CART-20, CART-39. */
export type Coupon = {
  readonly type: CouponType;
  readonly value: number | null;
  /** What the items must be worth before it counts, minor units; absent and null: whatever they are. */
  readonly minOrder?: Minor | null;
};

/** A code as it is compared and stored, however it was typed: no spaces, capitals. CART-17. */
export const normalizeCode = (code: string): string => code.normalize().replace(/\s/g, '').toUpperCase();

/** Whether the apply button works. CART-15, CART-16. */
export const canApplyCode = ({ code, loading }: { code: string; loading: boolean }): boolean =>
  !loading && normalizeCode(code) !== '';

/** Whether items worth `items`, in minor units, are too few for a coupon to count. */
export const isBelowMinimum = ({ minOrder }: Coupon, items: Minor): boolean => items < (minOrder ?? ZERO);

/**
 * What a coupon takes off items worth `items`, in minor units; nothing off items below its minimum. `exceeds`: it is worth
 * more than the items and must be refused ("Coupon discount exceeds subtotal", CART-56); the discount is not cut to fit,
 * so a total made with it turns negative and cannot be placed (CART-14) rather than silently free.
 */
export const couponDiscount = (coupon: Coupon, items: Minor): { discount: Minor; exceeds: boolean } => {
  if (isBelowMinimum(coupon, items)) return { discount: ZERO, exceeds: false };
  const value = coupon.value ?? 0;
  const discount =
    coupon.type === 'percent' ? percentOf(items, value) : coupon.type === 'amount' ? minor(value) : ZERO;
  return { discount, exceeds: discount > items };
};

/** A discount spread over line totals by their size, in minor units; the parts sum to it. */
export const distributeDiscount = (discount: Minor, lineTotals: readonly Minor[]): Minor[] =>
  allocate(discount, lineTotals);

/** What a member has off. */
export type MemberGiving = {
  /** Off everything; 0: nothing. */
  readonly percent: number;
  /** Off items that are worth at least so much. Minor units. */
  readonly amounts: readonly { readonly amount: Minor; readonly least: Minor }[];
};

/** What a member has off items worth so much: the most of it, never several together. Minor units. CART-26. */
export const memberDiscount = (worth: Minor, { percent, amounts }: MemberGiving): Minor =>
  minor(
    Math.max(
      percentOf(worth, percent),
      ...amounts.flatMap(({ amount, least }) => (worth >= least ? [amount] : [])),
    ),
  );
