import { expect, it } from 'vitest';
import { wallClockIn } from '../session/index.ts';
import { backInstant, backSaid, backWords } from './back-time.ts';

/** Two venues; whoever sets the stock holds a device of any zone. */
const VILNIUS = wallClockIn('Europe/Vilnius');
const LISBON = wallClockIn('Europe/Lisbon');
/** In Vilnius 17:42 of a Saturday, in Lisbon 15:42. */
const now = new Date('2026-11-28T15:42:10Z');

it.each([
  ['never', '', VILNIUS, null],
  ['hour', '', VILNIUS, '2026-11-28T16:45:00.000Z'],
  ['today', '18:00', VILNIUS, '2026-11-28T16:00:00.000Z'],
  ['today', '18:00', LISBON, '2026-11-28T18:00:00.000Z'],
  ['today', '17:42', VILNIUS, null],
  ['today', '17:42', LISBON, '2026-11-28T17:42:00.000Z'],
  ['today', '', VILNIUS, null],
  ['tomorrow', '11:00', VILNIUS, '2026-11-29T09:00:00.000Z'],
] as const)("%s %s is meant by the venue's clock", (day, time, clock, at) => {
  expect(backInstant(day, time, now, clock)?.toISOString() ?? null).toEqual(at);
});

it('means the day that it is at the venue, where it is the next one already', () => {
  const late = new Date('2026-11-28T22:30:00Z');
  expect(backInstant('today', '11:00', late, VILNIUS)?.toISOString()).toBe('2026-11-29T09:00:00.000Z');
  expect(backInstant('tomorrow', '11:00', late, VILNIUS)?.toISOString()).toBe('2026-11-30T09:00:00.000Z');
  expect(backInstant('tomorrow', '11:00', late, LISBON)?.toISOString()).toBe('2026-11-29T11:00:00.000Z');
});

it('shows what was said before', () => {
  const said = (at: string | null) => backSaid(at, now, VILNIUS);
  expect(said(null)).toEqual({ day: 'never', time: '11:00' });
  expect(said('2026-11-28T18:05:00Z')).toEqual({ day: 'today', time: '20:05' });
  expect(said('2026-11-28T22:30:00Z')).toEqual({ day: 'tomorrow', time: '00:30' });
});

it('says the weekday only of another day', () => {
  expect(backWords('2026-11-28T18:30:00Z', now, 'en', VILNIUS)).toBe('20:30');
  expect(backWords('2026-11-29T09:00:00Z', now, 'en', VILNIUS)).toBe('Sun 11:00');
  expect(backWords('2026-11-28T22:30:00Z', now, 'en', VILNIUS)).toBe('Sun 00:30');
});
