import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import {
  ALWAYS,
  businessDay,
  coveredBy,
  isAvailableAt,
  nextChange,
  type TimeRange,
  type WallTime,
} from './index.ts';

const WEEKDAYS = [1, 2, 3, 4, 5];
const lunch: TimeRange = { days: WEEKDAYS, from: 11 * 60, to: 15 * 60 };
const bar: TimeRange = { days: [5, 6], from: 20 * 60, to: 2 * 60 };
const at = (day: number, hours: number, minutes = 0): WallTime => ({ day, minutes: hours * 60 + minutes });

describe('coveredBy', () => {
  it.each([
    ['before it starts', [lunch], at(1, 10, 59), false],
    ['at its first minute', [lunch], at(1, 11), true],
    ['at its last minute', [lunch], at(1, 14, 59), true],
    ['when it ends', [lunch], at(1, 15), false],
    ['on another day', [lunch], at(6, 12), false],
    ['past midnight, the evening', [bar], at(5, 23), true],
    ['past midnight, the next morning', [bar], at(6, 1, 59), true],
    ['past midnight, at its end', [bar], at(6, 2), false],
    ['past midnight, the morning of its first day', [bar], at(5, 1), false],
    ['past midnight, over the turn of the week', [{ ...bar, days: [7] }], at(1, 1), true],
    ['a whole day', [{ days: [3], from: 0, to: 1440 }], at(3, 23, 59), true],
    ['a range of no length', [{ days: [3], from: 600, to: 600 }], at(3, 10), false],
    ['no ranges', [], at(1, 12), false],
    ['any of several', [lunch, bar], at(6, 21), true],
  ])('%s', (_, ranges, wall, expected) => {
    expect(coveredBy(ranges, wall)).toBe(expected);
  });
});

describe('isAvailableAt', () => {
  it.each([
    ['[MENU-44] no schedule', ALWAYS, true],
    ['[MENU-45] outside its hours', { ...ALWAYS, enabled: true, ranges: [bar] }, false],
    ['[MENU-44] within its hours', { ...ALWAYS, enabled: true, ranges: [lunch] }, true],
    ['[MENU-44] a schedule that is off', { ...ALWAYS, ranges: [bar] }, true],
  ])('%s', (_, availability, expected) => {
    expect(isAvailableAt(availability, at(1, 12))).toBe(expected);
  });
});

describe('nextChange', () => {
  it.each([
    ['until it starts', [lunch], at(1, 10), 60],
    ['until it ends', [lunch], at(1, 14, 30), 30],
    ['at the start, until the end', [lunch], at(1, 11), 240],
    ['at the end, until tomorrow', [lunch], at(1, 15), 20 * 60],
    ['over the weekend', [lunch], at(5, 15), 68 * 60],
    ['past midnight', [bar], at(5, 23), 180],
    ['over the turn of the week', [{ ...bar, days: [7] }], at(7, 23), 180],
    ['ranges that touch are one', [lunch, { ...lunch, from: 900, to: 1000 }], at(1, 11), 340],
    ['a day that ends where the next begins', [{ days: [1, 2], from: 0, to: 1440 }], at(1, 12), 36 * 60],
    ['nothing ever', [], at(1, 12), null],
    ['always', [{ days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1440 }], at(1, 12), null],
  ])('%s', (_, ranges, wall, expected) => {
    expect(nextChange(ranges, wall)).toBe(expected);
  });

  it('is the first minute in which the answer differs', () => {
    const range = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: fc.integer({ min: 0, max: 95 }).map(quarter => quarter * 15),
      to: fc.integer({ min: 0, max: 96 }).map(quarter => quarter * 15),
    });
    const walls = fc.record({
      day: fc.integer({ min: 1, max: 7 }),
      minutes: fc.integer({ min: 0, max: 1439 }),
    });
    const later = ({ day, minutes }: WallTime, wait: number): WallTime => {
      const minute = (day - 1) * 1440 + minutes + wait;
      return { day: (Math.floor(minute / 1440) % 7) + 1, minutes: minute % 1440 };
    };
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), walls, (ranges, wall) => {
        const now = coveredBy(ranges, wall);
        let first: number | null = null;
        for (let wait = 1; wait <= 7 * 1440 && first === null; wait += 1) {
          if (coveredBy(ranges, later(wall, wait)) !== now) first = wait;
        }
        expect(nextChange(ranges, wall)).toBe(first);
      }),
      { numRuns: 60 },
    );
  });
});

describe('businessDay', () => {
  const FIVE = 5 * 60;
  it.each([
    ['noon', 2025, 6, 14, 720, FIVE, '2025-06-14'],
    ['at the cut-off', 2025, 6, 14, FIVE, FIVE, '2025-06-14'],
    ['a minute before', 2025, 6, 14, FIVE - 1, FIVE, '2025-06-13'],
    ['the first of a month', 2025, 5, 1, 60, FIVE, '2025-04-30'],
    ['New Year', 2025, 1, 1, 60, FIVE, '2024-12-31'],
    ['1 March', 2025, 3, 1, 60, FIVE, '2025-02-28'],
    ['1 March of a leap year', 2024, 3, 1, 60, FIVE, '2024-02-29'],
    ['1 March 2100', 2100, 3, 1, 60, FIVE, '2100-02-28'],
    ['no cut-off', 2025, 6, 14, 0, 0, '2025-06-14'],
  ])('%s', (_, year, month, day, minutes, cutoff, expected) => {
    expect(businessDay({ year, month, day, minutes }, cutoff)).toBe(expected);
  });

  it('follows the calendar for any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), days => {
        const date = new Date(days * 86_400_000);
        const wall = {
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
          minutes: 0,
        };
        expect(businessDay(wall, 1)).toBe(new Date((days - 1) * 86_400_000).toISOString().slice(0, 10));
      }),
    );
  });
});
