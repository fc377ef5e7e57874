import { expect, it } from 'vitest';
import { isBelow } from './below-edge.ts';

it.each([
  ['shows at least its head', { shown: true, top: 700, edge: 740 }, false],
  ['was scrolled past', { shown: false, top: -900, edge: 740 }, false],
  ['begins at the edge', { shown: false, top: 740, edge: 740 }, true],
  ['begins far below', { shown: false, top: 2000, edge: 740 }, true],
] as const)('a ticket that %s', (_, seen, below) => {
  expect(isBelow(seen)).toBe(below);
});
