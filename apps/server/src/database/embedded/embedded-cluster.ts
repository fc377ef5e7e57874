import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './embedded-binaries.ts';
import { databaseEnvironment, type Identity } from './embedded-identity.ts';
import { waitUntil } from './embedded-processes.ts';
import { commonSettings, type Settings } from './embedded-settings.ts';

const run = promisify(execFile);

/** After a power failure the log is replayed first, which takes minutes on a slow disk at worst. In milliseconds. */
const longestRecovery = 600_000;

/** Name of the superuser, and of the database an installation lives in. */
export const databaseName = 'tableside';

export type ClusterPlan = {
  binaries: Binaries;
  identity: Identity;
  /** The cluster's own folder, made when missing. */
  dataFolder: string;
  /** Receives what PostgreSQL writes; cut at every start. */
  logFile: string;
  settings: Settings;
  /** Extra arguments of initdb, for example a password file. */
  initArgs?: readonly string[];
};

export type RunningCluster = {
  pid: number;
  /** Settles when the process ends, for whatever reason. */
  ended: Promise<void>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
};

const program = (plan: ClusterPlan, binary: string, args: readonly string[]) => {
  const { identity } = plan;
  const user = identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid ?? identity.uid };
  return { ...identity.wrap(binary, args), options: { env: databaseEnvironment, cwd: '/', ...user } };
};

/** The major version of a PostgreSQL program. */
export const majorVersion = async (postgres: string): Promise<number> => {
  const { stdout } = await run(postgres, ['--version'], { env: databaseEnvironment });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? Number.NaN);
};

/**
 * Creates the cluster. It is built beside its place and moved there when complete: a machine switched off meanwhile
 * leaves nothing half made.
 */
export const createCluster = async (plan: ClusterPlan, version: number): Promise<void> => {
  const building = `${plan.dataFolder}.new`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true, mode: 0o700 });
  const { uid, gid } = plan.identity;
  if (uid !== undefined && gid !== undefined) chownSync(building, uid, gid);
  const locale =
    version >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  const args = ['-D', building, '-U', databaseName, '-E', 'UTF8', ...locale, ...(plan.initArgs ?? [])];
  const { command, args: all, options } = program(plan, plan.binaries.initdb, args);
  try {
    await run(command, all, options);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    rmSync(building, { recursive: true, force: true });
    throw new Error(
      `The embedded database could not be created (${plan.identity.how}): ${stderr || message}\n` +
        'Set DATABASE_URL to use a PostgreSQL of your own.',
    );
  }
  renameSync(building, plan.dataFolder);
};

const isReady = (dataFolder: string): boolean => {
  try {
    return readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
};

const lastLines = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';

/** Refuses a folder written by another major version: PostgreSQL cannot read it, and must not try. */
const checkVersion = (dataFolder: string, version: number): void => {
  const written = Number(readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8'));
  if (written !== version) {
    throw new Error(
      `${dataFolder} was written by PostgreSQL ${written}, this is ${version}. ` +
        'Restore a backup into a new DATA_DIR, or set DATABASE_URL.',
    );
  }
};

/**
 * Starts PostgreSQL on the plan's folder, creating it when missing, and waits until it accepts connections.
 * Nobody else may be working on the folder. @throws Error with the last lines of its log when it does not come up.
 */
export const startCluster = async (plan: ClusterPlan): Promise<RunningCluster> => {
  const version = await majorVersion(plan.binaries.postgres);
  if (!existsSync(join(plan.dataFolder, 'PG_VERSION'))) await createCluster(plan, version);
  checkVersion(plan.dataFolder, version);
  chmodSync(plan.dataFolder, 0o700);
  const settings = Object.entries({ ...commonSettings(version), ...plan.settings });
  const { command, args, options } = program(plan, plan.binaries.postgres, [
    '-D',
    plan.dataFolder,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const output = openSync(plan.logFile, 'w', 0o600);
  // A session of its own: Ctrl-C in the terminal must reach the server first, which then stops the database in order.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  child.unref();
  // Whoever starts it may end at any moment, with no time to wait: it is told to end, and does so in order.
  const abandon = (): void => void child.kill('SIGINT');
  process.once('exit', abandon);
  let over = false;
  const ended = new Promise<void>(done => {
    child.once('exit', () => done());
    child.once('error', () => done());
  }).then(() => {
    over = true;
    process.off('exit', abandon);
  });
  const ready = await waitUntil(() => over || isReady(plan.dataFolder), longestRecovery);
  if (!ready) child.kill('SIGINT');
  if (!ready || over || child.pid === undefined) {
    throw new Error(
      `The embedded database did not start (${plan.identity.how}):\n${lastLines(plan.logFile)}`,
    );
  }
  return {
    pid: child.pid,
    ended,
    stop: async () => {
      child.kill('SIGINT');
      if (!(await waitUntil(() => over, 20_000))) child.kill('SIGQUIT');
      await ended;
    },
  };
};
