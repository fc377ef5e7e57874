import { expect, it } from 'vitest';
import { dealColumns } from './deal-columns.ts';

it.each([
  ['a rush of new orders', 5, [13, 0, 0], [5, 0, 0]],
  ['new ones and many in the making', 5, [4, 8, 3], [2, 2, 1]],
  ['nothing new', 5, [0, 13, 2], [0, 4, 1]],
  ['over only', 5, [0, 0, 9], [0, 0, 1]],
  ['nothing at all', 5, [0, 0, 0], [0, 0, 0]],
  ['more lanes than columns', 2, [1, 1, 1], [1, 1, 1]],
] as const)('%s', (_, columns, [fresh, progress, done], [a, b, c]) => {
  expect(dealColumns(columns, { new: fresh, progress, done })).toEqual({ new: a, progress: b, done: c });
});
