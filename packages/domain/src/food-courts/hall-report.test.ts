import { expect, it } from 'vitest';
import { hallReport, type StatementMove } from './index.ts';

const moved = (day: string, stall: string, what: StatementMove, amount: number) => ({
  day,
  stall,
  what,
  amount,
});

it('the days of a hall say what each stall sold, by how many orders, and what of it is commission', () => {
  const rows = hallReport(
    [
      moved('2026-03-17', 'taco', 'taken', 500),
      moved('2026-03-16', 'ramen', 'taken', 1000),
      moved('2026-03-16', 'ramen', 'commission', -100),
      moved('2026-03-16', 'ramen', 'taken', 1001),
      moved('2026-03-16', 'ramen', 'commission', -100),
      moved('2026-03-16', 'taco', 'taken', 700),
      // Paying a stall is no sale.
      moved('2026-03-16', 'taco', 'payout', -700),
      moved('2026-03-18', 'taco', 'payout', -500),
      // What went back of another day's sale: no order of this one.
      moved('2026-03-17', 'ramen', 'given_back', -1000),
      moved('2026-03-17', 'ramen', 'commission', 100),
    ],
    ['ramen', 'taco', 'bowl'],
  );
  expect(
    rows.map(row => [row.day, row.stall, row.orders, row.taken, row.givenBack, row.average, row.commission]),
  ).toEqual([
    ['2026-03-16', 'ramen', 2, 2001, 0, 1001, 200],
    ['2026-03-16', 'taco', 1, 700, 0, 700, 0],
    ['2026-03-17', 'ramen', 0, 0, 1000, 0, -100],
    ['2026-03-17', 'taco', 1, 500, 0, 500, 0],
  ]);
});
