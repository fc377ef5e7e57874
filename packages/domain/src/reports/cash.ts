import { type Minor, minor, sum } from '../money/index.ts';
import type { JournalTotal } from './movements.ts';

/** What should be in the drawer and what was found there, in minor units. */
export type CashCount = {
  /** What it began with. */
  readonly float: Minor;
  /** What cash payments brought, less what was given back from it. */
  readonly moved: Minor;
  readonly expected: Minor;
  /** Null: nobody counted. */
  readonly counted: Minor | null;
  /** Found less expected: negative, money is missing. Null: nobody counted. */
  readonly difference: Minor | null;
};

/** What cash payments brought to the drawer, less what was given back from it; counting it moved nothing. */
export const cashMoved = (movements: readonly JournalTotal[]): Minor =>
  sum(
    movements
      .filter(({ account, kind }) => account === 'cash' && kind !== 'drawer')
      .map(({ amount }) => amount),
  );

/** Compares a counted drawer with the books. */
export const countCash = (float: Minor, moved: Minor, counted: Minor | null): CashCount => {
  const expected = minor(float + moved);
  return {
    float,
    moved,
    expected,
    counted,
    difference: counted === null ? null : minor(counted - expected),
  };
};
