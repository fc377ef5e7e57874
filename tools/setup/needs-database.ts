import { readFileSync } from 'node:fs';
import { trackedPaths } from '../tidy/source-file.ts';
import { inRoot, root } from './root.ts';

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
