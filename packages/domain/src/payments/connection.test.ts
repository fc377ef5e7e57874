import { expect, it } from 'vitest';
import { connectionStanding } from './connection.ts';

it.each([
  // charges, submitted, due, rejected
  ['unfinished', false, false, 5, false],
  ['unfinished', false, false, 0, false],
  ['asks', false, true, 2, false],
  ['checking', false, true, 0, false],
  ['works', true, true, 0, false],
  ['works', true, false, 0, false],
  ['works_asks', true, true, 1, false],
  ['rejected', false, true, 3, true],
  ['rejected', true, true, 0, true],
] as const)('%s', (standing, charges, submitted, due, rejected) => {
  expect(connectionStanding({ charges, submitted, due, rejected })).toBe(standing);
});
