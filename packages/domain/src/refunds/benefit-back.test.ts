import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minor, sum } from '../money/index.ts';
import { benefitBack } from './index.ts';

/** What goes with each of a row of refunds. */
const rowOf = (benefit: number, paid: number, backs: readonly number[]): number[] => {
  let before = 0;
  return backs.map(amount => {
    const part = benefitBack({ benefit: minor(benefit), paid: minor(paid) }, minor(before), minor(amount));
    before += amount;
    return part;
  });
};

it.each([
  ['at once', 200, 1800, [1800], [200]],
  ['half by half', 200, 1800, [900, 900], [100, 100]],
  ['in three, the odd cents in the last', 100, 1000, [333, 333, 334], [33, 33, 34]],
  ['a cent at first', 200, 1800, [1, 1799], [0, 200]],
  ['a part, and never the rest', 200, 1800, [450], [50]],
  ['of which a member had nothing off', 0, 1800, [900, 900], [0, 0]],
  ['that cost next to nothing', 999, 1, [1], [999]],
  ['that was free', 1000, 0, [0], [0]],
  ['more off than was paid', 700, 300, [100, 100, 100], [233, 233, 234]],
])('a dish given back %s: what the member had off goes with it', (_, benefit, paid, backs, parts) => {
  expect(rowOf(benefit, paid, backs)).toEqual(parts);
});

it('sums to the cent and is never more than is there, in whatever parts a dish is given back', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1 }), (benefit, backs) => {
      const parts = rowOf(benefit, sum(backs.map(minor)), backs);
      expect(sum(parts.map(minor))).toBe(benefit);
      expect(parts.every(part => part >= 0)).toBe(true);
    }),
  );
});
