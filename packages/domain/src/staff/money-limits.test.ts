import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { type MoneyRole, mayRefund } from './index.ts';

describe('mayRefund', () => {
  it.each<[MoneyRole, number, number, number, boolean]>([
    ['waiter', 20_00, 0, 2, true],
    ['waiter', 20_01, 0, 2, false],
    ['waiter', 20_00, 80_00, 2, true],
    ['waiter', 20_00, 80_01, 2, false],
    ['waiter', 1, 100_00, 2, false],
    // Yen have no cents, dinars have a thousand fils.
    ['waiter', 20, 0, 0, true],
    ['waiter', 21, 0, 0, false],
    ['waiter', 20_000, 0, 3, true],
    ['waiter', 20_001, 0, 3, false],
    ['manager', 1_000_000_00, 1_000_000_00, 2, true],
    ['owner', 1_000_000_00, 1_000_000_00, 2, true],
    ['accountant', 1, 0, 2, false],
    ['kitchen', 1, 0, 2, false],
  ])('a %s gives back %s after %s today (%s decimals): %s', (role, amount, today, decimals, allowed) => {
    expect(mayRefund(role, minor(amount), minor(today), decimals)).toBe(allowed);
  });
});
