import { type Minor, minor } from './minor.ts';

/**
 * The one rounding of the product: half away from zero, to whole minor units. Guests expect 0.5 cent to round up;
 * a refund of the same share must round to the same figure, so it is symmetric.
 */
export const roundHalfAwayFromZero = (value: number): Minor => {
  // Shares such as 1.005 * 100 arrive a hair below the half; the nudge is far below a tenth of a minor unit.
  const magnitude = Math.floor(Math.abs(value) + 0.5 + 1e-9);
  return minor(Math.sign(value) * magnitude);
};

/** `percent` (12.5 means 12.5 %) of an amount, rounded by {@link roundHalfAwayFromZero}. */
export const percentOf = (amount: Minor, percent: number): Minor =>
  roundHalfAwayFromZero((amount * percent) / 100);
