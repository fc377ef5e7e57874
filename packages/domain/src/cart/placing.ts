import type { Minor } from '../money/index.ts';
import type { CouponType } from './discount.ts';

/** Whether an order must be paid before the venue gets it. CART-37…39. */
export const needsPayment = (order: {
  readonly skipPayment: boolean;
  readonly total: Minor;
  readonly couponType: CouponType | null;
}): boolean => !order.skipPayment && order.total !== 0 && order.couponType !== 'pay-at-restaurant';

export type AfterPlacing = 'pay' | 'pay-in-person' | 'await-order' | 'menu-with-order';

/**
 * Where placing leads: to paying (at the kiosk in person), to waiting for the order on a kiosk, or back to the menu
 * with the order open. CART-40…42.
 */
export const afterPlacing = (order: {
  readonly needsPayment: boolean;
  readonly selfService: boolean;
}): AfterPlacing => {
  if (order.needsPayment) return order.selfService ? 'pay-in-person' : 'pay';
  return order.selfService ? 'await-order' : 'menu-with-order';
};

/**
 * Whether the place button works: every quantity is synced, and the amount (minor units) of a cart with something in it
 * is not negative. CART-13, CART-14.
 */
export const placeButtonEnabled = (cart: {
  readonly syncing: boolean;
  readonly amount: Minor;
  readonly empty: boolean;
}): boolean => !cart.syncing && !cart.empty && cart.amount >= 0;
