import { expect, it } from 'vitest';
import { isShownLarge, LARGE_FROM } from './index.ts';

it.each([
  [1000, true],
  [LARGE_FROM, true],
  [LARGE_FROM - 1, false],
  [352, false],
])('a picture %i px wide is shown large: %s', (width, large) => {
  expect(isShownLarge({ width })).toBe(large);
});
