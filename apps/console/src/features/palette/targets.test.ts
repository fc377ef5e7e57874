import { expect, it } from 'vitest';
import { findPlaces } from '../settings-places/index.ts';
import { billOfOrder, billTargets, dishTargets, listed, orderTargets, tableTargets } from './targets.ts';

const words = {
  table: (name: string) => (/^\d+$/.test(name) ? `Table ${name}` : name),
  order: (number: string) => `Order ${number}`,
  dish: 'Dish',
  over: 'over',
  bill: (name: string) => `Bill of Table ${name}`,
  left: ({ status }: { status: string }) => (status === 'open' ? '5,00 left' : 'over'),
};
const paths = {
  table: (id: string) => `/bills/${id}`,
  order: ({ table_id }: { table_id: string }) => `/bills/${table_id}`,
  bill: (id: string) => `/bills/${id}`,
  stock: (dish: string) => `/stock?find=${dish}`,
};
const table = (id: string, name: string, area = 'Hall') =>
  ({ id, name, area, hash: `HOUSE-${name}`, short_code: `Q${id}` }) as never;
const order = (number: string, over = {}) =>
  ({
    unique_order_number: `o-${number}`,
    order_id: number,
    table_id: 't-7',
    table_name: '7',
    closed_at: null,
    ...over,
  }) as never;
const bill = (id: string, table_name: string, over = {}) =>
  ({ id, table_name, status: 'open', personnel: { name: 'Ona' }, opened_by: null, ...over }) as never;
const dish = (id: string, name: string, kind = 'item') => ({ id, name, kind, category: 'Sriubos' }) as never;

const all = [
  ...tableTargets([table('t-1', '1'), table('t-7', '7'), table('t-s', 'Sodas 3', 'Sodas')], words, paths),
  ...orderTargets([order('7'), order('41'), order('42', { closed_at: 'now' })], words, paths),
  ...billTargets([bill('b-0', '7', { status: 'closed' }), bill('b-7', '7')], words, paths),
  ...dishTargets([dish('a', 'Šaltibarščiai'), dish('b', 'Šaltibarščiai (maži)', 'variation')], words, paths),
  ...listed('person', '/team', [{ id: 'p', name: 'Jonas Žukas', hint: 'Waiter' }]),
  ...listed('code', '/coupons', [{ id: 'c', name: 'SUMMER7', hint: 'Codes' }]),
];
const found = (typed: string) => findPlaces(all, typed).map(each => each.in.place.key);

it.each([
  ['table 7', ['table t-7', 'bill b-7', 'bill b-0', 'order o-7', 'order o-41', 'order o-42']],
  ['order 41', ['order o-41']],
  ['42', ['order o-42']],
  ['bill 7', ['bill b-7', 'bill b-0']],
  ['ona', ['bill b-7', 'bill b-0']],
  ['house-7', ['table t-7']],
  ['qt-7', ['table t-7']],
  ['zukas', ['person p']],
  ['summer', ['code c']],
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

it('tells the bill that an order is on from one with the same number at another table', () => {
  const on = (id: string, table_id: string) => ({ id, table_id, items: [{ order_id: '7' }] }) as never;
  const of = (table_id: string) =>
    billOfOrder([on('a', 't-1'), on('b', 't-2')], { order_id: '7', table_id })?.id;
  expect([of('t-2'), of('t-1'), of('t-3')]).toEqual(['b', 'a', 'a']);
  expect(billOfOrder([on('a', 't-1')], { order_id: '8', table_id: 't-1' })).toBeUndefined();
});

it('brings what it leads to on a page of many into view', () => {
  expect(findPlaces(all, 'summer7')[0]?.in.place).toMatchObject({ path: '/coupons', reveal: 'SUMMER7' });
});
