import fc from '@tableside/testkit/same-cases.ts';
import { expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { type TipTerms, tipChips, tipTermsProblems, USUAL_PERCENTAGES } from './index.ts';

const terms = (over: Partial<TipTerms> = {}): TipTerms => ({
  percentages: [5, 10, 15],
  min: 50,
  max: 20_000,
  preselected: 0,
  largePartyFrom: null,
  ...over,
});
const problems = (over: Partial<TipTerms>) => tipTermsProblems(terms(over), 2, USUAL_PERCENTAGES.length);

it.each([
  ['the usual', {}, {}],
  ['none of its own', { percentages: [], preselected: 3 }, {}],
  ['half a percent', { percentages: [7.5] }, {}],
  ['no percent', { percentages: [0, 10] }, { percentages: 'percent' }],
  ['more than all of it', { percentages: [101] }, { percentages: 'percent' }],
  ['one of them twice', { percentages: [10, 10] }, { percentages: 'twice' }],
  ['more than fit', { percentages: [1, 2, 3, 4, 5, 6] }, { percentages: 'many' }],
  ['nothing as the least', { min: 0 }, { min: 'amount' }],
  ['a most below the least', { min: 500, max: 400 }, { max: 'below' }],
  ['more than guests can type', { max: 10_000_000 }, { max: 'large' }],
  ['a chip that is not there', { percentages: [10], preselected: 2 }, { preselected: 'chip' }],
  ['a large party of one', { largePartyFrom: 1 }, { largePartyFrom: 'count' }],
])('what is wrong with tips: %s', (_, over, expected) => {
  expect(problems(over)).toEqual(expected);
});

it('[TIPCHIP-09] what a venue may set is what guests tap: no tip first, each share to the cent, and the chosen one', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.integer({ min: 1, max: 400 }).map(quarter => quarter / 4),
        { maxLength: 5 },
      ),
      fc.nat(5),
      fc.integer({ min: 180, max: 1_000_000 }),
      (percentages, wanted, bill) => {
        const preselected = Math.min(wanted, percentages.length || USUAL_PERCENTAGES.length);
        expect(problems({ percentages, preselected })).toEqual({});
        const choices = { percentages, preselected, largePartyFrom: null, collective: true };
        const { chips, preselected: chosen } = tipChips(minor(bill), 2, choices, 2);
        expect(chosen).toBe(preselected);
        const shares = percentages.length > 0 ? percentages : USUAL_PERCENTAGES;
        expect(chips.map(({ percent }) => percent)).toEqual([null, ...shares]);
        for (const { value, percent } of chips) {
          expect(Math.abs(value - (bill * (percent ?? 0)) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      },
    ),
  );
});
