import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

const BIGINT_OID = 20;
const DATE_OID = 1082;

/** Amounts and sequence numbers are safe integers by construction; calendar days stay `YYYY-MM-DD` text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === BIGINT_OID) return Number;
    if (oid === DATE_OID) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** One prepared statement on whatever runs it: the pool or a transaction. `name` is what PostgreSQL caches the plan under. */
export type Run = <Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<Row[]>;

/** The database as stores see it: typed SQL for most things, prepared text for the hot paths. */
export type Database = {
  readonly kysely: Kysely<Schema>;
  readonly run: Run;
  /**
   * Runs `work` in one transaction on one connection; any throw rolls everything back. When PostgreSQL ended it to
   * untie a deadlock, `work` runs again from its start: what it does outside of `run` must bear that. `last` is `run`
   * for the statement after which nothing follows: the commit travels with it.
   */
  readonly transaction: <T>(work: (run: Run, last: Run) => Promise<T>) => Promise<T>;
  /** As `transaction`, for work whose first statement only reads or locks: it travels together with the begin. */
  readonly lockingTransaction: Database['transaction'];
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

const runOn =
  (client: pg.Pool | pg.PoolClient): Run =>
  async (name, text, values) =>
    (await client.query({ name, text, values: [...values] })).rows;

/** Longest wait for a connection, in milliseconds: after that the request fails instead of queueing for ever. */
const PATIENCE_MS = 15_000;

/**
 * How long a connection is kept that nobody needs, in milliseconds. A new one knows no table and no plan: a payment on it
 * costs several times what it costs on one that has made some before.
 */
const KEPT_MS = 10 * 60_000;

/** A deadlock ends one of its two transactions at random. More than this in a row is something else. */
const MAX_ATTEMPTS = 4;

/** Deadlock, or a serialization failure: the same work succeeds when it runs again. */
const mayRunAgain = (cause: unknown): boolean =>
  ['40P01', '40001'].includes(String((cause as { readonly code?: unknown }).code));

/** How a transaction begins: waiting for it, or together with a first statement that could run outside as well. */
type Begin = 'first' | 'together';

const inTransaction = async <T>(
  pool: pg.Pool,
  begin: Begin,
  work: (run: Run, last: Run) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  const send = runOn(client);
  let broken = false;
  let committing: Promise<unknown> | null = null;
  const begun = client.query('begin');
  // It is awaited with the first statement; should the work fail before, nobody would hear of it.
  begun.catch(() => undefined);
  const run: Run = async (...statement) => {
    if (committing) throw new Error(`${statement[0]} comes after the last statement`);
    const [rows] = await Promise.all([send<never>(...statement), begun]);
    return rows;
  };
  const last: Run = async (...statement) => {
    const rows = run<never>(...statement);
    // The server reads both at once. A commit behind a failed statement rolls back.
    committing = client.query('commit');
    committing.catch(() => undefined);
    return rows;
  };
  try {
    if (begin === 'first') await begun;
    const result = await work(run, last);
    await (committing ?? client.query('commit'));
    return result;
  } catch (cause) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw cause;
  } finally {
    client.release(broken);
  }
};

/** Again when PostgreSQL ended it to untie a deadlock. */
const untilDone = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (cause) {
      if (count >= MAX_ATTEMPTS || !mayRunAgain(cause)) throw cause;
    }
  }
};

/** Opens the pool. `connection` is a pool configuration or what {@link ./embedded.ts} hands out. */
export const openDatabase = (connection: pg.PoolConfig): Database => {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: PATIENCE_MS,
    idleTimeoutMillis: KEPT_MS,
    ...connection,
    types,
    // A statement may be sent before the one ahead of it is answered; transactions below make use of it.
    pipeline: true,
  });
  // A connection that dies is replaced at the next use; the query that needs it reports the error. Both listeners are
  // needed: the pool hears only of idle connections, and an unheard error of a busy one would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    pool,
    run: runOn(pool),
    transaction: work => untilDone(() => inTransaction(pool, 'first', work)),
    lockingTransaction: work => untilDone(() => inTransaction(pool, 'together', work)),
    close: async () => {
      // Kysely ends the pool only where something went through Kysely.
      await kysely.destroy();
      if (!pool.ending) await pool.end();
    },
  };
};
