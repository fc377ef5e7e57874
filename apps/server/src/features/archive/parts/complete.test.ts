import { freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../database/database.ts';
import { LEFT_OUT } from './left-out.ts';
import { PARTS } from './parts.ts';

type Column = { table: string; name: string; made: boolean; bytes: boolean };

let database: Database;
let columns: Column[];
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  database = openDatabase(fresh.connection);
  drop = fresh.drop;
  columns = await database.run<Column>(
    'all-columns',
    `select table_name as "table", column_name as name, is_generated = 'ALWAYS' as made, data_type = 'bytea' as bytes
     from information_schema.columns where table_schema = 'public'`,
    [],
  );
});
afterAll(async () => {
  await database.close();
  await drop();
});

it('every table is in an archive or is left out for a reason: who adds one decides', () => {
  const tables = [...new Set(columns.map(({ table }) => table))].sort();
  const decided = [...PARTS.map(({ table }) => table), ...Object.keys(LEFT_OUT)].sort();
  expect(decided).toEqual(tables);
});

it.each(PARTS.map(part => [part.table, part] as const))(
  'every column of %s is in an archive or stays behind for a reason',
  (table, part) => {
    const there = columns.filter(column => column.table === table && !column.made).map(({ name }) => name);
    const decided = [...part.columns, ...Object.keys(part.without ?? {})];
    // Of an account, who somebody is; the role is that of the membership.
    const role = table === 'auth_user' ? ['role'] : [];
    expect(decided.sort()).toEqual([...there, ...role].sort());
  },
);

it('nothing in an archive is named as a secret is; bytes are hashes of the books alone', () => {
  const archived = PARTS.flatMap(({ table, columns: names }) => names.map(name => `${table}.${name}`));
  const secret =
    /hash|token|secret|sealed(?!_at)|password|endpoint|p256dh|auth\b|_pin|^pin|session_key|api_key/;
  const BOOKS = ['journal_seal.hash', 'z_report.seal_hash'];
  expect(archived.filter(name => secret.test(name.split('.')[1] ?? ''))).toEqual(BOOKS);
  const bytes = new Set(columns.filter(column => column.bytes).map(({ table, name }) => `${table}.${name}`));
  expect(archived.filter(name => bytes.has(name))).toEqual(BOOKS);
});

it('files have names of their own', () => {
  const names = PARTS.map(({ file }) => file);
  expect(new Set(names).size).toBe(names.length);
});
