import { expect, it } from 'vitest';
import { businessDayAt } from './use-business-day.ts';

it.each([
  ['the small hours of a Monday are the Sunday evening', '2026-11-29T23:50:00Z', '2026-11-29'],
  ['at five the next day begins', '2026-11-30T03:00:00Z', '2026-11-30'],
  ['so it does in the night whose clocks go back', '2026-10-25T02:30:00Z', '2026-10-24'],
  ['the first of a month begins as late', '2026-11-30T23:00:00Z', '2026-11-30'],
])('%s', (_, at, day) => {
  expect(businessDayAt(Date.parse(at), 'Europe/Vilnius', 300)).toBe(day);
});
