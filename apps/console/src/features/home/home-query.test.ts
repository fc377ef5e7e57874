import { expect, it } from 'vitest';
import { besideEvery } from './home-query.ts';

it.each([
  ['a handful is as fresh as the venue itself', 12, 1],
  ['some more are a little older', 21, 2],
  ['hundreds leave their owner calls for everything else', 300, 15],
])('venues beside each other: %s', (_, count, minutes) => {
  expect(besideEvery(count)).toBe(minutes * 60_000);
});
