import { expect, it } from 'vitest';
import { quantityAfter } from './quantity.ts';

it.each([
  // holds, saw, wants, then
  [2, 2, 3, 3],
  [4, 2, 3, 5],
  [1, 2, 3, 2],
  [3, 2, 1, 2],
  [1, 3, 2, 1],
  [50, 49, 50, 50],
  [2, 2, 0, 0],
  [3, 2, 0, 1],
  [1, 2, 0, 0],
])('of a line of %i, a phone that saw %i and wants %i leaves %i', (current, from, to, then) => {
  expect(quantityAfter(current, from, to)).toBe(then);
});
