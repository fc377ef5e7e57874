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
  /** Runs `work` in one transaction on one connection; any throw rolls everything back. */
  readonly transaction: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

const runOn =
  (client: pg.Pool | pg.PoolClient): Run =>
  async (name, text, values) =>
    (await client.query({ name, text, values: [...values] })).rows;

/** Opens the pool. `connection` is a pool configuration or what {@link ./embedded.ts} hands out. */
export const openDatabase = (connection: pg.PoolConfig): Database => {
  const pool = new pg.Pool({ max: 16, ...connection, types });
  // A connection that dies in the pool is replaced at the next use; the query that needs it reports the error.
  pool.on('error', () => undefined);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    pool,
    run: runOn(pool),
    transaction: async work => {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        const result = await work(runOn(client));
        await client.query('commit');
        return result;
      } catch (cause) {
        await client.query('rollback').catch(() => {
          broken = true;
        });
        throw cause;
      } finally {
        client.release(broken);
      }
    },
    close: () => kysely.destroy(),
  };
};
