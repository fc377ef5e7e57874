import type { ReadProblemView } from '@tableside/contract/http/shared/menu-exchange';
import { expect, it } from 'vitest';
import { mendedCell, mendedLike, sameSlip } from './same-slip.ts';

const problem = (
  row: number | null,
  value: string | null,
  column: 'price' | 'allergens' | null,
): ReadProblemView => ({
  row,
  path: '',
  field: 'Allergens',
  reason: 'unknown',
  value,
  name: `Dish ${row}`,
  lost: 'all',
  mend: column === null ? null : { column, near: ['milk'] },
});

it('mends the same slip in all rows that have it, and no other', () => {
  const all = [
    problem(2, 'dairy', 'allergens'),
    problem(3, 'dairy', 'price'),
    problem(4, 'dairy', 'allergens'),
    problem(5, 'egg', 'allergens'),
    problem(null, 'dairy', null),
  ];
  const [first] = all;
  if (!first) throw new Error('no problem');
  expect(sameSlip(first, all).flatMap(each => mendedCell(each, 'milk'))).toEqual([
    { row: 2, path: '', column: 'allergens', text: 'milk' },
    { row: 4, path: '', column: 'allergens', text: 'milk' },
  ]);
});

it('mends one row alone where nothing stands, or what stands is cut', () => {
  const empty = [problem(2, null, 'price'), problem(3, null, 'price')];
  const cut = [problem(2, 'much too long…', 'price'), problem(3, 'much too long…', 'price')];
  for (const all of [empty, cut]) expect(sameSlip(all[0] ?? problem(1, '', 'price'), all)).toEqual([all[0]]);
});

it('takes two prices as sizes in every row that has two, each at its own, and one of them in that row alone', () => {
  const priced = (row: number, first: string, second: string): ReadProblemView => ({
    ...problem(row, `${first} / ${second}`, 'price'),
    mend: { column: 'price', near: [`Small: ${first} / Large: ${second}`, first, second] },
  });
  const all = [priced(2, '30', '60'), problem(3, '30 / 60', 'allergens'), priced(4, '35', '70')];
  const [first] = all;
  if (!first) throw new Error('no problem');
  const taken = (text: string) =>
    sameSlip(first, all, text).flatMap(each => mendedCell(each, mendedLike(each, text)));
  expect(taken('Small: 30 / Large: 60')).toEqual([
    { row: 2, path: '', column: 'price', text: 'Small: 30 / Large: 60' },
    { row: 4, path: '', column: 'price', text: 'Small: 35 / Large: 70' },
  ]);
  expect(taken('30')).toEqual([{ row: 2, path: '', column: 'price', text: '30' }]);
});
