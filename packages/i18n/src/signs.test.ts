import { expect, it } from 'vitest';
import { signOfName } from './signs.ts';

it.each([
  ['ona', 'O'],
  ['🦊', '🦊'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
])('%j is marked by %j', (name, sign) => {
  expect(signOfName(name)).toBe(sign);
});
