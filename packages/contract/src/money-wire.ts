import { fromMajor, type Minor, toMajor } from '@tableside/domain/money';

/** An amount as the wire shows it: a decimal number in major units (12.5); the only way out for money. */
export const toWire = (amount: Minor, decimals: number): number => toMajor(amount, decimals);

/** A decimal number from the wire as minor units. Throws `RangeError` when it has more decimals than the currency. */
export const fromWire = (value: number, decimals: number): Minor => fromMajor(value, decimals);
