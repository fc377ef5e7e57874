import { expect, it } from 'vitest';
import { isAfter } from './cursor.ts';

it.each([
  ['742.5', '742.4', true],
  ['742.10', '742.9', true],
  ['742.4', '742.4', false],
  ['1000.1', '999.99', true],
  ['742.0', '742.1', false],
  ['742.1', '742.0', true],
  ['99999999999999999999.1', '99999999999999999998.2', true],
  ['7', '6', true],
])('%s after %s: %s', (a, b, expected) => {
  expect(isAfter(a, b)).toBe(expected);
});
