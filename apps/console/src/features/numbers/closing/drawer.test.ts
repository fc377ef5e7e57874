import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { drawer, drawerWords } from './drawer.ts';

it.each([
  [10_000, 5_000, 15_000, 'closing.exact', 0],
  [10_000, 5_000, 14_950, 'closing.short', 50],
  [null, 5_000, 5_100, 'closing.over', 100],
  [null, -300, 0, 'closing.over', 300],
] as const)('a drawer of %s that gained %d and holds %d: %s by %d', (float, moved, counted, key, amount) => {
  const { difference } = drawer(float === null ? null : minor(float), moved, minor(counted));
  expect(drawerWords(difference)).toMatchObject({ key, amount });
});

it('says nothing of a drawer that nobody counted', () => {
  expect(drawerWords(drawer(minor(100), 100, null).difference)).toBeNull();
});
