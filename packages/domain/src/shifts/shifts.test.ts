import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../staff/index.ts';
import { faultOfTimes, isForgotten, mayCorrectShift, overlap, workedMinutes } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const shift = (hours: number | null, breakMs = 0, breakSince: number | null = null) => ({
  startedAt: 0,
  endedAt: hours === null ? null : hours * HOUR,
  breakMs,
  breakSince,
});

describe('minutes at work', () => {
  it.each([
    ['a shift that is over', shift(8), 9 * HOUR, 480],
    ['one with breaks', shift(8, 30 * MINUTE), 9 * HOUR, 450],
    ['one that runs', shift(null), 2 * HOUR, 120],
    ['one on a break', shift(null, 10 * MINUTE, HOUR), 2 * HOUR, 50],
    ['one of no time', shift(0), HOUR, 0],
    ['a clock that was put back', shift(null), -HOUR, 0],
  ])('%s', (_, times, now, minutes) => {
    expect(workedMinutes(times, now)).toBe(minutes);
  });

  it('never grow by a break, and stand still during one', () => {
    const length = fc.integer({ min: 0, max: 12 * HOUR });
    fc.assert(
      fc.property(length, length, length, (before, pause, more) => {
        const at = before + pause;
        const onBreak = workedMinutes(shift(null, 0, before), at + more);
        expect(onBreak).toBe(Math.floor(before / MINUTE));
        expect(workedMinutes(shift(null, pause), at)).toBe(onBreak);
      }),
    );
  });
});

it('a shift is forgotten once nobody works that long', () => {
  expect(isForgotten(shift(null), 14 * HOUR)).toBe(false);
  expect(isForgotten(shift(null), 14 * HOUR + 1)).toBe(true);
  expect(isForgotten(shift(20), 40 * HOUR)).toBe(false);
});

it.each([
  ['ends before it begins', -1, 0, 'order'],
  ['ends in the future', 31, 0, 'future'],
  ['lasts longer than a day', 25, 0, 'long'],
  ['has longer breaks than itself', 1, 2 * HOUR, 'break'],
  ['is one', 8, HOUR, null],
  ['was begun by mistake', 0, 0, null],
])('what %s: %s', (_, hours, breakMs, fault) => {
  expect(faultOfTimes({ startedAt: 0, endedAt: hours * HOUR, breakMs }, 30 * HOUR)).toBe(fault);
});

it('shifts that follow each other share no time; one that runs shares all that comes', () => {
  const at = (from: number, to: number | null) => ({ startedAt: from, endedAt: to });
  expect(overlap(at(0, 4), at(4, 8))).toBe(false);
  expect(overlap(at(0, 5), at(4, 8))).toBe(true);
  expect(overlap(at(0, null), at(4, 8))).toBe(true);
  expect(overlap(at(8, null), at(4, 8))).toBe(false);
});

it('nobody but an owner writes their own hours', () => {
  expect(STAFF_ROLES.filter(role => mayCorrectShift(role, true))).toEqual(['owner']);
  expect(STAFF_ROLES.filter(role => mayCorrectShift(role, false))).toEqual(['owner', 'manager']);
});
