import { expect, it } from 'vitest';
import { backInstant, backSaid, backWords } from './back-time.ts';

const now = new Date(2026, 10, 28, 17, 42, 10);

it.each([
  ['never', '', null],
  ['hour', '', new Date(2026, 10, 28, 18, 45)],
  ['today', '20:30', new Date(2026, 10, 28, 20, 30)],
  ['today', '17:42', null],
  ['today', '', null],
  ['tomorrow', '11:00', new Date(2026, 10, 29, 11, 0)],
] as const)('%s %s', (day, time, at) => {
  expect(backInstant(day, time, now)).toEqual(at);
});

it('shows what was said before', () => {
  const said = (at: Date | null) => backSaid(at?.toISOString() ?? null, now);
  expect(said(null)).toEqual({ day: 'never', time: '11:00' });
  expect(said(new Date(2026, 10, 28, 20, 5))).toEqual({ day: 'today', time: '20:05' });
  expect(said(new Date(2026, 10, 29, 9, 30))).toEqual({ day: 'tomorrow', time: '09:30' });
});

it('says the weekday only of another day', () => {
  expect(backWords(new Date(2026, 10, 28, 20, 30).toISOString(), now, 'en')).toBe('20:30');
  expect(backWords(new Date(2026, 10, 29, 11, 0).toISOString(), now, 'en')).toBe('Sun 11:00');
});
