import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  type Binaries,
  embeddedBinaries,
} from '../../../../apps/server/src/database/embedded/embedded-binaries.ts';
import {
  type ClusterPlan,
  databaseName,
  startCluster,
} from '../../../../apps/server/src/database/embedded/embedded-cluster.ts';
import { identityFor } from '../../../../apps/server/src/database/embedded/embedded-identity.ts';
import { signal } from '../../../../apps/server/src/database/embedded/embedded-processes.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

/** Tests lose nothing on power failure, so they need not wait for the disk. */
const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Servers keep what they opened for a while, and many of them are tested at once.
  max_connections: '300',
  shared_buffers: '64MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  autovacuum: 'off',
};

export type TestCluster = {
  /** Superuser URL of the cluster's `postgres` database. */
  url: string;
  /** Ends PostgreSQL, as for an upgrade of it; everything stays in its folder. */
  down(): Promise<void>;
  /** Starts it again where it was. */
  up(): Promise<void>;
  stop(): Promise<void>;
};

export type TestClusterOptions = {
  /** Another PostgreSQL than the embedded one. */
  binaries?: Binaries;
  /** Listen on a free loopback port with a password, as a database server would, in place of a unix socket. */
  tcp?: boolean;
  /** In place of those that suit short tests. */
  settings?: Readonly<Record<string, string>>;
};

const prefix = 'tableside-cluster-';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A throw-away PostgreSQL in a temporary folder, gone after `stop`. */
export const startTestCluster = async (options: TestClusterOptions = {}): Promise<TestCluster> => {
  const folder = throwAwayFolder(prefix, 'data');
  const dataFolder = join(folder, 'data');
  const identity = identityFor(dataFolder);
  const sockets = join(folder, 'run');
  mkdirSync(sockets, { mode: 0o700 });
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (identity.uid !== undefined && identity.gid !== undefined) {
    for (const path of [folder, sockets, passwordFile]) chownSync(path, identity.uid, identity.gid);
  }
  const port = options.tcp ? await freePort() : 5432;
  const plan: ClusterPlan = {
    binaries: options.binaries ?? (await embeddedBinaries()),
    identity,
    dataFolder,
    logFile: join(folder, 'log'),
    settings: {
      ...testSettings,
      ...options.settings,
      port: String(port),
      listen_addresses: options.tcp ? '127.0.0.1' : '',
      unix_socket_directories: sockets,
    },
    initArgs: [
      '--no-sync',
      ...(options.tcp ? ['--auth-host=scram-sha-256', `--pwfile=${passwordFile}`] : []),
    ],
  };
  let cluster = await startCluster(plan);
  // A run that is broken off has no time to wait for an orderly end, and this database has nothing to keep.
  const abandon = (): void => {
    signal(cluster.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  return {
    url: options.tcp
      ? `postgres://${databaseName}:${password}@127.0.0.1:${port}/postgres`
      : `postgres://${databaseName}@/postgres?host=${encodeURIComponent(sockets)}`,
    down: () => cluster.stop(),
    up: async () => {
      cluster = await startCluster(plan);
    },
    stop: async () => {
      process.off('exit', abandon);
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
