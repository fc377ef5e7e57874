import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { cartTotals, couponDiscount, distributeDiscount } from '../cart/index.ts';
import { minor, sum, ZERO } from '../money/index.ts';
import { type CouponTerms, codeOf, couponStatus, drawnCode, prefixOf, termsProblems } from './index.ts';

const terms = (over: Partial<CouponTerms> = {}): CouponTerms => ({
  type: 'percent',
  value: 10,
  maxUses: null,
  perPhone: null,
  minOrder: null,
  from: null,
  to: null,
  ...over,
});
const used = { terms: { type: 'percent', value: 10 }, ever: true, most: 7 } as const;

describe('the terms of a code', () => {
  it.each([
    ['10 % for everybody', {}, null, {}],
    ['all of it', { value: 100 }, null, {}],
    ['more than all of it', { value: 101 }, null, { value: 'percent' }],
    ['nothing', { value: 0 }, null, { value: 'percent' }],
    ['half a percent', { value: 0.5 }, null, { value: 'percent' }],
    ['an amount', { type: 'amount', value: 500 }, null, {}],
    ['no amount', { type: 'amount', value: 0 }, null, { value: 'amount' }],
    [
      'paying at the restaurant is worth nothing by itself',
      { type: 'pay-at-restaurant', value: 0 },
      null,
      {},
    ],
    ['good for no order', { maxUses: 0 }, null, { maxUses: 'count' }],
    ['more of one phone than of all', { maxUses: 1, perPhone: 2 }, null, { perPhone: 'more' }],
    ['a minimum of nothing', { minOrder: ZERO }, null, { minOrder: 'amount' }],
    ['one day', { from: '2026-12-24', to: '2026-12-24' }, null, {}],
    ['an end before its beginning', { from: '2026-12-24', to: '2026-12-23' }, null, { to: 'before' }],
    ['days that no calendar has', { from: '2026-02-30', to: 'soon' }, null, { from: 'day', to: 'day' }],
    ['used: the same worth, other days', { to: '2027-01-01', maxUses: 7 }, used, {}],
    ['used: another worth', { value: 20 }, used, { value: 'used' }],
    ['used: another kind', { type: 'pay-at-restaurant', value: 0 }, used, { value: 'used' }],
    ['used: fewer uses than there were', { maxUses: 6 }, used, { maxUses: 'fewer' }],
    ['not used yet: another worth', { value: 20 }, { ...used, ever: false, most: 0 }, {}],
  ] as const)('%s', (_, over, usedSoFar, problems) => {
    expect(termsProblems(terms(over), usedSoFar)).toEqual(problems);
  });
});

describe('where a code stands', () => {
  const code = { active: true, startsAt: null, endsAt: null, left: null };
  it.each([
    ['without dates', {}, 'running'],
    ['before its first day', { startsAt: 101 }, 'planned'],
    ['on its first moment', { startsAt: 100 }, 'running'],
    ['after its last', { endsAt: 100 }, 'ended'],
    ['used up', { left: 0 }, 'ended'],
    ['one use left', { left: 1 }, 'running'],
    ['ended by somebody, before it began', { active: false, startsAt: 101 }, 'ended'],
  ] as const)('%s', (_, over, standing) => {
    expect(couponStatus({ ...code, ...over }, 100)).toBe(standing);
  });
});

describe('codes', () => {
  it.each([
    [' vasara 20 ', 'VASARA20'],
    ['Žąsų-sav', 'ŽĄSŲ-SAV'],
    ['a\u0301lus', 'ÁLUS'],
    ['ab', null],
    ['-abc', null],
    ['a'.repeat(25), null],
    ["' or 1=1", null],
    ['', null],
  ])('[CART-17] %j is kept as %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it('drawn ones are typed as they are read, with and without a common beginning', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        fc.constantFrom('', 'PIETŪS'),
        (random, prefix) => {
          const code = drawnCode(prefix, random);
          expect(codeOf(code.toLowerCase())).toBe(code);
          expect(code.startsWith(prefix)).toBe(true);
        },
      ),
    );
    expect([prefixOf(''), prefixOf('pie tūs'), prefixOf('x'.repeat(13)), prefixOf('a b!')]).toEqual([
      '',
      'PIETŪS',
      null,
      null,
    ]);
  });
});

const someTerms = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 100_000 }) }),
  fc.constant({ type: 'pay-at-restaurant' as const, value: 0 }),
);
const prices = fc.array(fc.integer({ min: 0, max: 50_000 }).map(minor), { minLength: 1, maxLength: 20 });
const minimum = fc.option(fc.integer({ min: 1, max: 100_000 }).map(minor));

describe('what a code that a venue could make takes off', () => {
  it('[CART-56] is never more than the order unless it is refused, nothing below its minimum, and its parts sum to it', () => {
    fc.assert(
      fc.property(someTerms, prices, minimum, (some, items, minOrder) => {
        const coupon = { ...some, minOrder };
        expect(termsProblems(terms(coupon), null)).toEqual({});
        const subtotal = sum(items);
        const { discount, exceeds } = couponDiscount(coupon, subtotal);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(exceeds).toBe(discount > subtotal);
        if (subtotal < (minOrder ?? 0)) expect(discount).toBe(0);
        if (!exceeds) expect(sum(distributeDiscount(discount, items))).toBe(discount);
        const totals = cartTotals({
          lines: items.map(unit => ({ unit, quantity: 1 })),
          coupon,
          tip: ZERO,
        });
        expect(totals.total).toBe(subtotal - discount + totals.smallOrderFee);
      }),
    );
  });
});
