import type { Database } from '../../database/database.ts';
import { readSessions, type StoredSession } from './store.ts';

type Batch = {
  readonly hashes: Map<string, Buffer>;
  readonly found: Promise<ReadonlyMap<string, StoredSession>>;
};

/** Statements under way at once; more would only queue inside PostgreSQL. */
const MAX_RUNNING = 4;

/**
 * Looks sessions up for requests that arrive together in one statement. Nothing is remembered: a batch starts after all
 * of its requests arrived, so each sees what was committed before it came, and a session that staff ended is dead at
 * once.
 */
export const createSessionLookup = (
  database: Database,
): ((tokenHash: Buffer) => Promise<StoredSession | null>) => {
  let next: Batch | undefined;
  let running = 0;
  const waiting: (() => void)[] = [];

  const turn = (): Promise<void> =>
    running < MAX_RUNNING
      ? new Promise(resolve => setImmediate(resolve))
      : new Promise(resolve => waiting.push(resolve));

  const open = (): Batch => {
    const hashes = new Map<string, Buffer>();
    const run = async (): Promise<ReadonlyMap<string, StoredSession>> => {
      await turn();
      next = undefined;
      running += 1;
      try {
        return await readSessions(database, [...hashes.values()]);
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    };
    return { hashes, found: run() };
  };

  return async tokenHash => {
    const key = tokenHash.toString('hex');
    next ??= open();
    next.hashes.set(key, tokenHash);
    return (await next.found).get(key) ?? null;
  };
};
