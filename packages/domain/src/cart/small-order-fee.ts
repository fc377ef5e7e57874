import { type Minor, minor, roundHalfAwayFromZero, ZERO } from '../money/index.ts';

/** The smallest amount that can be paid, half a major unit, in minor units. CART-31. */
export const minimumTotal = (decimals: number): Minor => roundHalfAwayFromZero(0.5 * 10 ** decimals);

/**
 * What is added to a discounted cart (items minus discounts, without the tip) above 0 and below the minimum, in minor
 * units: the difference. Free stays free. CART-30, CART-33, CART-34.
 */
export const smallOrderFee = (discounted: Minor, decimals: number): Minor => {
  const minimum = minimumTotal(decimals);
  return discounted > 0 && discounted < minimum ? minor(minimum - discounted) : ZERO;
};

/** Whether a total cannot be charged: above 0 but below the minimum (a tip of 0.20 on a free cart). CART-31, CART-34. */
export const isTotalTooSmall = (total: Minor, decimals: number): boolean =>
  total > 0 && total < minimumTotal(decimals);
