import { describe, expect, it } from 'vitest';
import { dayOfNumber } from '../schedule/calendar.ts';
import { businessDay, type WallDate } from '../schedule/index.ts';
import { addDays, type DayRule, dayAt, dayBounds, dayNumber, dayStart, isDay, mondayOf } from './index.ts';
import { daysBefore, daysOf, MAX_PERIOD } from './periods.ts';

const clock = (timeZone: string): ((at: number) => WallDate) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return at => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = format.format(at).split(/\D/).map(Number);
    return { year, month, day, minutes: hour * 60 + minute };
  };
};
const rule = (timeZone: string, cutoffMinutes: number): DayRule => ({
  wallAt: clock(timeZone),
  cutoffMinutes,
});
const iso = (at: number): string => new Date(at).toISOString().slice(0, 16);

describe('the calendar', () => {
  it('is the one of everybody, from 1999 to 2101', () => {
    for (let number = 10_590; number < 47_900; number += 1) {
      const text = new Date(number * 86_400_000).toISOString().slice(0, 10);
      if (dayOfNumber(number) !== text || dayNumber(text) !== number) throw new Error(text);
    }
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s is a day: %s', (text, good) => {
    expect(isDay(text)).toBe(good);
  });

  it.each([
    ['2026-03-16', '2026-03-16'],
    ['2026-03-22', '2026-03-16'],
    ['2026-03-01', '2026-02-23'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});

describe('where a business day begins', () => {
  it.each([
    ['an ordinary winter day', 'Europe/Vilnius', 300, '2026-01-15', '2026-01-15T03:00'],
    ['an ordinary summer day', 'Europe/Vilnius', 300, '2026-07-15', '2026-07-15T02:00'],
    ['at midnight', 'Europe/Vilnius', 0, '2026-01-15', '2026-01-14T22:00'],
    ['the day clocks go forward, after they did', 'Europe/Vilnius', 300, '2026-03-29', '2026-03-29T02:00'],
    ['a cut-off that the clock skips (03:00)', 'Europe/Vilnius', 180, '2026-03-29', '2026-03-29T01:00'],
    ['a cut-off amid what the clock skips (03:30)', 'Europe/Vilnius', 210, '2026-03-29', '2026-03-29T01:00'],
    ['the day clocks go back', 'Europe/Vilnius', 300, '2026-10-25', '2026-10-25T03:00'],
    ['a cut-off that is there twice (03:30)', 'Europe/Vilnius', 210, '2026-10-25', '2026-10-25T00:30'],
    ['New York, the skipped hour', 'America/New_York', 150, '2026-03-08', '2026-03-08T07:00'],
    ['far east', 'Pacific/Kiritimati', 300, '2026-06-01', '2026-05-31T15:00'],
    ['far west', 'Pacific/Pago_Pago', 300, '2026-06-01', '2026-06-01T16:00'],
    ['a half-hour change', 'Australia/Lord_Howe', 120, '2026-10-04', '2026-10-03T15:30'],
  ])('%s', (_name, zone, cutoff, day, expected) => {
    expect(iso(dayStart(day, rule(zone, cutoff)))).toBe(expected);
  });

  it.each([
    ['Europe/Vilnius', '2026-03-29', 23],
    ['Europe/Vilnius', '2026-10-25', 25],
    ['Europe/Vilnius', '2026-06-10', 24],
    ['America/New_York', '2026-11-01', 25],
  ])('in %s %s has %d hours from midnight', (zone, day, hours) => {
    const [from = 0, to = 0] = dayBounds(day, day, rule(zone, 0));
    expect((to - from) / 3_600_000).toBe(hours);
  });

  it.each(['Europe/Vilnius', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'])(
    'in %s every instant is in exactly one day, and days only go forward',
    zone => {
      for (const cutoff of [0, 150, 210, 300]) {
        const here = rule(zone, cutoff);
        for (const around of [
          '2026-03-08',
          '2026-03-29',
          '2026-04-05',
          '2026-10-04',
          '2026-10-25',
          '2026-11-01',
        ]) {
          const bounds = dayBounds(addDays(around, -1), addDays(around, 1), here);
          expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
          const first = bounds[0] ?? 0;
          for (let at = first; at < (bounds.at(-1) ?? 0); at += 30 * 60_000) {
            const place = bounds.findLastIndex(bound => bound <= at);
            expect(dayAt(at, here)).toBe(addDays(addDays(around, -1), place));
          }
        }
      }
    },
  );

  it('is what orders count by, but for the hour that is there twice', () => {
    const here = rule('Europe/Vilnius', 300);
    for (let at = Date.parse('2026-10-24T00:00Z'); at < Date.parse('2026-10-27T00:00Z'); at += 600_000) {
      expect(dayAt(at, here)).toBe(businessDay(here.wallAt(at), 300));
    }
  });
});

describe('periods', () => {
  const today = '2026-03-18';
  it.each([
    ['today', {}, '2026-03-18', '2026-03-18'],
    ['yesterday', {}, '2026-03-17', '2026-03-17'],
    ['week', {}, '2026-03-16', '2026-03-18'],
    ['month', {}, '2026-03-01', '2026-03-18'],
    ['custom', { from: '2026-01-01', to: '2026-12-31' }, '2026-01-01', '2026-12-31'],
  ] as const)('%s %j is %s to %s', (kind, custom, from, to) => {
    expect(daysOf(kind, today, custom)).toEqual({ from, to });
  });

  it.each([
    {},
    { from: '2026-01-02', to: '2026-01-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2025-01-01', to: addDays('2025-01-01', MAX_PERIOD) },
  ])('%j is none', custom => {
    expect(daysOf('custom', today, custom)).toBeNull();
  });

  it.each([
    ['today', { from: today, to: today }, '2026-03-11', '2026-03-11'],
    ['week', { from: '2026-03-16', to: today }, '2026-03-09', '2026-03-11'],
    ['month', { from: '2026-03-01', to: today }, '2026-02-01', '2026-02-18'],
    ['month', { from: '2026-03-01', to: '2026-03-31' }, '2026-02-01', '2026-02-28'],
    ['custom', { from: '2026-03-10', to: '2026-03-12' }, '2026-03-07', '2026-03-09'],
  ] as const)('%s %j is compared with %s to %s', (kind, days, from, to) => {
    expect(daysBefore(kind, days)).toEqual({ from, to });
  });
});
