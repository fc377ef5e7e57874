import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { trackedPaths } from '../tidy/source-file.ts';
import { cacheDir, inRoot, root } from './root.ts';
import { slowestFiles } from './slowest.ts';
import { coverOf, notedIn } from './statement-cover.ts';

/** Who reaches the run's cluster does it by the test kit. */
const REACHES = /@tableside\/testkit|\binject\(/;

/**
 * The embedded database, and servers that are killed with one of their own, are the same wherever the others run. The fuzz
 * sends what no statement should ever see: it holds the contract's checks and the mapping of SQLSTATEs, which every
 * PostgreSQL shares, and takes a third of the time.
 */
const SAME_EVERYWHERE =
  /\/database\/embedded\/[^/]*\.test\.ts$|\/faults\/(came-back|kill-nine|kill-nine-paying)\.test\.ts$|\/http\/fuzz\.test\.ts$/;

/** The server's tests that ask something of the PostgreSQL they are given: rules, drawings and texts are the same beside any. */
export const needsDatabase = (): string[] =>
  trackedPaths(root)
    .filter(path => path.startsWith('apps/server/') && path.endsWith('.test.ts'))
    .filter(path => !SAME_EVERYWHERE.test(path) && REACHES.test(readFileSync(inRoot(path), 'utf8')));

/**
 * How a server reaches its database, waits for locks and is told of what others did may differ between versions whatever it
 * says; `database/statements.test.ts` prepares all that it says on the schema.
 */
const WAITS = /^apps\/server\/src\/(database|realtime)\/|stands-still|-race|-once|storm|two-(servers|staff)/;

const NOTES = join(cacheDir, 'statements');

/** The folder for a new run's notes of what each of its files asked of PostgreSQL. */
export const freshNotes = (): string => {
  rmSync(NOTES, { recursive: true, force: true });
  return NOTES;
};

/**
 * Of `files` those that a second PostgreSQL sees: together they use every function, operator and clause, and every two of them
 * in one statement, that all of them used in the run before.
 * Those of which no note was taken are among them, as all are where there was no such run.
 */
export const onSecond = (files: readonly string[]): string[] => {
  const report = join(cacheDir, 'tests.json');
  const took = existsSync(report) ? slowestFiles(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const secondsOf = new Map(took.map(({ name, seconds }) => [name, seconds]));
  const noted = notedIn(NOTES, file => secondsOf.get(file) ?? 1).filter(({ file }) =>
    files.some(one => inRoot(one) === file),
  );
  const known = new Set(noted.map(({ file }) => file));
  const chosen = new Set(coverOf(noted, file => WAITS.test(file.slice(root.length + 1))));
  return files.filter(one => !known.has(inRoot(one)) || chosen.has(inRoot(one)));
};
