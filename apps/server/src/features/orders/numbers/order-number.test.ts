import { someSettings } from '@tableside/testkit/scenes/a-venue.ts';
import { describe, expect, it } from 'vitest';
import { newOrderNumber } from '../../../unique-number.ts';
import { orderDay } from './order-number.ts';

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

  it.each([
    ['2026-10-25T00:25:00Z', '2026-10-24'],
    ['2026-10-25T00:35:00Z', '2026-10-25'],
    // Ten past three once more, as the clocks went back at four: the day that began does not end.
    ['2026-10-25T01:10:00Z', '2026-10-25'],
    ['2027-03-28T00:59:00Z', '2027-03-27'],
    // From three the clock goes straight to four.
    ['2027-03-28T01:00:00Z', '2027-03-28'],
  ])('%s in Vilnius, cut-off at half past three, is %s', (at, day) => {
    expect(orderDay(someSettings({ dayCutoffMinutes: 210 }), Date.parse(at))).toBe(day);
  });
});
