import { expect, it } from 'vitest';
import { lastStop, nextStop, ticketsBeyond } from './column-stops.ts';
import type { Piece } from './columns.ts';

/** A ticket that stands in these columns; `top` where it does not begin one. */
const over = (columns: readonly number[], top = 0): Piece[] =>
  columns.map((column, at) => ({ column, top: at === 0 ? top : 0, from: at * 5, to: at * 5 + 5 }));

// Columns:      0           0 1               1 2           3           4 5
const PLACED = [over([0]), over([0, 1], 50), over([1, 2], 50), over([3]), over([4, 5])];

it.each([
  ['from the first, on to the ticket that is cut', { first: 0, count: 3 }, 3],
  ['a ticket is not begun with its end: on to where its column begins', { first: 0, count: 2 }, 2],
  ['where only the last is cut', { first: 1, count: 4 }, 4],
  ['from the ticket that is next', { first: 3, count: 2 }, 4],
])('%s', (_, { first, count }, stop) => {
  expect(nextStop(PLACED, first, count)).toBe(stop);
});

it('goes on screen by screen in a ticket that is wider than the screen', () => {
  const wide = [over([0, 1, 2, 3, 4])];
  expect(nextStop(wide, 0, 2)).toBe(2);
  expect(nextStop(wide, 2, 2)).toBe(4);
  expect(lastStop(wide, 2)).toBe(3);
});

it.each([
  [6, 0],
  [4, 3],
  [3, 3],
  [2, 4],
])('of six columns on a screen for %i, column %i is the last that comes first', (count, stop) => {
  expect(lastStop(PLACED, count)).toBe(stop);
});

it('counts the tickets that are not seen to their end', () => {
  expect(ticketsBeyond(PLACED, 0, 2)).toBe(3);
  expect(ticketsBeyond(PLACED, 0, 6)).toBe(0);
});
