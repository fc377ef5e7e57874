import { type Minor, minor } from '../money/index.ts';

/** A transfer that was made; minor units. */
export type MadeTransfer = {
  readonly id: string;
  readonly amount: number;
  /** What of it came back. */
  readonly reversed: number;
};

/** What is to be asked of the provider about a stall's share; null: nothing. */
export type NextPass =
  | { readonly kind: 'transfer'; readonly amount: Minor; readonly isFirst: boolean }
  | { readonly kind: 'reversal'; readonly amount: Minor; readonly of: string }
  | null;

/**
 * What brings a payment's account between a stall and its operator to nothing, one step at a time. `balance`: what the operator
 * owes the stall of it now, below nothing where the stall got more than is left of it; `owedInAll`: that of all payments, where it
 * may be less because the stall owes something that did not come back. `made`: the latest first. ADR 0047.
 */
export const nextPass = (
  balance: number,
  made: readonly MadeTransfer[],
  owedInAll: number = Number.POSITIVE_INFINITY,
): NextPass => {
  if (balance > 0) {
    const amount = Math.min(balance, Math.max(0, owedInAll));
    return amount === 0 ? null : { kind: 'transfer', amount: minor(amount), isFirst: made.length === 0 };
  }
  const of = made.find(({ amount, reversed }) => reversed < amount);
  if (balance === 0 || !of) return null;
  return { kind: 'reversal', amount: minor(Math.min(-balance, of.amount - of.reversed)), of: of.id };
};
