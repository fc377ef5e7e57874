import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { type Minor, minor, percentOf, sum } from '../money/index.ts';
import {
  type Coupon,
  canApplyCode,
  cartTotals,
  couponDiscount,
  distributeDiscount,
  isTotalTooSmall,
  lineTotal,
  minimumTotal,
  normalizeCode,
  smallOrderFee,
} from './index.ts';

describe('smallOrderFee', () => {
  it.each([
    ['[CART-34] free stays free', 0, 0],
    ['[CART-30] 0.01', 1, 49],
    ['[CART-30] 0.30', 30, 20],
    ['[CART-30] 0.49', 49, 1],
    ['[CART-30] 0.50 and on: no fee', 50, 0],
    ['[CART-30] 12.00', 1200, 0],
    ['a negative amount is no small order', -30, 0],
  ])('%s', (_, discounted, fee) => {
    expect(smallOrderFee(minor(discounted), 2)).toBe(fee);
  });

  it.each([
    [2, 50],
    [3, 500],
    [1, 5],
    [0, 1],
  ])('[CART-31] the minimum with %s decimals is %s minor units', (decimals, expected) => {
    expect(minimumTotal(decimals)).toBe(expected);
  });

  it.each([
    [0, false],
    [20, true],
    [49, true],
    [50, false],
  ])('[CART-31] [CART-34] a total of %s is too small: %s', (total, expected) => {
    expect(isTotalTooSmall(minor(total), 2)).toBe(expected);
  });
});

describe('couponDiscount', () => {
  it.each<[string, Coupon, number, number, boolean]>([
    ['percent', { type: 'percent', value: 10 }, 1500, 150, false],
    ['percent, rounded by the one rounding', { type: 'percent', value: 10 }, 1005, 101, false],
    ['all of it', { type: 'percent', value: 100 }, 1500, 1500, false],
    ['[CART-56] more than all of it', { type: 'percent', value: 110 }, 1000, 1100, true],
    ['an amount', { type: 'amount', value: 500 }, 1500, 500, false],
    ['exactly the items', { type: 'amount', value: 1500 }, 1500, 1500, false],
    ['[CART-56] more than the items', { type: 'amount', value: 1501 }, 1500, 1501, true],
    [
      '[CART-39] pay at the restaurant takes nothing off',
      { type: 'pay-at-restaurant', value: null },
      1500,
      0,
      false,
    ],
  ])('%s', (_, coupon, items, discount, exceeds) => {
    expect(couponDiscount(coupon, minor(items))).toEqual({ discount, exceeds });
  });
});

describe('codes', () => {
  it.each([
    ['welcome10', 'WELCOME10'],
    ['  Once ', 'ONCE'],
    ['šventė', 'ŠVENTĖ'],
  ])('[CART-17] %j is %s', (typed, expected) => {
    expect(normalizeCode(typed)).toBe(expected);
  });

  it.each([
    ['[CART-15] empty', '', false, false],
    ['[CART-15] only blanks', '  ', false, false],
    ['[CART-16] while loading', 'ONCE', true, false],
    ['a code', 'ONCE', false, true],
  ])('%s', (_, code, loading, expected) => {
    expect(canApplyCode({ code, loading })).toBe(expected);
  });
});

describe('cartTotals', () => {
  const line = (unit: number, quantity: number) => ({ unit: minor(unit), quantity });
  const tenOff: Coupon = { type: 'percent', value: 10 };

  it('[CART-29] a line is its unit price, options included, times its pieces', () => {
    expect(lineTotal(line(450, 3))).toBe(1350);
  });

  it.each([
    ['items', { lines: [line(450, 2), line(300, 1)], coupon: null, tip: 0 }, [1200, 0, 0, 0, 1200]],
    [
      '[CART-26] items + tip - discount',
      { lines: [line(1000, 2)], coupon: tenOff, tip: 150 },
      [2000, 200, 0, 150, 1950],
    ],
    ['[CART-30] a small order', { lines: [line(30, 1)], coupon: null, tip: 0 }, [30, 0, 20, 0, 50]],
    [
      '[CART-33] the tip does not decide the fee',
      { lines: [line(30, 1)], coupon: null, tip: 100 },
      [30, 0, 20, 100, 150],
    ],
    ['[CART-33] the discount does', { lines: [line(50, 1)], coupon: tenOff, tip: 0 }, [50, 5, 5, 0, 50]],
    [
      '[CART-34] a free cart has no fee',
      { lines: [line(500, 1)], coupon: { type: 'amount', value: 500 } as Coupon, tip: 0 },
      [500, 500, 0, 0, 0],
    ],
    ['an empty cart', { lines: [], coupon: null, tip: 0 }, [0, 0, 0, 0, 0]],
    [
      '[CART-14] a coupon beyond the items',
      { lines: [line(300, 1)], coupon: { type: 'amount', value: 500 } as Coupon, tip: 0 },
      [300, 500, 0, 0, -200],
    ],
  ])('%s', (_, cart, [subtotal, discount, fee, tip, total]) => {
    expect(cartTotals({ ...cart, tip: minor(cart.tip) })).toEqual({
      subtotal,
      discount,
      loyaltyDiscount: 0,
      couponExceeds: (discount ?? 0) > (subtotal ?? 0),
      smallOrderFee: fee,
      tip,
      total,
    });
  });

  it('[CART-26] takes the loyalty discount off, before the fee is decided', () => {
    const cart = {
      lines: [line(100, 1)],
      coupon: null,
      tip: minor(0),
      memberOff: (worth: Minor) => percentOf(worth, 60),
    };
    expect(cartTotals(cart)).toMatchObject({
      subtotal: 100,
      loyaltyDiscount: 60,
      smallOrderFee: 10,
      total: 50,
    });
    const coupon = { type: 'amount', value: 20 } as const;
    expect(cartTotals({ ...cart, coupon })).toMatchObject({ discount: 20, loyaltyDiscount: 48, total: 50 });
    // Worth more than the items: refused as ever, and nobody is given more for it.
    expect(cartTotals({ ...cart, coupon: { type: 'amount', value: 120 } })).toMatchObject({
      couponExceeds: true,
      loyaltyDiscount: 0,
    });
  });

  it('counts in currencies without decimals', () => {
    const cart = { lines: [line(30, 1)], coupon: null, tip: minor(0), decimals: 0 };
    expect(cartTotals(cart)).toMatchObject({ smallOrderFee: 0, total: 30 });
  });

  const lines = fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: 50_000 }).map(minor),
      quantity: fc.integer({ min: 1, max: 50 }),
    }),
    { minLength: 1, maxLength: 20 },
  );

  it('[CART-26] [CART-31] the parts make the total, which is 0 or at least the minimum', () => {
    const coupon: fc.Arbitrary<Coupon | null> = fc.option(
      fc.integer({ min: 1, max: 100 }).map(value => ({ type: 'percent' as const, value })),
    );
    fc.assert(
      fc.property(lines, coupon, (items, code) => {
        const totals = cartTotals({ lines: items, coupon: code, tip: minor(0) });
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.smallOrderFee);
        expect(totals.total === 0 || totals.total >= 50).toBe(true);
      }),
    );
  });

  it('spreads a discount over the lines so that it sums and no line falls below 0', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), (items, percent) => {
        const totals = items.map(lineTotal);
        const { discount } = couponDiscount({ type: 'percent', value: percent }, sum(totals));
        const parts = distributeDiscount(discount, totals);
        expect(sum(parts)).toBe(discount);
        for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(totals[index] ?? -1);
      }),
    );
  });
});
