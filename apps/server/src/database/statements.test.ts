import { resolve } from 'node:path';
import { freshDatabase } from '@tableside/testkit/server/cluster.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { describer } from '../../../../tools/statements/describe.ts';
import { differences } from '../../../../tools/statements/differences.ts';
import { readStatements } from '../../../../tools/statements/read-statements.ts';

/** Columns that may be null in the table and never are in the rows that a statement answers with, and what sees to it. */
const NEVER_NULL_HERE = [
  // Null is taken as undefined: `withdraw.ts`, `ownedBy`.
  ['order-lines-for-cart', 'guest_index'],
  // Written together with `captured`, which is above 0 there.
  ['sold-by-device', 'capturedAt'],
  ['sold-of-venue', 'capturedAt'],
  // Settling and reading a terminal's totals alone are of no payment, and none of them is read as these rows.
  ['terminal-operation-insert', 'payment_id'],
  ['terminal-running', 'payment_id'],
  ['terminal-refund', 'payment_id'],
  ['terminal-operation-begin', 'payment_id'],
  ['terminal-operation-take', 'payment_id'],
  ['terminal-unresolved', 'payment_id'],
  // Totals are written when their operation has ended.
  ['terminal-totals', 'ended_at'],
] as const;

/** Put together while the program runs, of names of tables and columns that it knows. */
const MADE_WHEN_RUN = [
  'hall-all-moves',
  'hall-commission-between',
  'payment-facts',
  'payment-facts-last',
  'payment-facts-of-device',
  'payments-of-session',
  'payments-unfinished',
  'pictures-used',
  'staff-of-token',
  'table-by-spoken-code',
];

it('every statement can be prepared on the schema, and answers with the columns and types that the program takes it for', async () => {
  const { statements, unread } = readStatements(
    resolve(import.meta.dirname, '../../../..'),
    'apps/server/src',
  );
  const fresh = await freshDatabase();
  const client = new pg.Client(fresh.connection);
  try {
    await client.connect();
    // Made by the restore itself, for as long as it runs.
    await client.query('create temporary table archive_staged (line json)');
    const describe = await describer(client);
    const found: string[] = [];
    for (const statement of statements) found.push(...differences(statement, await describe(statement.sql)));
    const known = NEVER_NULL_HERE.map(([name, column]) => [`${name} (`, `: ${column} may be null`] as const);
    const isKnown = (line: string) =>
      known.some(([from, what]) => line.startsWith(from) && line.includes(what));
    expect(found.filter(line => !isKnown(line))).toEqual([]);
    // What was mended since is no longer excused.
    expect(known.filter(([from, what]) => !found.some(l => l.startsWith(from) && l.includes(what)))).toEqual(
      [],
    );
    expect(statements.length).toBeGreaterThan(850);
    const names = unread.map(each => each.slice(0, each.indexOf(' ('))).filter(name => name !== '');
    expect(names.sort()).toEqual(MADE_WHEN_RUN);
  } finally {
    await client.end();
    await fresh.drop();
  }
}, 120_000);
