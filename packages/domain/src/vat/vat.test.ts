import fc from '@tableside/testkit/same-cases.ts';
import { expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { vatIncluded } from './index.ts';

it.each([
  [12100, 21, 10000, 2100],
  [100, 21, 83, 17],
  [1, 21, 1, 0],
  [0, 21, 0, 0],
  [1050, 5, 1000, 50],
  [999, 9, 917, 82],
  [-12100, 21, -10000, -2100],
  [500, 0, 500, 0],
])('%s with %s %% inside is %s and %s', (gross, percent, net, vat) => {
  expect(vatIncluded(minor(gross), percent)).toEqual({ percent, net, vat, gross });
});

it('parts sum to the whole, and the VAT is within half a cent of exact', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e8, max: 1e8 }),
      fc.constantFrom(5, 9, 12, 19, 21, 23),
      (gross, percent) => {
        const share = vatIncluded(minor(gross), percent);
        expect(share.net + share.vat).toBe(gross);
        expect(Math.abs(share.vat - (gross * percent) / (100 + percent))).toBeLessThanOrEqual(0.5 + 1e-6);
      },
    ),
  );
});
