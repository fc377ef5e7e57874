import { expect, it } from 'vitest';
import { isGuessable } from './index.ts';

it.each([
  // As printed on a sign: 100 random bits.
  ['M4XKQ2ZPT7AWD5RCEJ3H', false],
  // 64 random bits in hexadecimal digits.
  ['9f86d081884c7d65', false],
  ['9f86d081884c7d6', true],
  ['K7P2M', true],
  ['VILNIUS-1', true],
  ['VILNIUS-RESTAURANT-12', true],
  ['HALL', true],
])('%s can be guessed: %s', (code, guessable) => {
  expect(isGuessable(code)).toBe(guessable);
});
