/**
 * Money inside the product: integer minor units (cents) of one currency, carried by a branded type so that a
 * major-unit number can never slip in by accident; every amount in `domain` is a `Minor`.
 */
export type Minor = number & { readonly __minor: unique symbol };

/** Largest amount the product handles, in minor units: keeps every sum of sums inside the safe integers. */
export const MAX_MINOR = 1_000_000_000_000;

/** The raw number as an amount. Throws `RangeError` for fractions, NaN and amounts beyond {@link MAX_MINOR}. */
export const minor = (value: number): Minor => {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_MINOR) {
    throw new RangeError(`no minor units: ${value}`);
  }
  return (value === 0 ? 0 : value) as Minor;
};

export const ZERO = minor(0);

/** Sum of amounts, in minor units. */
export const sum = (amounts: Iterable<Minor>): Minor => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return minor(total);
};

/** `amount` times a whole number of pieces. */
export const times = (amount: Minor, pieces: number): Minor => minor(amount * pieces);
