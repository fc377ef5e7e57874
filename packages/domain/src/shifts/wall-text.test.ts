import { expect, it } from 'vitest';
import { instantOfWall, isWallText, wallText } from './index.ts';

/** Two hours before UTC, until 01:00 UTC on the 25th, then one: the hour from 03:00 is there twice. */
const CHANGE = Date.UTC(2026, 9, 25, 1);
const wallAt = (at: number) => {
  const shown = new Date(at + (at < CHANGE ? 3 : 2) * 3_600_000);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
};

it('a time of the wall is the instant that it was made from, also where the clock shows it twice', () => {
  for (const at of [CHANGE - 30 * 60_000, CHANGE + 30 * 60_000 + 7_000]) {
    const text = wallText(at, wallAt);
    expect(text).toBe('2026-10-25T03:30');
    expect(instantOfWall(text, wallAt, at)).toBe(at);
  }
  expect(instantOfWall('2026-10-25T03:30', wallAt)).toBe(CHANGE - 30 * 60_000);
  expect(instantOfWall('2026-10-24T17:05', wallAt, CHANGE)).toBe(Date.UTC(2026, 9, 24, 14, 5));
});

it.each([
  '',
  '2026-10-24',
  '2026-10-24T24:00',
  '2026-10-24T17:60',
  '2026-10-24T17:05Z',
  '0000-00-00T00:00',
  '2026-02-30T10:00',
  '2026-13-01T10:00',
  'yesterday',
])('%j is none', text => {
  expect(isWallText(text)).toBe(false);
  expect(instantOfWall(text, wallAt)).toBeNull();
});
