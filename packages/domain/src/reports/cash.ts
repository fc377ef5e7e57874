import { type Minor, minor, sum, ZERO } from '../money/index.ts';
import type { JournalTotal } from './movements.ts';

/** What open drawers of people held when the house's was counted the last time, and now; minor units. */
export type HeldByPeople = { readonly before: Minor; readonly now: Minor };

/** What should be in the drawer and what was found there, in minor units. */
export type CashCount = {
  /** What it began with. */
  readonly float: Minor;
  /** What cash payments brought, less what was given back and what left the house; drawers of people that were counted included. */
  readonly moved: Minor;
  /** What is in open drawers of people, and so not in the house's; absent: nobody has one, nor had one before. */
  readonly held?: HeldByPeople;
  readonly expected: Minor;
  /** Null: nobody counted. */
  readonly counted: Minor | null;
  /** Found less expected: negative, money is missing. Null: nobody counted. */
  readonly difference: Minor | null;
};

/**
 * What cash payments brought to the house's drawer and those of people, less what was given back and taken out of them;
 * counting the house's moved nothing.
 */
export const cashMoved = (movements: readonly JournalTotal[]): Minor =>
  sum(
    movements
      .filter(({ account, kind }) => account === 'cash' && kind !== 'drawer')
      .map(({ amount }) => amount),
  );

/**
 * Of what moved, cash that left for whom it was owed, less what such payouts brought: tips and donations, and what a hall pays
 * its stalls.
 */
export const cashHandedOut = (movements: readonly JournalTotal[]): Minor =>
  minor(
    -sum(
      movements
        .filter(({ account, kind }) => account === 'cash' && (kind === 'payout' || kind === 'stall_payout'))
        .map(({ amount }) => amount),
    ),
  );

/** What counts of people's drawers found beyond the books; negative: missing. */
export const foundByPeople = (movements: readonly JournalTotal[]): Minor =>
  sum(
    movements
      .filter(({ account, kind }) => account === 'cash' && kind === 'drawer_count')
      .map(({ amount }) => amount),
  );

/** Compares the house's counted drawer with the books: what people hold is not in it, what they held before came to it. */
export const countCash = (
  float: Minor,
  moved: Minor,
  counted: Minor | null,
  held: HeldByPeople = { before: ZERO, now: ZERO },
): CashCount => {
  const expected = minor(float + moved + held.before - held.now);
  return {
    float,
    moved,
    ...((held.before !== 0 || held.now !== 0) && { held }),
    expected,
    counted,
    difference: counted === null ? null : minor(counted - expected),
  };
};
