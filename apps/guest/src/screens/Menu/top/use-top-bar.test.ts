import { expect, it } from 'vitest';
import { isHeadGone } from './use-top-bar.ts';

const crossing = (intersectionRatio: number, top: number) => ({
  intersectionRatio,
  boundingClientRect: { top } as DOMRectReadOnly,
});

it.each([
  ['nothing crossed', [], false],
  ['gone', [crossing(0.1, -200)], true],
  ['just under a fifth left', [crossing(0.19, -200)], true],
  ['a fifth left', [crossing(0.2, -200)], false],
  ['at the top of the page', [crossing(1, 0)], false],
  ['not there yet, below the screen', [crossing(0, 900)], false],
  ['gone and back again before anybody looked', [crossing(0.1, -200), crossing(0.6, -40)], false],
  ['back and gone again', [crossing(0.6, -40), crossing(0, -400)], true],
])('[MENU-21] the bar and the head of the menu: %s', (_, crossings, gone) => {
  expect(isHeadGone(crossings)).toBe(gone);
});
