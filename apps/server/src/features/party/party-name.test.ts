import { expect, it } from 'vitest';
import { partyName } from './party-name.ts';

it.each([
  ['  Ona  ', 'Ona'],
  ['Ona\n Marija', 'Ona Marija'],
  ['🦊', '🦊'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['نور', 'نور'],
  ['Zoe\u0308', 'Zoë'],
  ['   ', null],
  ['', null],
  ['\u200B\u202E', null],
  ['\u202Eano', 'ano'],
  ['x'.repeat(30), 'x'.repeat(20)],
  [`a${'\u0301'.repeat(80)}`, null],
])('a guest of a party who types %j is called %j', (typed, name) => {
  expect(partyName(typed)).toBe(name);
});
