import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect } from 'vitest';

/** Lists of any length are one statement: `in ($1, $2, $3)`, rows of an insert. */
const LISTS = /\$\d+(?:::\w+(?:\[\])?)?(?:\s*,\s*\$\d+(?:::\w+(?:\[\])?)?)*/g;
const ROWS = /\(\$\)(?:\s*,\s*\(\$\))*/g;

const shortOf = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll(LISTS, '$').replaceAll(ROWS, '($)'))
    .digest('base64url')
    .slice(0, 12);

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');

/**
 * Vitest's setup file of the `server` project: with NOTE_STATEMENTS, the name of a folder, each test file writes there which
 * statements this process sent while it ran, `{ file, statements }`. Made for the second PostgreSQL, which need not see one
 * statement in forty files (`tools/setup/statement-cover.ts`).
 */
const folder = process.env.NOTE_STATEMENTS;
if (folder) {
  const seen = new Set<string>();
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    seen.add(textOf(args[0]));
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
