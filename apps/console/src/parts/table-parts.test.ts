import { expect, it } from 'vitest';
import { tableParts } from './table-parts.ts';

it.each([
  ['Table 7', 'Table', '7'],
  ['Terasa 12b', 'Terasa', '12b'],
  ['Room 103', 'Room', '103'],
  ['9', '', '9'],
  ['Bar', 'Bar', ''],
  ['Prie lango', 'Prie lango', ''],
])('%s: words “%s”, number “%s”', (name, words, number) => {
  expect(tableParts(name)).toEqual({ words, number });
});
