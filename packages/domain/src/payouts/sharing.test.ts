import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balances } from '../ledger/index.ts';
import { minor, sum } from '../money/index.ts';
import { areWeights, correctedHours, isCorrected, shareLines, sharesOf, weightOfAll } from './index.ts';

const by = (...weights: number[]) => weights.map((weight, place) => ({ to: `p${place}`, weight }));

describe('sharing the pool', () => {
  it.each([
    [1000, [1, 1, 1], [334, 333, 333]],
    [1000, [7.5, 2.5], [750, 250]],
    [1, [1, 1], [1]],
    [500, [0, 3], [500]],
  ])('%i by %o is %o', (amount, weights, parts) => {
    expect(sharesOf(minor(amount), by(...weights)).map(share => share.amount)).toEqual(parts);
  });

  it('gives all of it, to the cent, and moves it from the pool alone', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), weights, (amount, given) => {
        fc.pre(given.some(weight => weight > 0));
        const shares = sharesOf(minor(amount), by(...given));
        expect(sum(shares.map(share => share.amount))).toBe(amount);
        const lines = shareLines(shares);
        expect(balances(lines)).toBe(true);
        expect(lines.every(({ account }) => account === 'tips_payable')).toBe(true);
      }),
    );
  });

  it.each([
    [by(1, 0), true],
    [by(0, 0), false],
    [by(-1, 2), false],
    [by(1001), false],
    [[...by(1), ...by(1)], false],
    [[], false],
  ])('%o can be shared by: %s', (weights, good) => {
    expect(areWeights(weights)).toBe(good);
  });

  it('counts hours as recorded, but for those that somebody says otherwise', () => {
    const recorded = [
      { to: 'ana', weight: 8 },
      { to: 'ben', weight: 4.25 },
    ];
    const said = [
      { to: 'ben', weight: 4.25 },
      { to: 'eva', weight: 3 },
    ];
    const counted = correctedHours(recorded, said);
    expect(counted).toEqual([
      { to: 'ana', weight: 8, recorded: 8 },
      { to: 'ben', weight: 4.25, recorded: 4.25 },
      { to: 'eva', weight: 3, recorded: 0 },
    ]);
    expect(counted.filter(isCorrected).map(({ to }) => to)).toEqual(['eva']);
    expect(weightOfAll(counted)).toBe(15.25);
    expect(weightOfAll(by(0.1, 0.2))).toBe(0.3);
  });
});
