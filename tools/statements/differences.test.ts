import { expect, it } from 'vitest';
import { differences } from './differences.ts';
import type { Statement } from './read-statements.ts';

const asked = (sql: string, ...row: [name: string, kind: string, nullable?: boolean][]): Statement => ({
  name: 'bill-of',
  at: 'store.ts:1',
  sql,
  values: 1,
  row: row.map(([name, kind, nullable = false]) => ({ name, kind, nullable, optional: false })),
});
const answered = (...columns: [name: string, type: string, notNull?: boolean | null][]) => ({
  parameters: 1,
  columns: columns.map(([name, type, notNull = true]) => ({ name, type, notNull })),
});

it('finds nothing where what is declared is what comes', () => {
  const statement = asked(
    'select id, at, total from bill where id = $1',
    ['id', 'string'],
    ['at', 'Date', true],
    ['total', 'number'],
  );
  const described = answered(['id', 'uuid'], ['at', 'timestamptz', false], ['total', 'int8']);
  expect(differences(statement, described)).toEqual([]);
});

it.each([
  ['a column that is not there', answered(['no', 'uuid']), 'id is declared, and is not answered'],
  ['another type', answered(['id', 'int8']), 'id is declared as string, and is int8'],
  ['a list in place of one', answered(['id', '_uuid']), 'id is declared as string, and is _uuid'],
  ['null', answered(['id', 'uuid', false]), 'id may be null, and is declared as if it never were'],
  ['values', { ...answered(['id', 'uuid']), parameters: 2 }, '1 values for 2 parameters'],
  ['what cannot be prepared', { error: 'syntax error' }, 'syntax error'],
])('finds %s', (_, described, found) => {
  const statement = asked('select id from bill where at > $1', ['id', 'string']);
  expect(differences(statement, described)).toEqual([`bill-of (store.ts:1): ${found}`]);
});

it.each([
  'select table_id as id from bill where table_id is not null and at > $1',
  'select table_id as id from bill where table_id = $1',
  'select table_id as id from bill b join venue_table t on t.id = b.table_id where t.at > $1',
])('sees that a statement leaves null out: %s', sql => {
  expect(differences(asked(sql, ['id', 'string']), answered(['id', 'uuid', false]))).toEqual([]);
});
