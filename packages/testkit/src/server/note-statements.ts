import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect } from 'vitest';

/** Lists of any length are one statement: `in ($1, $2, $3)`, rows of an insert; so are those that name a test's own database or id. */
const LISTS = /\$\d+(?:::\w+(?:\[\])?)?(?:\s*,\s*\$\d+(?:::\w+(?:\[\])?)?)*/g;
const ROWS = /\(\$\)(?:\s*,\s*\(\$\))*/g;
const OWN_WORDS = /'[^']*'|\d+|[0-9a-f]{12,}/g;

const shortOf = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll(LISTS, '$').replaceAll(ROWS, '($)').replaceAll(OWN_WORDS, '?'))
    .digest('base64url')
    .slice(0, 12);

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
 * Vitest's setup file of the `server` project: with NOTE_STATEMENTS, the name of a folder, each test file writes there which
 * statements this process sent while it ran, `{ file, statements }`. Made for the second PostgreSQL, which need not see one
 * statement in forty files (`tools/setup/statement-cover.ts`).
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
    const statements = [...new Set([...seen].filter(Boolean).map(shortOf))];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${shortOf(file)}.json`), JSON.stringify({ file, statements }));
  });
}
