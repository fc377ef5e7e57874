import { type Minor, minor } from './minor.ts';

/** A venue's currency: ISO 4217 code, printed symbol, and how many decimals its minor unit has. THEME-08, THEME-09. */
export type Currency = {
  readonly code: string;
  readonly symbol: string;
  readonly decimals: number;
};

/** Decimals when a venue names none. Spec 1§9. */
export const DEFAULT_DECIMALS = 2;

/** Minor units as a decimal number in major units (1250 -> 12.5), as prices travel on the wire. */
export const toMajor = (amount: Minor, decimals: number): number => amount / 10 ** decimals;

/**
 * A decimal number in major units as minor units (12.5 -> 1250). Throws `RangeError` when the number has more decimals
 * than the currency, because silently rounding somebody's money is not ours to do.
 */
export const fromMajor = (value: number, decimals: number): Minor => {
  const whole = Math.round(value * 10 ** decimals);
  // Compared as it is written: of a large sum the product alone may be further off than of a small one that is wrong.
  if (whole / 10 ** decimals !== value) {
    throw new RangeError(`${value} has more than ${decimals} decimals`);
  }
  return minor(whole);
};
