import { fromWire, toWire } from '@tableside/contract/money-wire';

/** Both banks' wires count in euro and zloty, which have two decimals. */
const DECIMALS = 2;

/** A decimal amount of a provider's wire as minor units; null when it is no amount of money. */
export const fromDecimal = (value: unknown): number | null => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return null;
  try {
    return fromWire(value, DECIMALS);
  } catch {
    return null;
  }
};

/** Minor units of a book as a decimal number. */
export const toDecimal = (amount: number): number => toWire(amount as Parameters<typeof toWire>[0], DECIMALS);

/** Minor units as a decimal text with both places: Montonio answers "12.50". */
export const toDecimalText = (amount: number): string => toDecimal(amount).toFixed(DECIMALS);
