import pg, { type PoolConfig } from 'pg';
import { startEmbedded } from '../embedded/embedded.ts';
import type { Log } from '../embedded/embedded-log.ts';
import { areOurOwn, SHARED_CONNECTIONS } from './own-connections.ts';

/** The oldest PostgreSQL the SQL of this project is tested on. */
const oldestVersion = 150_000;

/** What is waited for a connection, and for an answer, in milliseconds: a pooler may have none to give. */
const TIMEOUT_MS = 10_000;

export type ProvidedCluster = {
  /** Hand this to `new pg.Pool`, with limits of your own. */
  connection: PoolConfig;
  url: string;
  /** True when PostgreSQL came with Tableside and ends with it. */
  embedded: boolean;
  stop(): Promise<void>;
};

/** The address without its password, for messages. */
const shown = (url: string): string => url.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:***@');

/** A name with several addresses fails with one error for each and no message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(each => (each as Error).message).join(', ')
    : (error as Error).message.replace('Query read timeout', `no answer came within ${TIMEOUT_MS / 1_000} s`);

const checkVersion = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < oldestVersion) {
    throw new Error(`PostgreSQL 15 or newer is needed, this one is ${Math.floor(version / 10_000)}`);
  }
};

const checkExternal = async (url: string): Promise<void> => {
  const open = (): pg.Client =>
    new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
  const [one, other] = [open(), open()];
  // A connection that breaks off fails what waits on it; nobody need hear of it twice.
  for (const client of [one, other]) client.on('error', () => undefined);
  try {
    await one.connect();
    await checkVersion(one);
    await other.connect();
    if (!(await areOurOwn(one, other))) throw new Error(SHARED_CONNECTIONS);
  } catch (error) {
    throw new Error(`The database of DATABASE_URL (${shown(url)}) cannot be used: ${reasonOf(error)}.`);
  } finally {
    await Promise.all([one, other].map(client => client.end().catch(() => undefined)));
  }
};

/**
 * Provides the PostgreSQL of an installation: the one of `databaseUrl`, else the embedded one under `dataDir`.
 * @throws Error with a message for the owner when it cannot be reached or started.
 */
export const provideCluster = async (options: {
  /** Absent: the embedded database. */
  databaseUrl: string | null;
  dataDir: string;
  log: Log;
}): Promise<ProvidedCluster> => {
  const { databaseUrl } = options;
  if (databaseUrl === null) return { ...(await startEmbedded(options)), embedded: true };
  await checkExternal(databaseUrl);
  return {
    connection: { connectionString: databaseUrl },
    url: databaseUrl,
    embedded: false,
    stop: async () => {},
  };
};
