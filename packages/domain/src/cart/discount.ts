import { allocate, type Minor, minor, percentOf, ZERO } from '../money/index.ts';

export const COUPON_TYPES = ['percent', 'amount', 'pay-at-restaurant'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** `value`: percent points (10 is 10 %) or minor units; of no meaning for `pay-at-restaurant`. CART-20, CART-39. */
export type Coupon = { readonly type: CouponType; readonly value: number | null };

/** A code as it is compared and stored. CART-17. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

/** Whether the apply button works. CART-15, CART-16. */
export const canApplyCode = ({ code, loading }: { code: string; loading: boolean }): boolean =>
  !loading && normalizeCode(code) !== '';

/**
 * What a coupon takes off items worth `items`, in minor units. `exceeds`: it is worth more than the items and must be
 * refused ("Coupon discount exceeds subtotal", CART-56); the discount is not cut to fit, so a total made with it turns
 * negative and cannot be placed (CART-14) rather than silently free.
 */
export const couponDiscount = (coupon: Coupon, items: Minor): { discount: Minor; exceeds: boolean } => {
  const value = coupon.value ?? 0;
  const discount =
    coupon.type === 'percent' ? percentOf(items, value) : coupon.type === 'amount' ? minor(value) : ZERO;
  return { discount, exceeds: discount > items };
};

/** A discount spread over line totals by their size, in minor units; the parts sum to it. DESIGN §4. */
export const distributeDiscount = (discount: Minor, lineTotals: readonly Minor[]): Minor[] =>
  allocate(discount, lineTotals);
