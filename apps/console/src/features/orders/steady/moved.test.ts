import { expect, it } from 'vitest';
import { movedPlaces } from './moved.ts';

it.each<[string, readonly string[] | null, readonly string[], readonly number[]]>([
  ['the first look', null, ['a accept', 'b accept'], []],
  ['nothing new', ['a accept'], ['a accept'], []],
  ['the first one gone: the others moved up', ['a', 'b', 'c'], ['b', 'c'], [0, 1]],
  ['one came at the end', ['a', 'b'], ['a', 'b', 'c'], [2]],
  ['another act in the same place', ['a deliver', 'b close'], ['a close', 'b close'], [0]],
  ['the only one gone, another came', [], ['b'], [0]],
])('%s', (_, before, after, moved) => {
  expect(movedPlaces(before, after)).toEqual(moved);
});
