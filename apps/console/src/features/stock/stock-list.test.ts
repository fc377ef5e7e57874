import { expect, it } from 'vitest';
import { isSoldOut, lookedAfter, stockCounts, stockList } from './stock-list.ts';
import type { StockItem } from './stock-query.ts';

const item = (name: string, changes: Partial<StockItem> = {}): StockItem => ({
  id: name,
  kind: 'item',
  of: null,
  name,
  category: 'Sriubos',
  in_stock: true,
  remaining: null,
  back_at: null,
  each_day: null,
  ...changes,
});
const items = [
  item('Šaltibarščiai'),
  item('Grybų sriuba', { remaining: 4 }),
  item('Tortas', { category: 'Desertai', remaining: 0 }),
  item('Ledai', { category: 'Desertai', in_stock: false }),
];
const names = (words: string, filter: Parameters<typeof stockList>[2]) =>
  [...stockList(items, words, filter)].map(([category, list]) => [category, ...list.map(each => each.name)]);

it.each([
  [
    '',
    'all',
    [
      ['Sriubos', 'Šaltibarščiai', 'Grybų sriuba'],
      ['Desertai', 'Tortas', 'Ledai'],
    ],
  ],
  ['salti', 'all', [['Sriubos', 'Šaltibarščiai']]],
  ['  DESERT ', 'all', [['Desertai', 'Tortas', 'Ledai']]],
  ['', 'soldOut', [['Desertai', 'Tortas', 'Ledai']]],
  ['', 'counted', [['Sriubos', 'Grybų sriuba']]],
  ['pizza', 'all', []],
] as const)('"%s" among %s', (words, filter, expected) => {
  expect(names(words, filter)).toEqual(expected);
});

it('counts what each filter holds', () => {
  expect(stockCounts(items)).toEqual({ all: 4, soldOut: 2, counted: 1 });
  expect(isSoldOut(item('x', { remaining: 1 }))).toBe(false);
});

it('begins with what was sold out or counted when the page was opened, and moves nothing afterwards', () => {
  const first = lookedAfter(items);
  const shown = (now: readonly StockItem[]) =>
    [...stockList(now, '', 'all', first)].map(([category, list]) => [
      category,
      ...list.map(each => each.name),
    ]);
  const before = [
    [null, 'Grybų sriuba', 'Tortas', 'Ledai'],
    ['Sriubos', 'Šaltibarščiai'],
  ];
  expect(shown(items)).toEqual(before);
  const [soup, ...rest] = items;
  if (!soup) throw new Error('there is a soup');
  expect(shown([{ ...soup, remaining: 0 }, ...rest])).toEqual(before);
  expect(shown(items.map(each => ({ ...each, in_stock: true, remaining: null })))).toEqual(before);
});
