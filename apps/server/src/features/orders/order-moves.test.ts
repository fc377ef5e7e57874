import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORDER_MOVES } from '@tableside/domain/orders';
import { type FreshDatabase, freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ ...fresh.connection, max: 2 });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map(entry => join(entry.parentPath, entry.name));

describe('the transition table', () => {
  it('[ORDER-18] is the same in the database as in the domain', async () => {
    const { rows } = await database.pool.query<{ move: string }>(
      "select from_status || ' > ' || to_status as move from order_move order by 1",
    );
    const moves = Object.entries(ORDER_MOVES).flatMap(([from, targets]) =>
      Object.keys(targets).map(to => `${from} > ${to}`),
    );
    expect(rows.map(({ move }) => move)).toEqual(moves.sort());
  });

  it('is asked by the one statement that changes a status', () => {
    const changing = /update\s+orders\b[^`]*?\bset\b[^`]*?\bstatus\s*=|updateTable\(\s*['"]orders['"]/i;
    const root = join(import.meta.dirname, '../..');
    const found = sources(root).filter(path => changing.test(readFileSync(path, 'utf8')));
    expect(found.map(path => path.slice(root.length + 1))).toEqual(['features/orders/move-store.ts']);
  });
});
