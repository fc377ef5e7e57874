import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { piecesOf } from './sql-pieces.ts';

const shortOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Whether the product asked, by the nearest of its callers: what a test asks for itself proves nothing about another PostgreSQL. */
const isOfProduct = (stack: string): boolean => {
  const ours = stack
    .split('\n')
    .find(
      line =>
        /\/(apps|packages|bench)\//.test(line) &&
        !/node_modules|\/src\/database\/|note-statements/.test(line),
    );
  return ours === undefined || !/\.test\.ts|\/testkit\//.test(ours);
};

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');

/**
 * Vitest's setup file of the `server` project: with NOTE_STATEMENTS, the name of a folder, each test file writes there what
 * the statements that this process sent while it ran asked of PostgreSQL, `{ file, pieces }`. Made for the second PostgreSQL,
 * which need not see the same of it in forty files (`tools/setup/statement-cover.ts`).
 */
const folder = process.env.NOTE_STATEMENTS;
// How far to look up who asks.
const DEPTH = 40;
if (folder) {
  Error.stackTraceLimit = Math.max(Error.stackTraceLimit, DEPTH);
  const seen = new Set<string>();
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const text = textOf(args[0]);
    if (!seen.has(text) && isOfProduct(new Error().stack ?? '')) seen.add(text);
    return Reflect.apply(original, this, args);
  } as typeof original;
  afterAll(() => {
    pg.Client.prototype.query = original;
    const file = expect.getState().testPath ?? '';
    const pieces = [...new Set([...seen].flatMap(piecesOf))];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${shortOf(file)}.json`), JSON.stringify({ file, pieces }));
  });
}
