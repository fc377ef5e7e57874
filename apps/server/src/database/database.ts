import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { gatherSteps } from '../steps.ts';
import { isDatabaseAway } from './connection/away.ts';
import { Line, openLine, watchLines } from './connection/line.ts';
import { BEGIN_LONG } from './connection/patience.ts';
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
   * Runs `work` in one transaction on one connection; any throw rolls everything back. When PostgreSQL undid it (a
   * deadlock, a lock waited for too long, a server that stood still), `work` runs again from its start: what it does
   * outside of `run` must bear that. `last` is `run` for the statement after which nothing follows: the commit travels
   * with it.
   */
  readonly transaction: <T>(work: (run: Run, last: Run) => Promise<T>) => Promise<T>;
  /** As `transaction`, for work whose first statement only reads or locks: it travels together with the begin. */
  readonly lockingTransaction: Database['transaction'];
  /**
   * As `transaction`, for work that takes long between its statements or waits long for locks, such as a restore. It never
   * runs again once it began.
   */
  readonly longTransaction: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

const runOn =
  (client: pg.Pool | pg.PoolClient): Run =>
  async (name, text, values) =>
    (await client.query({ name, text, values: [...values] })).rows;

/** Longest wait for a connection, in milliseconds: after that the request fails instead of queueing for ever. */
const TIMEOUT_MS = 15_000;

/**
 * How long a connection is kept that nobody needs, in milliseconds. A new one knows no table and no plan: a payment on it
 * costs several times what it costs on one that has made some before.
 */
const KEPT_MS = 10 * 60_000;

/** A connection that nobody uses is looked after this often, in milliseconds. */
const KEEP_ALIVE_MS = 5_000;

/** A deadlock ends one of its two transactions at random. More than this in a row is something else. */
const MAX_ATTEMPTS = 4;

/**
 * Deadlock, a serialization failure, a lock not had in time: the same work succeeds when it runs again. Of statements that
 * travelled together the later one says only that one before it failed.
 */
const UNDONE: readonly unknown[] = ['40P01', '40001', '55P03', '25P02'];
/** What a transaction decided by has changed since it looked: all of it is undone and begins anew, as after a serialization failure. */
export class MustBeginAnew extends Error {
  readonly code = '40001';
}

const wasUndone = (cause: unknown): boolean =>
  UNDONE.includes((cause as { readonly code?: unknown } | null)?.code);

/** A transaction whose connection ended before its commit was sent: PostgreSQL has undone it, whatever it was. */
class LostBeforeCommit extends Error {}

/** How a transaction begins; `waits`: before its first statement is sent, else together with it. */
type Begin = { readonly text: string; readonly waits: boolean };
const FIRST: Begin = { text: 'begin', waits: true };
const TOGETHER: Begin = { text: 'begin', waits: false };
const LONG: Begin = { text: BEGIN_LONG, waits: true };

const inTransaction = async <T>(
  pool: pg.Pool,
  begin: Begin,
  work: (run: Run, last: Run) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  const send = runOn(client);
  let broken = false;
  let committing: Promise<unknown> | null = null;
  let over = false;
  const begun = client.query(begin.text);
  // It is awaited with the first statement; should the work fail before, nobody would hear of it.
  begun.catch(() => undefined);
  const run: Run = async (...statement) => {
    if (committing) throw new Error(`${statement[0]} comes after the last statement`);
    // Of work that goes on beside what failed nothing may reach the connection: it is somebody else's by now.
    if (over) throw new Error(`${statement[0]} comes after its transaction was undone`);
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
  const committed = gatherSteps(run, last);
  try {
    if (begin.waits) await begun;
    const result = await work(run, last);
    committing ??= client.query('commit');
    await committing;
    committed();
    return result;
  } catch (cause) {
    over = true;
    await client.query('rollback').catch(() => {
      broken = true;
    });
    const lost = broken && committing === null && isDatabaseAway(cause);
    throw lost ? new LostBeforeCommit('lost before its commit', { cause }) : cause;
  } finally {
    client.release(broken);
  }
};

/** Again when PostgreSQL undid it; a connection is lost once, not time and again. */
const untilDone = async <T>(attempt: () => Promise<T>): Promise<T> => {
  let lost = false;
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (cause) {
      const again = cause instanceof LostBeforeCommit ? !lost : wasUndone(cause);
      if (count >= MAX_ATTEMPTS || !again) throw cause instanceof LostBeforeCommit ? cause.cause : cause;
      lost ||= cause instanceof LostBeforeCommit;
    }
  }
};

/** What a lost connection failed with. */
const causeOf = (error: unknown): never => {
  throw error instanceof LostBeforeCommit ? error.cause : error;
};

/** Opens the pool. `connection` is a pool configuration or what {@link ./embedded.ts} hands out. */
export const openDatabase = (connection: pg.PoolConfig): Database => {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: TIMEOUT_MS,
    idleTimeoutMillis: KEPT_MS,
    ...connection,
    types,
    Client: Line,
    onConnect: openLine,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // A statement may be sent before the one ahead of it is answered; transactions below make use of it.
    pipeline: true,
  });
  // A connection that dies is replaced at the next use; the query that needs it reports the error. Both listeners are
  // needed: the pool hears only of idle connections, and an unheard error of a busy one would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  const watch = watchLines(pool);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    pool,
    run: runOn(pool),
    transaction: work => untilDone(() => inTransaction(pool, FIRST, work)),
    lockingTransaction: work => untilDone(() => inTransaction(pool, TOGETHER, work)),
    longTransaction: work => inTransaction(pool, LONG, work).catch(causeOf),
    close: async () => {
      watch.stop();
      // Kysely ends the pool only where something went through Kysely.
      await kysely.destroy();
      if (!pool.ending) await pool.end();
    },
  };
};
