import { DEFAULT_DECIMALS, type Minor, minor, sum, times, ZERO } from '../money/index.ts';
import { type Coupon, couponDiscount } from './discount.ts';
import { smallOrderFee } from './small-order-fee.ts';

export type CartLine = { readonly unit: Minor; readonly quantity: number };

export type CartTotals = {
  /** Items with their options, before discounts. */
  readonly subtotal: Minor;
  /** By a code. */
  readonly discount: Minor;
  /** For members, of what the code leaves. CART-26. */
  readonly loyaltyDiscount: Minor;
  /** The coupon is worth more than the items: the cart cannot be placed. CART-56. */
  readonly couponExceeds: boolean;
  readonly smallOrderFee: Minor;
  readonly tip: Minor;
  /** What is to pay: subtotal + tip + small-order fee - discounts. CART-26, CART-32. */
  readonly total: Minor;
};

/** A cart line's price, in minor units: `unit` (options included) times pieces. CART-29. */
export const lineTotal = ({ unit, quantity }: CartLine): Minor => times(unit, quantity);

/** Everything the price summary shows, in minor units. CART-26…34. */
export const cartTotals = (cart: {
  readonly lines: readonly CartLine[];
  readonly coupon: Coupon | null;
  readonly tip: Minor;
  /** What a member has off items worth so much; absent for everybody else. */
  readonly memberOff?: ((worth: Minor) => Minor) | undefined;
  /** Of the currency; 2 when absent. THEME-08. */
  readonly decimals?: number;
}): CartTotals => {
  const subtotal = sum(cart.lines.map(lineTotal));
  const saved = cart.coupon ? couponDiscount(cart.coupon, subtotal) : { discount: ZERO, exceeds: false };
  const worth = minor(subtotal - saved.discount);
  const loyaltyDiscount = saved.exceeds ? ZERO : (cart.memberOff?.(worth) ?? ZERO);
  const discounted = minor(worth - loyaltyDiscount);
  const fee = smallOrderFee(discounted, cart.decimals ?? DEFAULT_DECIMALS);
  return {
    subtotal,
    discount: saved.discount,
    loyaltyDiscount,
    couponExceeds: saved.exceeds,
    smallOrderFee: fee,
    tip: cart.tip,
    total: sum([discounted, fee, cart.tip]),
  };
};
