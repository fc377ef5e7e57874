import { expect, it } from 'vitest';
import { STEP_DRAWN, wantsMore } from './use-drawn.ts';

const columns = (last: number, count = 5) => ({ last, count });

it.each([
  ['all columns that are drawn are seen', { layout: columns(0), first: 0, below: 0 }, true],
  ['one more column is drawn', { layout: columns(1), first: 0, below: 0 }, true],
  ['a screen of columns is drawn beyond', { layout: columns(5), first: 0, below: 0 }, false],
  ['somebody went on towards them', { layout: columns(5), first: 1, below: 0 }, true],
  ['tickets are scrolled, and few stand below', { layout: null, first: 0, below: STEP_DRAWN - 1 }, true],
  ['tickets are scrolled, and enough stand below', { layout: null, first: 0, below: STEP_DRAWN }, false],
] as const)('more tickets are drawn or not where %s', (_, seen, wanted) => {
  expect(wantsMore(seen)).toBe(wanted);
});
