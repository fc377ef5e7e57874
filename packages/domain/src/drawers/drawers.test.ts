import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { type DrawerSums, drawerExpects, holds, isOfJournal, mayCountDrawer } from './index.ts';

const NONE = {
  float: 0,
  taken: 0,
  givenBack: 0,
  handedOut: 0,
  from_house: 0,
  to_house: 0,
  paid_in: 0,
  paid_out: 0,
};
const sums = (of: Partial<typeof NONE>): DrawerSums =>
  Object.fromEntries(
    Object.entries({ ...NONE, ...of }).map(([name, amount]) => [name, minor(amount)]),
  ) as DrawerSums;

describe('what must be in a drawer', () => {
  it.each([
    ['its float', { float: 10_000 }, 10_000],
    ['what was taken', { float: 10_000, taken: 2_350 }, 12_350],
    ['less what was given back', { float: 10_000, taken: 2_350, givenBack: 350 }, 12_000],
    ['less tips that were paid out of it', { float: 10_000, taken: 2_350, handedOut: 2_000 }, 10_350],
    ['change that was fetched', { float: 5_000, from_house: 2_000 }, 7_000],
    ['less takings that were brought away', { float: 5_000, taken: 40_000, to_house: 30_000 }, 15_000],
    ['less what was bought', { float: 5_000, paid_out: 1_299 }, 3_701],
    ['what was paid in', { paid_in: 1 }, 1],
    ['below nothing where more went back than it held', { float: 500, givenBack: 700 }, -200],
  ])('%s', (_what, of, expected) => {
    expect(drawerExpects(sums(of))).toBe(expected);
  });
});

it.each([
  ['paid_out', 500, true],
  ['paid_out', 501, false],
  ['to_house', 500, true],
  ['to_house', 501, false],
  ['paid_in', 501, true],
  ['from_house', 501, true],
] as const)('%s of %d from a drawer of 500: %s', (kind, amount, can) => {
  expect(holds(minor(500), kind, minor(amount))).toBe(can);
});

it('the books know what came into the house and left it, and nothing of money between its own drawers', () => {
  expect((['from_house', 'to_house', 'paid_in', 'paid_out'] as const).filter(isOfJournal)).toEqual([
    'paid_in',
    'paid_out',
  ]);
});

it.each([
  ['owner', false, true],
  ['manager', false, true],
  ['waiter', false, false],
  ['waiter', true, true],
  ['kitchen', false, false],
  ['accountant', false, false],
] as const)('%s, own %s: may count %s', (role, isOwn, may) => {
  expect(mayCountDrawer(role, isOwn)).toBe(may);
});
