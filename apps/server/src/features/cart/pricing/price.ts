import { type CartTotals, cartTotals, lineTotal, memberDiscount } from '@tableside/domain/cart';
import { type Minor, ZERO } from '@tableside/domain/money';
import type { CouponRow } from '../../coupons/index.ts';
import type { Member } from '../../loyalty/index.ts';
import type { CartLine } from './cart-line.ts';
import { type MenuNow, type ResolvedLine, resolveLine } from './resolve-line.ts';

/** Lines with their prices, and the sums of those that can be ordered. Amounts in minor units. */
export type PricedCart = {
  readonly lines: readonly ResolvedLine[];
  readonly coupon: CouponRow | null;
  readonly totals: CartTotals;
  /** What the guest has off as a member; null: they are none. */
  readonly member: Member | null;
};

/** What one line comes to; nothing when it cannot be ordered. */
export const sumOf = ({ unit, line, problem }: ResolvedLine): Minor =>
  problem ? ZERO : lineTotal({ unit, quantity: line.quantity });

/**
 * Prices a cart by the rules of the domain from the published menu; the phone's prices are never asked. What cannot be
 * ordered counts nothing. CART-26…34.
 */
export const priceCart = (
  cart: { readonly lines: readonly CartLine[]; readonly coupon: CouponRow | null; readonly tip: Minor },
  now: MenuNow,
  decimals: number,
): PricedCart => {
  const lines = cart.lines.map(line => resolveLine(line, now));
  const orderable = lines.filter(({ problem }) => problem === null);
  const member = now.member ?? null;
  return {
    lines,
    coupon: cart.coupon,
    member,
    totals: cartTotals({
      lines: orderable.map(({ unit, line }) => ({ unit, quantity: line.quantity })),
      coupon: cart.coupon,
      tip: cart.tip,
      memberOff: member ? worth => memberDiscount(worth, member) : undefined,
      decimals,
    }),
  };
};
