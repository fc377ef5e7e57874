import { type Minor, minor, ZERO } from '../money/index.ts';

/** Movements of an account in their order, each with what is owed after it; `before`: what was before the first. */
export const withBalance = <T extends { readonly amount: number }>(
  moves: readonly T[],
  before: Minor = ZERO,
): (T & { readonly balance: Minor })[] => {
  let balance = before;
  return moves.map(move => {
    balance = minor(balance + move.amount);
    return { ...move, balance };
  });
};
