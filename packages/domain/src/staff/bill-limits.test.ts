import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { BILL_LIMITS, type MoneyRole, mayCloseUnpaid, mayTakeOff } from './index.ts';

describe('what a role may take off a bill', () => {
  it.each([
    // role, off, worth, decimals -> may
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
  ] as const)('%s: %i off %i with %i decimals: %s', (role, off, worth, decimals, may) => {
    expect(mayTakeOff(role, { off: minor(off), worth: minor(worth) }, decimals)).toBe(may);
  });

  it('only owners and managers close what is owed', () => {
    const roles = Object.keys(BILL_LIMITS) as MoneyRole[];
    expect(roles.filter(mayCloseUnpaid)).toEqual(['owner', 'manager']);
  });
});
