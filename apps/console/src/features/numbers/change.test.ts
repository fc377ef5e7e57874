import { expect, it } from 'vitest';
import { percentChange } from './change.ts';

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [0, 100, -100],
  [-50, 100, -150],
  [100, 0, null],
  [100, -5, null],
])('%d after %d is %s %%', (now, before, expected) => {
  expect(percentChange(now, before)).toBe(expected);
});
