import fc from '@tableside/testkit/same-cases.ts';
import { expect, it } from 'vitest';
import { changedPlace, firstOverlap, GRID, isOnPlan, overlap, type Place, placesOf } from './index.ts';

const at = (x: number, y: number, over: Partial<Place> = {}): Place => ({
  x,
  y,
  width: 4,
  height: 3,
  shape: 'square',
  seats: 4,
  ...over,
});

it.each<[string, Place, boolean]>([
  ['the top left corner', at(0, 0), true],
  ['the bottom right corner', at(GRID.columns - 4, GRID.rows - 3), true],
  ['left of the plan', at(-1, 0), false],
  ['beyond the right edge', at(GRID.columns - 3, 0), false],
  ['below the plan', at(0, GRID.rows - 2), false],
  ['part of a cell', at(0.5, 0), false],
  ['too small to hit', at(0, 0, { width: 2 }), false],
  ['as large as the room', at(0, 0, { width: 20 }), false],
  ['more seats than a table has', at(0, 0, { seats: 100 }), false],
  ['a standing table', at(0, 0, { seats: 0 }), true],
])('%s is on the plan: %o', (_, place, expected) => {
  expect(isOnPlan(place)).toBe(expected);
});

it.each<[Place, Place, boolean]>([
  [at(0, 0), at(4, 0), false],
  [at(0, 0), at(3, 0), true],
  [at(0, 0), at(0, 3), false],
  [at(0, 0), at(1, 1), true],
  [at(0, 0, { width: 16, height: 12 }), at(5, 5), true],
])('%o and %o overlap: %s', (a, b, expected) => {
  expect([overlap(a, b), overlap(b, a)]).toEqual([expected, expected]);
});

it('names two tables that stand on each other', () => {
  const places = new Map([
    ['1', at(0, 0)],
    ['2', at(10, 0)],
    ['3', at(12, 2)],
  ]);
  expect(firstOverlap(places)).toEqual(['2', '3']);
  places.set('3', at(14, 2));
  expect(firstOverlap(places)).toBeNull();
});

it('puts tables that nobody arranged below those that were, none on another', () => {
  const places = placesOf([
    { id: 'a', place: null },
    { id: 'b', place: at(2, 2) },
    { id: 'c', place: null },
  ]);
  expect(places.get('b')).toEqual(at(2, 2));
  expect([places.get('a'), places.get('c')]).toMatchObject([
    { x: 0, y: 6 },
    { x: 6, y: 6 },
  ]);
});

it('finds room for thirty-two tables of one area, also around one at the very bottom', () => {
  const low = { id: 'low', place: at(0, GRID.rows - 3) };
  const tables = Array.from({ length: 32 }, (_, id) => ({ id: String(id), place: null }));
  expect(placesOf(tables).size).toBe(32);
  const places = placesOf([low, ...tables.slice(0, 20)]);
  expect(places.size).toBe(21);
  expect(firstOverlap(places)).toBeNull();
});

it('keeps whatever is dragged anywhere on the plan', () => {
  const anywhere = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(anywhere, anywhere, anywhere, anywhere, (x, y, width, height) => {
      expect(isOnPlan(changedPlace(at(5, 5), { x, y, width, height }))).toBe(true);
    }),
  );
});
