import { expect, it } from 'vitest';
import { aTable } from '../../testing/samples.ts';
import { byArea, byUrgency, inUse } from './table-order.ts';

it.each([
  [{}, false],
  [{ state: 'browsing', guests: 1 }, true],
  [{ guests: 1 }, true],
  [{ open_orders: 1 }, true],
  [{ unpaid: 0.01 }, true],
] as const)('a table with %o is in use: %s', (changes, expected) => {
  expect(inUse(aTable(changes))).toBe(expected);
});

it('shows waiting tables first and counts 2 before 10', () => {
  const tables = [
    aTable({ name: '10', state: 'ordered' }),
    aTable({ name: '2', state: 'ordered' }),
    aTable({ name: '3', state: 'waiting' }),
    aTable({ name: '1' }),
  ];
  expect(byUrgency(tables).map(table => table.name)).toEqual(['3', '2', '10', '1']);
});

it('keeps areas together', () => {
  const tables = [
    aTable({ name: '10', area: 'Hall' }),
    aTable({ name: '1', area: 'Terrace' }),
    aTable({ name: '9', area: 'Hall' }),
  ];
  expect([...byArea(tables)].map(([area, list]) => [area, ...list.map(table => table.name)])).toEqual([
    ['Hall', '9', '10'],
    ['Terrace', '1'],
  ]);
});
