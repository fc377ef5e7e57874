import { describe, expect, it } from 'vitest';
import { nextPass } from './passing.ts';

const made = (id: string, amount: number, reversed = 0) => ({ id, amount, reversed });

describe('what is sent on of a stall’s share', () => {
  it('is all that is owed of it, first from the payment itself', () => {
    expect(nextPass(2144, [])).toEqual({ kind: 'transfer', amount: 2144, isFirst: true });
    expect(nextPass(45, [made('a', 2100)])).toEqual({ kind: 'transfer', amount: 45, isFirst: false });
    expect(nextPass(0, [made('a', 2100)])).toBeNull();
    expect(nextPass(0, [])).toBeNull();
  });

  it('comes back from the latest transfer of which something is left, never more than that', () => {
    expect(nextPass(-300, [made('b', 200), made('a', 2100)])).toEqual({
      kind: 'reversal',
      amount: 200,
      of: 'b',
    });
    expect(nextPass(-100, [made('b', 200, 200), made('a', 2100, 2050)])).toEqual({
      kind: 'reversal',
      amount: 50,
      of: 'a',
    });
    expect(nextPass(-100, [made('a', 2100, 2100)])).toBeNull();
    expect(nextPass(-100, [])).toBeNull();
  });

  it('is less by what the stall still owes of other payments', () => {
    expect(nextPass(2000, [], 1500)).toEqual({ kind: 'transfer', amount: 1500, isFirst: true });
    expect(nextPass(2000, [], 0)).toBeNull();
    expect(nextPass(2000, [], -5)).toBeNull();
  });
});
