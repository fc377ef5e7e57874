import { describe, expect, it } from 'vitest';
import { lastClosing, type OpeningHours, type WallClock } from './index.ts';

const HOUR = 3_600_000;
/** Vilnius: UTC+2, and UTC+3 until 25 October 2026. */
const vilnius: WallClock = at => {
  const shown = new Date(at + (at < Date.parse('2026-10-25T01:00:00Z') ? 3 : 2) * HOUR);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
};
const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const span = (text: string) => ({ from: clock(text.slice(0, 5)), to: clock(text.slice(6)) });
const week = (...spans: string[]): OpeningHours => ({
  weekly: spans.map(text => ({ days: [1, 2, 3, 4, 5, 6, 7], ...span(text) })),
  exceptions: [],
  lastOrderMinutes: 30,
});
const except = (hours: OpeningHours, day: string, ...spans: string[]): OpeningHours => ({
  ...hours,
  exceptions: [{ first: day, last: day, spans: spans.map(span), reason: '' }],
});

const lunchAndDinner = week('11:00-15:00', '17:00-22:00');
const bar = week('18:00-03:00');

describe('[TERM-21] when the last working day ended', () => {
  // 2026-11-18 is a Wednesday, in winter: 20:00Z is ten in the evening.
  it.each([
    ['open', lunchAndDinner, '2026-11-18T19:59:59Z', null],
    ['at closing', lunchAndDinner, '2026-11-18T20:00:00Z', '2026-11-18T20:00:00Z'],
    ['the morning after', lunchAndDinner, '2026-11-19T06:00:00Z', '2026-11-18T20:00:00Z'],
    ['a pause after lunch ends no day', lunchAndDinner, '2026-11-18T14:00:00Z', '2026-11-17T20:00:00Z'],
    ['before midnight', bar, '2026-11-18T21:30:00Z', null],
    ['past midnight, still open', bar, '2026-11-19T00:59:00Z', null],
    ['over midnight', bar, '2026-11-19T01:00:05Z', '2026-11-19T01:00:00Z'],
    ['a closed day has no end', except(bar, '2026-11-18'), '2026-11-19T05:00:00Z', '2026-11-18T01:00:00Z'],
    [
      'a longer day',
      except(lunchAndDinner, '2026-11-18', '11:00-23:30'),
      '2026-11-18T21:45:00Z',
      '2026-11-18T21:30:00Z',
    ],
    [
      'a longer day, still open',
      except(lunchAndDinner, '2026-11-18', '11:00-23:30'),
      '2026-11-18T20:30:00Z',
      null,
    ],
    ['when the clock shows it twice, the first time', bar, '2026-10-25T00:30:00Z', '2026-10-25T00:00:00Z'],
    ['never closes', week(), '2026-11-18T12:00:00Z', '2026-11-18T03:00:00Z'],
    ['never closes, before the cut-off', week(), '2026-11-18T02:00:00Z', '2026-11-17T03:00:00Z'],
    ['around the clock by its hours', week('00:00-24:00'), '2026-11-18T12:00:00Z', '2026-11-18T03:00:00Z'],
  ])('%s', (_, hours, now, ended) => {
    const rule = { wallAt: vilnius, cutoffMinutes: 300 };
    const at = lastClosing(hours, Date.parse(now), rule);
    expect(at === null ? null : new Date(at).toISOString().replace('.000', '')).toBe(ended);
  });
});
