import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  fromMajor,
  MAX_MINOR,
  minor,
  percentOf,
  roundHalfAwayFromZero,
  sum,
  times,
  toMajor,
} from './index.ts';

describe('minor', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_MINOR + 1])('refuses %s', value => {
    expect(() => minor(value)).toThrow(RangeError);
  });

  it('has no negative zero', () => {
    expect(Object.is(minor(-0), 0)).toBe(true);
  });

  it('adds and multiplies', () => {
    expect(sum([minor(120), minor(-20)])).toBe(100);
    expect(times(minor(125), 3)).toBe(375);
    expect(() => times(minor(1), 0.5)).toThrow(RangeError);
  });
});

describe('roundHalfAwayFromZero', () => {
  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.5, -1],
    [-2.5, -3],
    [-0.49, 0],
    [1.005 * 100, 101],
    [8.345 * 100, 835],
  ])('%s -> %s', (value, expected) => {
    expect(roundHalfAwayFromZero(value)).toBe(expected);
  });

  it('rounds a refund as it rounded the charge', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), value => {
        expect(roundHalfAwayFromZero(-value) + roundHalfAwayFromZero(value)).toBe(0);
      }),
    );
  });

  it.each([
    [1000, 10, 100],
    [999, 10, 100],
    [1, 50, 1],
    [1250, 12.5, 156],
    [333, 33.3, 111],
    [0, 10, 0],
  ])('percentOf(%s, %s) -> %s', (amount, percent, expected) => {
    expect(percentOf(minor(amount), percent)).toBe(expected);
  });
});

describe('major units', () => {
  it.each([
    [12.5, 2, 1250],
    [0.29, 2, 29],
    [1.005, 3, 1005],
    [1200, 0, 1200],
    [-4.1, 2, -410],
    // The product alone is 67116969599.99999.
    [67_116_969.6, 3, 67_116_969_600],
  ])('%s with %s decimals is %s minor units and back', (major, decimals, expected) => {
    expect(fromMajor(major, decimals)).toBe(expected);
    expect(toMajor(minor(expected), decimals)).toBe(major);
  });

  it.each([
    [0.005, 2],
    [12.345, 2],
    [0.5, 0],
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    [1e15, 2],
  ])('refuses %s with %s decimals', (value, decimals) => {
    expect(() => fromMajor(value, decimals)).toThrow(RangeError);
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [2, 1, 1], [50, 25, 25]],
    [5, [1, 1, 1, 1], [2, 1, 1, 1]],
    [10, [1, 2, 4], [1, 3, 6]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [0, 0], [7, 0]],
    [10, [0, 3, 0], [0, 10, 0]],
    [0, [1, 2], [0, 0]],
    [9, [], []],
  ])('%s over %j -> %j', (total, weights, expected) => {
    expect(allocate(minor(total), weights)).toEqual(expected);
  });

  it('gives parts that sum to the whole, each within one unit of its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), weights, (total, shares) => {
        const parts = allocate(minor(total), shares);
        expect(sum(parts)).toBe(total);
        const whole = shares.reduce((all, share) => all + share, 0);
        if (whole === 0) return;
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (total * (shares[index] ?? 0)) / whole)).toBeLessThan(1.0001);
        }
      }),
    );
  });

  it('sums to the whole for the largest amounts as well', () => {
    const amount = fc.integer({ min: 0, max: MAX_MINOR });
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 30 }), (total, weights) => {
        expect(sum(allocate(minor(total), weights))).toBe(total);
      }),
    );
  });
});
