import { expect, it } from 'vitest';
import { findPlaces } from '../settings-places/index.ts';
import { dishTargets, orderTargets, tableTargets } from './targets.ts';

const words = {
  table: (name: string) => (/^\d+$/.test(name) ? `Table ${name}` : name),
  order: (number: string) => `Order ${number}`,
  dish: 'Dish',
};
const paths = { table: (id: string) => `/bills/${id}`, stock: (dish: string) => `/stock?find=${dish}` };
const table = (id: string, name: string, area = 'Hall') => ({ id, name, area }) as never;
const order = (number: string, over = {}) =>
  ({
    unique_order_number: `o-${number}`,
    order_id: number,
    table_id: 't-7',
    table_name: '7',
    closed_at: null,
    ...over,
  }) as never;
const dish = (id: string, name: string, kind = 'item') => ({ id, name, kind, category: 'Sriubos' }) as never;

const all = [
  ...tableTargets([table('t-1', '1'), table('t-7', '7'), table('t-s', 'Sodas 3', 'Sodas')], words, paths),
  ...orderTargets([order('7'), order('41'), order('42', { closed_at: 'now' })], words, paths),
  ...dishTargets([dish('a', 'Šaltibarščiai'), dish('b', 'Šaltibarščiai (maži)', 'variation')], words, paths),
];
const found = (typed: string) => findPlaces(all, typed).map(each => each.in.place.key);

it.each([
  ['table 7', ['table t-7', 'order o-7', 'order o-41']],
  ['order 41', ['order o-41']],
  ['42', []],
  ['sodas', ['table t-s']],
  ['saltib', ['dish a']],
])('%s finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

it('leads from an order to the bill of its table, and from a dish to its stock', () => {
  const pathOf = (typed: string) => findPlaces(all, typed)[0]?.in.place.path;
  expect(pathOf('order 41')).toBe('/bills/t-7');
  expect(pathOf('saltib')).toBe('/stock?find=Šaltibarščiai');
});
