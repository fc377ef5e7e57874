import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { priceSteps } from './price-steps.ts';

const steps = (prices: readonly number[], decimals = 2) => priceSteps(prices.map(minor), decimals);

describe('round sums for "up to"', () => {
  it.each([
    ['euros', [450, 500, 790, 1090, 1150, 1250], 2, [500, 1200]],
    ['forints without a part', [1200, 1900, 2400, 2950, 3500, 5900], 0, [2000, 3000]],
    ['yen', [400, 800, 1000, 1400], 0, [800, 1000]],
    ['free dishes aside', [0, 0, 300, 700, 900], 2, [300, 700]],
    ['one price for all', [900, 900, 900], 2, []],
    ['nothing', [], 2, []],
  ])('%s', (_, prices, decimals, expected) => {
    expect(steps(prices, decimals)).toEqual(expected);
  });

  it('each leaves something out and something in, and none is said twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1 }), prices => {
        const said = steps(prices);
        expect(new Set(said).size).toBe(said.length);
        for (const step of said) {
          expect(prices.some(price => price > step)).toBe(true);
          expect(prices.some(price => price <= step)).toBe(true);
        }
      }),
    );
  });
});
