import { expect, it } from 'vitest';
import { takeRows } from './row-span.ts';

it('a ticket takes the rows that it is high, and all are read before any is written', () => {
  const done: string[] = [];
  const card = (height: number) => ({
    height: () => {
      done.push('read');
      return height;
    },
    take: (rows: number) => void done.push(`${rows} rows`),
  });
  takeRows([card(80), card(81), card(4)]);
  expect(done).toEqual(['read', 'read', 'read', '20 rows', '21 rows', '1 rows']);
});
