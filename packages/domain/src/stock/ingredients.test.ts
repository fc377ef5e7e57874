import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  backBy,
  type IngredientUses,
  missingFor,
  mostPerPortion,
  portionsLeft,
  soldOutBy,
  takesOf,
} from './ingredients.ts';

const uses: IngredientUses = {
  'item:burger': { bun: 1, patty: 1 },
  'item:veggie': { bun: 1 },
  'variation:double': { patty: 1 },
  'option:extra patty': { patty: 1 },
  'variation:fillet': { bass: 2 },
};
const stock: Record<string, number> = { bun: 3, patty: 1, bass: 0 };
const left = (ingredient: string): number | undefined => stock[ingredient];

it.each([
  [['item:burger'], { bun: 1, patty: 1 }, 1, []],
  [['item:burger', 'variation:double'], { bun: 1, patty: 2 }, 0, ['patty']],
  [['item:burger', 'variation:double', 'option:extra patty'], { bun: 1, patty: 3 }, 0, ['patty']],
  [['item:veggie'], { bun: 1 }, 3, []],
  [['item:veggie', 'option:extra patty'], { bun: 1, patty: 1 }, 1, []],
  // The dish itself takes nothing: only this size does.
  [['item:fish', 'variation:fillet'], { bass: 2 }, 0, ['bass']],
  [['item:soup'], {}, Number.POSITIVE_INFINITY, []],
] as const)('a portion of %j takes %j', (parts, takes, portions, missing) => {
  expect(takesOf(uses, parts)).toEqual(takes);
  expect(portionsLeft(takes, left)).toBe(portions);
  expect(missingFor(takes, left)).toEqual(missing);
});

it('counts nothing against what nobody counts', () => {
  const nobody = () => undefined;
  expect(portionsLeft({ bun: 20 }, nobody)).toBe(Number.POSITIVE_INFINITY);
  expect(missingFor({ bun: 20 }, nobody)).toEqual([]);
});

it('knows above what is left nothing can be sold out', () => {
  expect(mostPerPortion(uses, 'patty')).toBe(3);
  expect(mostPerPortion(uses, 'bun')).toBe(1);
  expect(mostPerPortion(uses, 'unknown')).toBe(0);
  const kinds = fc.constantFrom('item', 'variation', 'option');
  const someUses = fc.dictionary(
    fc.tuple(kinds, fc.constantFrom('a', 'b', 'c')).map(([kind, id]) => `${kind}:${id}`),
    fc.record({ bun: fc.integer({ min: 1, max: 20 }) }),
  );
  const portion = fc.record({
    item: fc.constantFrom('a', 'b'),
    size: fc.constantFrom('a', 'b'),
    options: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  });
  fc.assert(
    fc.property(someUses, portion, (some, { item, size, options }) => {
      const parts = [`item:${item}`, `variation:${size}`, ...options.map(id => `option:${id}`)];
      expect(takesOf(some, parts).bun ?? 0).toBeLessThanOrEqual(mostPerPortion(some, 'bun'));
    }),
  );
});

const counts: Record<string, number> = {
  'ingredient:patty': 1,
  'ingredient:bun': 0,
  'item:soup': 0,
  'option:ham': 0,
};
const counted = (what: string) => counts[what];

it.each([
  [['item:burger'], true],
  [['item:veggie'], true],
  [['item:soup'], true],
  [['item:tea'], false],
  [['item:tea', 'option:ham'], true],
  [['item:tea', 'option:extra patty'], false],
  [['item:tea', 'variation:double', 'option:extra patty'], true],
] as const)('of %j sold out: %s', (together, soldOut) => {
  expect(soldOutBy(uses, counted)(...together)).toBe(soldOut);
});

it.each([
  ['item:soup', { 'item:soup': 20 }, 20],
  ['item:veggie', { 'ingredient:bun': 30 }, 30],
  ['item:veggie', {}, undefined],
  // Not missing, so nobody waits for it.
  ['item:veggie', { 'ingredient:bun': 30, 'ingredient:patty': 90 }, 30],
  ['item:tea', { 'item:tea': 20 }, undefined],
] as const)('%s comes back by %j at %s', (what, times, at) => {
  const back = (each: string) => (times as Record<string, number | undefined>)[each];
  expect(backBy(uses, counted, back)(what)).toBe(at);
});

it('comes back when the last of what it waits for does', () => {
  const both = { 'item:soup': { bun: 1 } };
  const back = (times: Record<string, number>) => backBy(both, counted, what => times[what])('item:soup');
  expect(back({ 'item:soup': 20, 'ingredient:bun': 30 })).toBe(30);
  expect(back({ 'item:soup': 20 })).toBe(undefined);
});
