import { fromMajor, type Minor, toMajor } from '@tableside/domain/money';

/**
 * Our minor units as a provider's, which may be counted with another number of decimals: a venue that prices in whole
 * forints is charged in fillér. Throws `RangeError` where the provider has no such amount.
 */
export const toUnits = (amount: Minor, decimals: number, exponent: number): number =>
  fromMajor(toMajor(amount, decimals), exponent);

/** A provider's smallest units as ours; null when it is no amount, or none of ours. */
export const fromUnits = (value: unknown, exponent: number, decimals: number): Minor | null => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return null;
  return fromDecimal(value / 10 ** exponent, decimals);
};

/** Our minor units as a decimal number. Throws `RangeError` when it would have more than `places` decimals. */
export const toDecimal = (amount: Minor, decimals: number, places: number): number => {
  const value = toMajor(amount, decimals);
  fromMajor(value, places);
  return value;
};

/** A decimal number, or a text showing one, in our minor units; null when it is no amount, or none of ours. */
export const fromDecimal = (value: unknown, decimals: number): Minor | null => {
  const number = typeof value === 'string' && /^\d{1,13}(\.\d{1,6})?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= 0)) return null;
  try {
    return fromMajor(number, decimals);
  } catch {
    return null;
  }
};
