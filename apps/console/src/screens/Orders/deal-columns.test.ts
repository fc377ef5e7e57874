import { expect, it } from 'vitest';
import { dealColumns } from './deal-columns.ts';

it.each([
  ['a rush of new orders', 5, [110, 0, 0], [5, 0, 0]],
  ['new ones and many in the making', 5, [34, 52, 12], [2, 2, 1]],
  ['few new ones and many in the making', 5, [26, 62, 6], [1, 3, 1]],
  ['nothing new', 5, [0, 80, 8], [0, 4, 1]],
  ['over only', 5, [0, 0, 36], [0, 0, 1]],
  ['nothing at all', 5, [0, 0, 0], [0, 0, 0]],
  ['more lanes than columns', 2, [8, 6, 4], [1, 1, 1]],
] as const)('%s', (_, columns, [fresh, progress, done], [a, b, c]) => {
  expect(dealColumns(columns, { new: fresh, progress, done })).toEqual({ new: a, progress: b, done: c });
});
