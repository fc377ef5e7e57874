import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { minor, sum } from '../money/index.ts';
import {
  allocateByVatRate,
  byRate,
  ONLY_VAT_RATE,
  type RatedAmount,
  type SellerVat,
  soldAt,
  takenByRate,
  vatRateId,
  vatRatesOf,
  vatShares,
} from './index.ts';

const ONE: SellerVat = { vatCode: 'LT1', vatPercent: 21 };
const SEVERAL: SellerVat = {
  vatCode: 'LT1',
  vatPercent: 9,
  vatRates: [
    { id: 'alcohol', name: 'Alcohol', percent: 21 },
    { id: 'food', name: 'Food', percent: 9 },
    { id: 'books', name: 'Books', percent: 5 },
  ],
  usualVatRate: 'food',
};

describe('what something is sold at', () => {
  it.each([
    ['nothing names a rate', SEVERAL, {}, {}, 9],
    ['its category names one', SEVERAL, {}, { vatRate: 'alcohol' }, 21],
    ['it names one itself', SEVERAL, { vatRate: 'books' }, { vatRate: 'alcohol' }, 5],
    ['the one it names is gone', SEVERAL, { vatRate: 'toys' }, { vatRate: 'alcohol' }, 21],
    ['both are gone', SEVERAL, { vatRate: 'toys' }, { vatRate: 'cars' }, 9],
    ['there is only one', ONE, { vatRate: 'books' }, {}, 21],
  ] as const)('where %s', (_what, seller, dish, category, percent) => {
    expect(soldAt(seller, dish, category)?.percent).toBe(percent);
  });

  it('is nothing where no VAT is paid, or nobody said', () => {
    expect(soldAt({ ...SEVERAL, vatCode: null })).toBeNull();
    expect(soldAt(null)).toBeNull();
    expect(soldAt(undefined, { vatRate: 'food' })).toBeNull();
  });
});

it('lists the usual rate first, and one without a name where no list was made', () => {
  expect(vatRatesOf(SEVERAL).map(({ id }) => id)).toEqual(['food', 'alcohol', 'books']);
  expect(vatRatesOf(ONE)).toEqual([{ id: ONLY_VAT_RATE, name: '', percent: 21 }]);
});

it.each([
  ['Alcohol', [], 'alcohol'],
  ['Alkoholiniai gėrimai', [], 'alkoholiniai-gerimai'],
  ['Food', ['food'], 'food-2'],
  ['Food', ['food', 'food-2'], 'food-3'],
  ['酒', [], 'rate'],
] as const)('a rate called %s beside %j is %s', (name, taken, id) => {
  expect(vatRateId(name, taken)).toBe(id);
});

it('rounds once for each rate, on the sum of it', () => {
  const parts: RatedAmount[] = [
    { percent: 21, amount: minor(1) },
    { percent: 21, amount: minor(1) },
    { percent: 21, amount: minor(1) },
    { percent: null, amount: minor(109) },
  ];
  expect(vatShares(parts, 9)).toEqual([
    { percent: 21, net: 2, vat: 1, gross: 3 },
    { percent: 9, net: 100, vat: 9, gross: 109 },
  ]);
  expect(vatShares([], 9)).toEqual([{ percent: 9, net: 0, vat: 0, gross: 0 }]);
});

const amounts = fc.array(
  fc.record({
    percent: fc.constantFrom(null, 0, 5, 9, 9.5, 21),
    amount: fc.integer({ min: 0, max: 1e6 }).map(minor),
  }),
  { maxLength: 8 },
);
const total = (parts: readonly RatedAmount[]) => sum(parts.map(({ amount }) => amount));
const at = (parts: readonly RatedAmount[], percent: number | null) =>
  total(parts.filter(part => part.percent === percent));

it('shares, and what is spread over rates, sum to the whole', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (parts, hundredths) => {
      const shares = vatShares(parts, 21);
      expect(sum(shares.map(({ gross }) => gross))).toBe(total(parts));
      const whole = minor(Math.floor((total(parts) * hundredths) / 100));
      const spread = allocateByVatRate(whole, parts);
      expect(total(spread)).toBe(whole);
      for (const { percent, amount } of spread) expect(amount).toBeLessThanOrEqual(at(parts, percent));
    }),
  );
});

it('what goes back is its own rate as far as that has something left, and never more than all', () => {
  fc.assert(
    fc.property(amounts, amounts, (left, back) => {
      const taken = takenByRate(left, back);
      expect(total(taken)).toBe(Math.min(total(left), total(back)));
      for (const { percent, amount } of byRate(left)) {
        expect(at(taken, percent)).toBeLessThanOrEqual(amount);
        expect(at(taken, percent)).toBeGreaterThanOrEqual(Math.min(amount, at(back, percent)));
      }
    }),
  );
});
