import { expect, it } from 'vitest';
import { aTable } from '../../../testing/samples.ts';
import { freeToTake, tablesOf } from './own-tables.ts';

const anna = { id: 'anna', name: 'Anna' };
const boris = { id: 'boris', name: 'Boris' };
const tables = [
  aTable({ id: 'one', waiter: anna }),
  aTable({ id: 'two', waiter: boris }),
  aTable({ id: 'three' }),
  aTable({ id: 'kiosk', order_type: 'self_service' }),
];
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

it('tables of a person are those that say so, and of nobody where nobody is known', () => {
  expect(ids(tablesOf(tables, 'anna'))).toEqual(['one']);
  expect(tablesOf(tables, undefined)).toEqual([]);
});

it('an area is taken without the tables of a colleague', () => {
  expect(ids(freeToTake(tables, 'anna'))).toEqual(['three']);
});

it('an area is taken with the tables that one serves for their party alone, and without a colleague’s', () => {
  const here = [
    aTable({ id: 'four', waiter: { ...anna, for_party: true } }),
    aTable({ id: 'five', waiter: { ...boris, for_party: true } }),
  ];
  expect(ids(freeToTake(here, 'anna'))).toEqual(['four']);
  expect(freeToTake(here, undefined)).toEqual([]);
});
