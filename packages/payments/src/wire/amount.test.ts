import { minor } from '@tableside/domain/money';
import fc from '@tableside/testkit/same-cases.ts';
import { expect, it } from 'vitest';
import { fromDecimal, fromUnits, toDecimal, toUnits } from './amount.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const decimals = fc.integer({ min: 0, max: 3 });

it('brings every amount back as it was sent, or refuses to send it', () => {
  fc.assert(
    fc.property(amounts, decimals, decimals, (amount, ours, theirs) => {
      const fits = theirs >= ours || amount % 10 ** (ours - theirs) === 0;
      if (!fits) {
        expect(() => toUnits(minor(amount), ours, theirs)).toThrow(RangeError);
        expect(() => toDecimal(minor(amount), ours, theirs)).toThrow(RangeError);
        return;
      }
      expect(fromUnits(toUnits(minor(amount), ours, theirs), theirs, ours)).toBe(amount);
      const decimal = toDecimal(minor(amount), ours, theirs);
      expect(fromDecimal(decimal, ours)).toBe(amount);
      expect(fromDecimal(decimal.toFixed(theirs), ours)).toBe(amount);
      expect(fromDecimal(JSON.parse(JSON.stringify(decimal)), ours)).toBe(amount);
    }),
  );
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '12', null, undefined, {}])(
  'takes no %s for units',
  value => {
    expect(fromUnits(value, 2, 2)).toBeNull();
  },
);

it('does not round what we have no coin for', () => {
  expect(fromUnits(1255, 2, 0)).toBeNull();
  expect(fromUnits(1200, 2, 0)).toBe(12);
});
