import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import {
  cardFee,
  cardFeeProblems,
  giftTerms,
  NO_FEE,
  type OwnTerms,
  ownTermsProblem,
  roundUpOf,
} from './index.ts';

const own = (over: Partial<OwnTerms> = {}): OwnTerms => ({
  amounts: null,
  min: null,
  max: null,
  preselected: null,
  ...over,
});

describe('what can be given with a card', () => {
  it('[TIPCARD-43] a tip is from 1 to 200, and nothing is chosen unless the venue says so', () => {
    expect(giftTerms('tip', own(), 2)).toEqual({
      amounts: [200, 500, 1000],
      min: 100,
      max: 20_000,
      preselectedIndex: 0,
      preselects: false,
    });
  });

  it('[DONATE-09] a donation is from 0.5 to 200', () => {
    expect(giftTerms('donation', own(), 2)).toMatchObject({ min: 50, max: 20_000, preselectedIndex: 0 });
  });

  it('[TIPCARD-43][TIPCHIP-15] a card has limits and a choice of its own', () => {
    const terms = giftTerms('tip', own({ amounts: [300, 900], min: 300, max: 900, preselected: 1 }), 2);
    expect(terms).toEqual({
      amounts: [300, 900],
      min: 300,
      max: 900,
      preselectedIndex: 1,
      preselects: true,
    });
  });

  it('in a currency without cents the sums are whole', () => {
    expect(giftTerms('tip', own(), 0)).toMatchObject({ amounts: [2, 5, 10], min: 1, max: 200 });
  });

  it.each<[string, Partial<OwnTerms>, ReturnType<typeof ownTermsProblem>]>([
    ['the usual', {}, null],
    ['a least of nothing', { min: 0 }, 'min'],
    ['a most below the least', { min: 500, max: 400 }, 'max'],
    ['more than anybody gives', { max: 100_000_01 }, 'max'],
    ['no amount', { amounts: [] }, 'amounts'],
    ['one twice', { amounts: [200, 200] }, 'amounts'],
    ['one beyond the limits', { amounts: [50] }, 'amounts'],
    ['more than fit', { amounts: [100, 200, 300, 400, 500, 600, 700] }, 'amounts'],
    ['a choice that is not there', { preselected: 3 }, 'preselected'],
  ])('%s', (_, over, problem) => {
    expect(ownTermsProblem('tip', own(over), 2)).toBe(problem);
  });
});

describe('what a card asks on top', () => {
  it.each([
    [{ fixed: 0, percent: 0 }, {}],
    [{ fixed: 25, percent: 1.45 }, {}],
    [
      { fixed: -1, percent: 10.01 },
      { fee_fixed: 'fee', fee_percent: 'fee' },
    ],
    [
      { fixed: 1001, percent: 1.234 },
      { fee_fixed: 'fee', fee_percent: 'fee' },
    ],
    [{ fixed: 0.5, percent: 0 }, { fee_fixed: 'fee' }],
  ])('may be %o: %o', (fee, problems) => {
    expect(cardFeeProblems(fee, 2)).toEqual(problems);
  });

  it('is nothing where the venue chose nothing', () => {
    fc.assert(fc.property(fc.nat(1_000_000), amount => cardFee(minor(amount), NO_FEE) === 0));
  });

  it.each([
    [500, { fixed: 25, percent: 1.5 }, 33],
    [333, { fixed: 0, percent: 1.5 }, 5],
    [0, { fixed: 25, percent: 1.5 }, 0],
  ])('of %i by %o is %i', (amount, fee, expected) => {
    expect(cardFee(minor(amount), fee)).toBe(expected);
  });
});

describe('rounding up', () => {
  it.each([
    ['20.60 €', 2060, 2, 40],
    ['20.99 €', 2099, 2, 1],
    ['a whole sum', 2000, 2, 100],
    ['a cent', 1, 2, 99],
    ['of three decimals', 20_600, 3, 400],
    ['of none', 2060, 0, 40],
  ])('of %s', (_, total, decimals, missing) => {
    expect(roundUpOf(minor(total), decimals)).toBe(missing);
  });
});
