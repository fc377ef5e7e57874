import { expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { type StatementMove, statementDays, statementSums } from './index.ts';

const moved = (day: string, what: StatementMove, amount: number) => ({ day, what, amount });
/** 24.50 and 12.00 at ten percent, paid, and half of it given back the day after: the stall owes until the next sale. */
const WEEK = [
  moved('2026-03-16', 'taken', 2450),
  moved('2026-03-16', 'commission', -245),
  moved('2026-03-16', 'taken', 1200),
  moved('2026-03-16', 'commission', -120),
  moved('2026-03-16', 'payout', -3285),
  moved('2026-03-17', 'given_back', -1225),
  moved('2026-03-17', 'commission', 123),
  moved('2026-03-19', 'taken', 2000),
  moved('2026-03-19', 'commission', -200),
  moved('2026-03-19', 'passed', -500),
];

it('a statement says what was taken, went back, was kept and paid, and what is owed of it', () => {
  expect(statementSums(WEEK)).toEqual({
    taken: 5650,
    givenBack: 1225,
    commission: 442,
    passed: 500,
    paidOut: 3285,
    owed: 198,
  });
  expect(statementSums([])).toEqual({
    taken: 0,
    givenBack: 0,
    commission: 0,
    passed: 0,
    paidOut: 0,
    owed: 0,
  });
});

it.each([
  [0, [0, -1102, 198]],
  [150, [150, -952, 348]],
])('by day it goes from %d to what is owed at each end', (before, balances) => {
  const days = statementDays(WEEK, minor(before));
  expect(days.map(({ day }) => day)).toEqual(['2026-03-16', '2026-03-17', '2026-03-19']);
  expect(days.map(({ balance }) => balance)).toEqual(balances);
  for (const { taken, givenBack, commission, passed, paidOut, owed } of days)
    expect(taken - givenBack - commission - passed - paidOut).toBe(owed);
});
