import { expect, it } from 'vitest';
import { fromMajor } from '../money/index.ts';
import { customTip, DEFAULT_TIP_LIMITS } from './index.ts';

const limits = { min: fromMajor(DEFAULT_TIP_LIMITS.min, 2), max: fromMajor(DEFAULT_TIP_LIMITS.max, 2) };

it.each([
  ['0.49', null],
  ['0.5', 50],
  ['200', 20_000],
  ['200.1', null],
])('[TIPCHIP-14] of a venue that sets no limits a tip of %s is %s', (typed, tip) => {
  expect(customTip(typed, limits, 2)).toBe(tip);
});
