import { expect, it } from 'vitest';
import { addMonths } from './calendar.ts';

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 12, '2027-11-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-08-31', 24, '2028-08-31'],
])('%s is %i months later %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});
