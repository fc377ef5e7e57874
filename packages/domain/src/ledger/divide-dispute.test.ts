import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { divideDispute } from './index.ts';

const part = (captured: number, refunded = 0) => ({ captured: minor(captured), refunded: minor(refunded) });

describe('what a dispute of a charge is about', () => {
  it('is each payment by what it still had', () => {
    expect(divideDispute(minor(1000), [part(2000), part(500)])).toEqual([800, 200]);
    expect(divideDispute(minor(500), [part(2000, 2000), part(500)])).toEqual([0, 500]);
  });

  it('takes no more of one than it brought, where more is disputed than was left', () => {
    expect(divideDispute(minor(2035), [part(2000, 500), part(35)])).toEqual([2000, 35]);
    expect(divideDispute(minor(35), [part(2000, 2000), part(35, 35)])).toEqual([34, 1]);
  });

  it('comes to all of it, and to no more of any than it had', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.nat(9_999)), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(some, fc.nat(10_000), (sums, share) => {
        const parts = sums.map(([captured, refunded]) => part(captured, Math.min(captured, refunded)));
        const left = parts.map(({ captured, refunded }) => captured - refunded);
        const all = left.reduce((sum, rest) => sum + rest, 0);
        const amount = minor(Math.floor((all * share) / 10_000));
        const divided = divideDispute(amount, parts);
        expect(divided.reduce<number>((sum, one) => sum + one, 0)).toBe(amount);
        for (const [index, one] of divided.entries()) expect(one).toBeLessThanOrEqual(left[index] ?? 0);
      }),
    );
  });
});
