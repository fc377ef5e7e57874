import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import {
  BILL_LIMITS,
  type LimitLine,
  limitBase,
  type MoneyRole,
  mayCloseUnpaid,
  mayOpenDrawer,
  mayRaisePrice,
  mayTakeOff,
} from './index.ts';

describe('what a role may take off a bill', () => {
  it.each([
    // role, off, base, decimals -> may
    ['waiter', 0, 0, 2, true],
    ['waiter', 2000, 2000, 2, true],
    ['waiter', 2001, 2001, 2, false],
    ['waiter', 2001, 10_004, 2, false],
    ['waiter', 2001, 10_005, 2, true],
    ['waiter', 20, 20, 0, true],
    ['waiter', 21, 21, 0, false],
    ['waiter', 20_000, 20_000, 3, true],
    ['owner', 1_000_000, 1_000_000, 2, true],
    ['manager', 1_000_000, 1_000_000, 2, true],
    ['kitchen', 1, 10_000, 2, false],
    ['accountant', 1, 10_000, 2, false],
  ] as const)('%s: %i off %i with %i decimals: %s', (role, off, base, decimals, may) => {
    expect(mayTakeOff(role, { off: minor(off), base: minor(base) }, decimals)).toBe(may);
  });

  const guest = (worth: number): LimitLine => ({ worth: minor(worth), addedBy: null });
  const of = (addedBy: string, worth: number): LimitLine => ({ worth: minor(worth), addedBy });
  it.each([
    ['what guests ordered', [guest(10_000), guest(5_000)], 15_000],
    ['what a colleague wrote down', [of('Jonas', 10_000)], 10_000],
    ['nothing that she wrote down herself', [of('Rūta', 90_000), guest(10_000)], 10_000],
    ['nothing of an empty bill', [], 0],
  ])('the share of Rūta is of %s', (_, staying, base) => {
    expect(limitBase(staying, 'Rūta')).toBe(base);
  });

  it('a dear false line of her own does not widen it, however she goes about it', () => {
    const real = Array.from({ length: 10 }, () => guest(5_000));
    const falseLine = of('Rūta', 500_000);
    const may = (off: number, staying: readonly LimitLine[]) =>
      mayTakeOff('waiter', { off: minor(off), base: limitBase(staying, 'Rūta') }, 2);
    expect(may(10_000, [...real.slice(2), falseLine])).toBe(false);
    expect(may(10_000, real.slice(2))).toBe(false);
    expect(may(5_000, [...real.slice(1), falseLine])).toBe(true);
    expect(may(505_000, real.slice(1))).toBe(false);
  });

  it('only owners and managers raise a price', () => {
    const all = Object.keys(BILL_LIMITS) as MoneyRole[];
    expect(all.filter(mayRaisePrice)).toEqual(['owner', 'manager']);
  });

  it('only owners and managers close what is owed', () => {
    const roles = Object.keys(BILL_LIMITS) as MoneyRole[];
    expect(roles.filter(mayCloseUnpaid)).toEqual(['owner', 'manager']);
  });
});

it.each([
  ['owner', true],
  ['manager', true],
  ['waiter', false],
  ['kitchen', false],
  ['accountant', false],
] as const)('%s opens the drawer without a sale: %s', (role, may) => {
  expect(mayOpenDrawer(role)).toBe(may);
});
