import { expect, it } from 'vitest';
import { visualRuns } from './visual-runs.ts';

it.each([
  ['12 stalas', ['12 stalas']],
  ['Senamiesčio stalas', ['Senamiesčio stalas']],
  ['طاولة 12', ['12', ' ', 'طاولة']],
  ['مطعم النخيل', ['مطعم النخيل']],
  ['طاولة T 12 الشرفة', ['الشرفة', ' ', 'T 12', ' ', 'طاولة']],
  ['Café النخيل 3', ['Café', ' ', 'النخيل', ' ', '3']],
  ['שולחן 21', ['21', ' ', 'שולחן']],
  ['', []],
])('%j is seen as %j from left to right', (text, runs) => {
  expect(visualRuns(text)).toEqual(runs);
});
