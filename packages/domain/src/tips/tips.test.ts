import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import type { Flag } from '../venue/index.ts';
import {
  cartTipsOffered,
  customTip,
  payTipsOffered,
  type TipChoices,
  tipChips,
  tipsOffered,
} from './index.ts';

const choices = (over: Partial<TipChoices> = {}): TipChoices => ({
  percentages: [],
  preselected: null,
  largePartyFrom: null,
  collective: true,
  ...over,
});
const values = (bill: number, guests: number | null, over: Partial<TipChoices> = {}, decimals = 2) =>
  tipChips(minor(bill), guests, choices(over), decimals).chips.map(({ value }) => value);
const first = (bill: number, guests: number | null, over: Partial<TipChoices> = {}) =>
  tipChips(minor(bill), guests, choices(over), 2).preselected;

describe('tip chips', () => {
  it.each([
    ['[TIPCHIP-05] one cent below 1.80', 179, null, {}, [0, 100, 200, 300, 500]],
    ['[TIPCHIP-06][TIPCHIP-11] from 1.80 on, no tip first', 180, null, {}, [0, 9, 18, 27]],
    ['[TIPCHIP-06] a usual bill', 4_250, 2, {}, [0, 213, 425, 638]],
    ['[TIPCHIP-16] the venue’s own shares', 10_000, null, { percentages: [7, 12.5] }, [0, 700, 1_250]],
    ['[TIPCHIP-07][TIPCHIP-10] a large party', 10_000, 8, { largePartyFrom: 8 }, [1_000, 1_500, 2_000]],
    ['[TIPCHIP-10] one guest fewer', 10_000, 7, { largePartyFrom: 8 }, [0, 500, 1_000, 1_500]],
    ['[TIPCHIP-12] no threshold set', 10_000, 80, {}, [0, 500, 1_000, 1_500]],
    [
      '[TIPCHIP-24] a threshold without collective tips',
      10_000,
      80,
      { largePartyFrom: 8, collective: false },
      [0, 500, 1_000, 1_500],
    ],
  ] as const)('%s', (_, bill, guests, over, expected) => {
    expect(values(bill, guests, over)).toEqual(expected);
  });

  it('has no cents where the currency has none', () => {
    expect(values(1, null, {}, 0)).toEqual([0, 1, 2, 3, 5]);
    expect(values(200, null, {}, 0)).toEqual([0, 10, 20, 30]);
  });

  it.each([
    ['nothing unless the venue says so', 4_000, null, {}, 0],
    ['[TIPCHIP-09] what the venue says', 4_000, null, { preselected: 2 }, 2],
    ['nothing when there is no such chip', 4_000, null, { preselected: 9 }, 0],
    ['[TIPCHIP-13] nothing on a small bill', 100, null, { preselected: 2 }, 0],
    ['[TIPCHIP-07] the smallest share of a large party', 4_000, 9, { largePartyFrom: 8, preselected: 2 }, 0],
  ] as const)('preselects %s', (_, bill, guests, over, expected) => {
    expect(first(bill, guests, over)).toBe(expected);
  });

  it('[TIPCHIP-08] takes no less than the smallest share from a large party', () => {
    expect(tipChips(minor(5_000), 8, choices({ largePartyFrom: 8 }), 2).lowest).toBe(500);
    expect(tipChips(minor(5_000), 7, choices({ largePartyFrom: 8 }), 2).lowest).toBe(0);
  });
});

describe('a typed tip', () => {
  const limits = { min: minor(50), max: minor(20_000) };
  it.each([
    ['5', 500],
    ['0.5', 50],
    ['2,50', 250],
    ['.75', 75],
    ['12.', 1_200],
    [' 7 ', 700],
    ['200', 20_000],
    ['0.49', null],
    ['200.1', null],
    ['1.234', null],
    ['100.00', null],
    ['', null],
    ['-1', null],
    ['1e2', null],
    ['٣', null],
    ['1,2,3', null],
  ])('[TIPCHIP-18][TIPCHIP-19][TIPCHIP-22] %j is %s', (typed, expected) => {
    expect(customTip(typed, limits, 2)).toBe(expected);
  });
});

const flags = (...names: Flag[]) => new Set(names);

describe('whether tips are offered', () => {
  it.each([
    ['tips off', flags('collective-tips'), 100, 3, false],
    ['nothing to pay', flags('tips'), 0, 3, false],
    ['nobody to tip', flags('tips'), 100, 0, false],
    ['somebody to tip', flags('tips'), 100, 1, true],
    ['the house tips together', flags('tips', 'collective-tips'), 100, 0, true],
  ])('[TIPCHIP-01] %s', (_, on, amount, personnel, expected) => {
    expect(tipsOffered({ flags: on, amount, personnel })).toBe(expected);
  });

  it('[TIPCHIP-23] in the cart only where tips come before paying', () => {
    const cart = { amount: 100, personnel: 1 };
    expect(cartTipsOffered({ ...cart, flags: flags('tips') })).toBe(false);
    expect(cartTipsOffered({ ...cart, flags: flags('tips', 'tips-before-payment') })).toBe(true);
  });

  it.each([
    ['[TIPCHIP-02] no pay-and-go', { paying: false }, false],
    ['[TIPCHIP-04] both, from the cart', { ordering: true }, false],
    ['[TIPCHIP-04] both, from the bill', { ordering: true, ref: 'order' }, true],
    ['[TIPCHIP-04] both, from chosen items', { ordering: true, ref: 'select-items' }, true],
    ['pay-and-go only', {}, true],
    ['[TIPCHIP-03] [FLAG-16] the till’s waiter, but nobody serves the bill', { till: true }, false],
    ['[TIPCHIP-03] the till’s waiter serves the bill', { till: true, billHasPersonnel: true }, true],
  ])('%s', (_, { till = false, ...over }: { till?: boolean; [key: string]: unknown }, expected) => {
    expect(
      payTipsOffered({
        flags: flags('tips', 'collective-tips', ...(till ? (['send-tips-to-pos-waiter'] as const) : [])),
        amount: 100,
        personnel: 0,
        paying: true,
        ordering: false,
        ref: null,
        billHasPersonnel: false,
        ...over,
      }),
    ).toBe(expected);
  });
});
