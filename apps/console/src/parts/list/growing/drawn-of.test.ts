import { expect, it } from 'vitest';
import { drawnOf } from './drawn-of.ts';

it('draws so many rows over all groups, and no heading above nothing', () => {
  const groups = new Map([
    ['Soups', [1, 2, 3]],
    ['Mains', [4, 5]],
    ['Sweets', [6]],
  ]);
  expect(drawnOf(groups, 4)).toEqual([
    ['Soups', [1, 2, 3]],
    ['Mains', [4]],
  ]);
  expect(drawnOf(groups, 3)).toEqual([['Soups', [1, 2, 3]]]);
  expect(drawnOf(groups, 99)).toEqual([...groups]);
});
