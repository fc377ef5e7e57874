import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import {
  afterPlacing,
  type CouponType,
  MAX_QUANTITY,
  MIN_QUANTITY,
  needsPayment,
  placeButtonEnabled,
} from './index.ts';

describe('needsPayment', () => {
  it.each<[string, boolean, number, CouponType | null, boolean]>([
    ['an order with a price', false, 1200, null, true],
    ['a discounted order', false, 1080, 'percent', true],
    ['[CART-37] skip-payment', true, 1200, null, false],
    ['[CART-38] a total of 0', false, 0, 'amount', false],
    ['[CART-39] a pay-at-restaurant coupon', false, 1200, 'pay-at-restaurant', false],
  ])('%s', (_, skipPayment, total, couponType, expected) => {
    expect(needsPayment({ skipPayment, total: minor(total), couponType })).toBe(expected);
  });
});

describe('afterPlacing', () => {
  it.each([
    ['placed on a kiosk', false, true, 'await-order'],
    ['[CART-41] placed elsewhere', false, false, 'menu-with-order'],
    ['[CART-42] to pay', true, false, 'pay'],
    ['to pay on a kiosk', true, true, 'pay-in-person'],
  ])('%s', (_, pays, selfService, expected) => {
    expect(afterPlacing({ needsPayment: pays, selfService })).toBe(expected);
  });
});

describe('placeButtonEnabled', () => {
  const ready = { syncing: false, amount: minor(1200), empty: false };
  it.each([
    ['everything in place', ready, true],
    ['[CART-13] a quantity is syncing', { ...ready, syncing: true }, false],
    ['[CART-14] a negative amount', { ...ready, amount: minor(-1) }, false],
    ['[CART-14] an amount of 0', { ...ready, amount: minor(0) }, true],
    ['an empty cart', { ...ready, empty: true }, false],
  ])('%s', (_, cart, expected) => {
    expect(placeButtonEnabled(cart)).toBe(expected);
  });
});

describe('quantity', () => {
  it('runs from 1 to 50', () => {
    expect([MIN_QUANTITY, MAX_QUANTITY]).toEqual([1, 50]);
  });
});
