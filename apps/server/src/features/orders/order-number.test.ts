import { someSettings } from '@tableside/testkit/a-venue.ts';
import { describe, expect, it } from 'vitest';
import { newOrderNumber, orderDay } from './order-number.ts';

describe('newOrderNumber', () => {
  it('is twenty letters and digits that read alike to nobody, and never the same', () => {
    const numbers = Array.from({ length: 2000 }, newOrderNumber);
    expect(new Set(numbers).size).toBe(2000);
    for (const number of numbers) expect(number).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
    const letters = new Set(numbers.join(''));
    expect(letters.size).toBe(32);
  });
});

describe('orderDay', () => {
  it.each([
    ['2026-03-18T23:30:00Z', '2026-03-18'],
    ['2026-03-19T02:59:00Z', '2026-03-18'],
    ['2026-03-19T03:00:00Z', '2026-03-19'],
    ['2025-12-31T23:30:00Z', '2025-12-31'],
  ])('%s in Vilnius, cut-off at five, is %s', (at, day) => {
    expect(orderDay(someSettings(), Date.parse(at))).toBe(day);
  });
});
