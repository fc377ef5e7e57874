import { expect, it } from 'vitest';
import { afterTakingOff, type LineLeft, portionsLeft } from './index.ts';

const line = (more: Partial<LineLeft> = {}): LineLeft => ({
  quantity: 1,
  takenOff: 0,
  isMade: false,
  isDelivered: false,
  ...more,
});
const off = { takenOff: 1 };
const table = { isCounter: false };
const counter = { isCounter: true };

it.each([
  ['one dish of two is left', [line(off), line()], table, 'goes_on'],
  ['one portion of three is off', [line({ quantity: 3, takenOff: 1 })], table, 'goes_on'],
  ['nothing is left', [line(off), line(off)], table, 'undone'],
  ['nothing is left, and it was made for nothing', [line({ ...off, isMade: true })], table, 'undone'],
  ['nothing is left of what was eaten', [line({ ...off, isDelivered: true }), line(off)], table, 'closed'],
  ['all that is left was brought', [line({ isDelivered: true }), line(off)], table, 'goes_on'],
  ['all that is left is made, at a table', [line({ isMade: true }), line(off)], table, 'goes_on'],
  ['all that is left is made, at a counter', [line({ isMade: true }), line(off)], counter, 'called'],
  ['something is still made at a counter', [line(), line(off)], counter, 'goes_on'],
  ['nothing is left at a counter', [line({ ...off, isMade: true })], counter, 'undone'],
] as const)('an order of which %s', (_, lines, place, expected) => {
  expect(afterTakingOff(lines, place)).toBe(expected);
});

it('never counts less than nothing', () => {
  expect(portionsLeft({ quantity: 2, takenOff: 1 })).toBe(1);
  expect(portionsLeft({ quantity: 1, takenOff: 2 })).toBe(0);
});
