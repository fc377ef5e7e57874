import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { embeddedBinaries } from './embedded-binaries.ts';
import { type ClusterPlan, databaseName, type RunningCluster, startCluster } from './embedded-cluster.ts';
import { identityFor } from './embedded-identity.ts';
import { clearLeftover } from './embedded-leftover.ts';
import { lockDataDir } from './embedded-lock.ts';
import type { Log } from './embedded-log.ts';
import { installationSettings } from './embedded-settings.ts';
import { prepareSocketFolder, socketFolder, socketIn } from './embedded-socket.ts';

/** What `pg` needs to connect; every field is given so that PG* variables of the environment have no say. */
export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  database: string;
  ssl: false;
};

export type EmbeddedDatabase = {
  connection: EmbeddedConnection;
  /** The same as a URL, for tools. */
  url: string;
  /** Process id of the database server now running. */
  pid(): number;
  /** Fast shutdown, then the data folder is free for the next server. */
  stop(): Promise<void>;
};

/** A database that dies more often than this without an hour between is started again only after a pause. */
const mostRestarts = 5;

/** Pause before starting a database again that dies all the time or could not be started. Milliseconds. */
const restartPause = 10_000;

const ensureDatabase = async (connection: EmbeddedConnection): Promise<void> => {
  const attempt = async (database: string, sql: string): Promise<void> => {
    const client = new pg.Client({ ...connection, database });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  try {
    await attempt(databaseName, 'select 1');
  } catch (error) {
    const missing = '3D000';
    if ((error as { code?: string }).code !== missing) throw error;
    await attempt('postgres', `create database ${databaseName}`);
  }
};

/**
 * Starts the cluster again when it dies under us, and again until it stays: a full disk is emptied some day. The pool
 * reconnects by itself. Never creates a cluster: a folder that is gone is a disk that is not there.
 */
const supervise = (plan: ClusterPlan, socket: string, first: RunningCluster, log: Log, pause: number) => {
  let current = first;
  let stopping = false;
  let restarts = 0;
  let calm: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let starting: Promise<void> | undefined;
  const restartIn = (milliseconds: number): void => {
    if (stopping) return;
    later = setTimeout(() => {
      starting = restart();
    }, milliseconds).unref();
  };
  const watch = (): void => {
    void current.ended.then(() => {
      if (stopping) return;
      restarts += 1;
      log.error(`The embedded database ended unexpectedly; starting it again. Its log: ${plan.logFile}`);
      restartIn(restarts > mostRestarts ? pause : 0);
    });
  };
  const restart = async (): Promise<void> => {
    try {
      if (!existsSync(join(plan.dataFolder, 'PG_VERSION'))) throw new Error(`${plan.dataFolder} is gone.`);
      await clearLeftover(plan.dataFolder, socket, log);
      if (stopping) return;
      current = await startCluster(plan);
      clearTimeout(calm);
      calm = setTimeout(() => (restarts = 0), 3_600_000).unref();
      watch();
    } catch (error) {
      log.error((error as Error).message);
      restartIn(pause);
    }
  };
  watch();
  return {
    pid: () => current.pid,
    stop: async () => {
      stopping = true;
      clearTimeout(calm);
      clearTimeout(later);
      await starting;
      await current.stop();
    },
  };
};

/**
 * Starts the PostgreSQL that comes with Tableside, on `<dataDir>/postgres`, reachable by unix socket only. Heals what
 * a killed server or database left behind, and restarts a database that dies meanwhile.
 * @throws Error with a message for the owner: folder in use, no way to run, not startable.
 */
export const startEmbedded = async (options: {
  dataDir: string;
  log: Log;
  /** For tests; in milliseconds. */
  restartPause?: number;
}): Promise<EmbeddedDatabase> => {
  const { log } = options;
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  try {
    const dataFolder = join(dataDir, 'postgres');
    const folder = socketFolder(dataDir);
    await clearLeftover(dataFolder, socketIn(folder), log);
    const identity = identityFor(dataFolder);
    prepareSocketFolder(folder, identity);
    const plan: ClusterPlan = {
      binaries: await embeddedBinaries(),
      identity,
      dataFolder,
      logFile: join(dataDir, 'postgres.log'),
      settings: {
        ...installationSettings,
        listen_addresses: '',
        port: '5432',
        unix_socket_directories: folder,
        unix_socket_permissions: '0700',
      },
    };
    const pause = options.restartPause ?? restartPause;
    const cluster = supervise(plan, socketIn(folder), await startCluster(plan), log, pause);
    const connection = {
      host: folder,
      port: 5432,
      user: databaseName,
      database: databaseName,
      ssl: false,
    } as const;
    await ensureDatabase(connection);
    return {
      connection,
      url: `postgres://${databaseName}@/${databaseName}?host=${encodeURIComponent(folder)}`,
      pid: cluster.pid,
      stop: async () => {
        await cluster.stop();
        // Made again at every start; left behind, a folder in the shared temporary place would stay for ever.
        rmSync(folder, { recursive: true, force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
