import fc from '@tableside/testkit/same-cases.ts';
import { expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { vatIncluded } from '../vat/index.ts';
import { creditSeries, creditSums, type TaxedSums } from './index.ts';

const sums = (total: number, percent: number | null): TaxedSums => {
  const { net, vat } = vatIncluded(minor(total), percent ?? 0);
  return { net, vat, total: minor(total) };
};

it.each([
  ['everything', 1000, 1000, 21, { net: 826, vat: 174, total: 1000 }],
  ['a part', 1000, 300, 21, { net: 247, vat: 53, total: 300 }],
  [
    'a cent, which is VAT where the kept money has a cent less of it',
    1000,
    1,
    21,
    { net: 0, vat: 1, total: 1 },
  ],
  ['more than is left', 500, 700, 9, { net: 459, vat: 41, total: 500 }],
  ['without VAT', 500, 200, null, { net: 200, vat: 0, total: 200 }],
  ['nothing', 500, 0, 21, { net: 0, vat: 0, total: 0 }],
] as const)('credits %s', (_what, left, gross, percent, note) => {
  expect(creditSums(sums(left, percent), minor(gross), percent)).toEqual(note);
});

it('leaves what an invoice for the kept money says, in whichever parts it goes back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e7 }),
      fc.array(fc.integer({ min: 1, max: 1e6 }), { maxLength: 8 }),
      fc.constantFrom(5, 9, 21, 23, null),
      (whole, parts, percent) => {
        let left = sums(whole, percent);
        for (const part of parts) {
          const note = creditSums(left, minor(part), percent);
          expect(note.net + note.vat).toBe(note.total);
          expect(Math.min(note.net, note.vat)).toBeGreaterThanOrEqual(0);
          left = {
            net: minor(left.net - note.net),
            vat: minor(left.vat - note.vat),
            total: minor(left.total - note.total),
          };
          expect(left).toEqual(sums(left.total, percent));
        }
      },
    ),
  );
});

it('gives notes a series of their own', () => {
  expect(creditSeries('TS')).toBe('TS-K');
});
