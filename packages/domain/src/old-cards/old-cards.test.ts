import { readCsv } from '@tableside/testkit/read-csv.ts';
import { expect, it } from 'vitest';
import { oldCardNumber, readOldCards } from './index.ts';

it('reads numbers and balances by their headings, in any order, and no name or address', () => {
  const read = readOldCards(
    readCsv('Name;Likutis;El. paštas;Kortelės numeris\nRūta;7;ruta@example.test;10-01\nJonas;0;;1002\n'),
  );
  expect(read).toEqual({
    cards: [
      { row: 2, number: '1001', balance: 7 },
      { row: 3, number: '1002', balance: 0 },
    ],
    refused: [],
  });
  expect(JSON.stringify(read)).not.toMatch(/Rūta|example/);
});

it('reads a table without headings by its first and last column', () => {
  expect(readOldCards(readCsv('ab 12,Jonas,5'))?.cards).toEqual([{ row: 1, number: 'AB12', balance: 5 }]);
});

it('says of each row that it does not take why, and takes the others', () => {
  const text = 'number,points\n1001,5\n,5\n1002,\n1003,-1\n1004,1.5\n10 01,9\n1005,9999999\n1006,3\n"100,7\n';
  const read = readOldCards(readCsv(text));
  expect(read?.cards.map(({ number }) => number)).toEqual(['1001', '1006']);
  expect(read?.refused.map(({ row, why }) => [row, why])).toEqual([
    [3, 'number'],
    [4, 'balance'],
    [5, 'balance'],
    [6, 'balance'],
    [7, 'twice'],
    [8, 'balance'],
    [10, 'broken'],
  ]);
});

it.each([
  ['nothing', ''],
  ['one column', 'number\n1001'],
  ['words', 'a,b\nc,d'],
])('takes %s for no table of cards', (_, text) => {
  expect(readOldCards(readCsv(text))).toBeNull();
});

it('takes a number as people type it, and no sign beside', () => {
  expect(['1001', ' ab-12 ', '2 900000 000001', '12', 'x_1', "1'--"].map(oldCardNumber)).toEqual([
    '1001',
    'AB12',
    '2900000000001',
    null,
    null,
    null,
  ]);
});
