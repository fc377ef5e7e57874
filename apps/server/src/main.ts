import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Composition, compose } from './composition.ts';
import { type ProvidedCluster, provideCluster } from './database/connection/connect.ts';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { EnvProblem, processEnv } from './env.ts';
import { openSetup } from './features/setup/index.ts';
import { createLog } from './http/log.ts';
import { banner } from './start/banner.ts';
import { type SandboxProcess, sandboxEntry, startSandbox } from './start/sandbox-process.ts';
import { seedDemoVenues } from './start/seed-demo.ts';
import { endInOrder } from './start/shutdown.ts';

const VERSION = '0.1.0';
const APPS = join(import.meta.dirname, '../..');
const SANDBOX = sandboxEntry(join(APPS, 'sandbox'), process.argv[1] ?? '');

/** What the file system says of a place where no folder can be made: a file is there, it is read-only, it is full. */
const UNUSABLE_FOLDER = ['EEXIST', 'ENOTDIR', 'EROFS', 'ENOSPC'];

/** A failure at start in words for whoever started the server. */
const wordsFor = (error: unknown, port: number): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another.`;
  if (code === 'EACCES')
    return `Not allowed: ${message}. Choose a PORT above 1023 or a DATA_DIR you may write to.`;
  if (code !== undefined && UNUSABLE_FOLDER.includes(code)) return `DATA_DIR cannot be used: ${message}.`;
  return message;
};

const run = async (): Promise<void> => {
  const env = processEnv();
  const log = createLog(env.logLevel);
  let providing: Promise<ProvidedCluster> | undefined;
  let database: Database | undefined;
  let composition: Composition | undefined;
  let sandbox: SandboxProcess | undefined;
  const stopDatabase = async (): Promise<void> => {
    const cluster = await providing?.catch(() => undefined);
    await cluster?.stop();
  };
  const stop = async (): Promise<void> => {
    await Promise.all([composition?.stop(), sandbox?.stop()]);
    await database?.close();
    await stopDatabase();
  };
  // Before anything is started: whoever thinks better of it meanwhile leaves nothing behind either.
  const ending = endInOrder({ stop, hurry: stopDatabase }, log);
  try {
    mkdirSync(env.dataDir, { recursive: true });
    if (env.databaseUrl === null && !existsSync(join(env.dataDir, 'postgres')))
      process.stdout.write('Making the database ...\n');
    providing = provideCluster({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
    const cluster = await providing;
    await migrate(cluster.connection);
    const opened = openDatabase(cluster.connection);
    database = opened;
    const composed = compose({
      env,
      database,
      clock: Date.now,
      log,
      guestFolder: join(APPS, 'guest/dist'),
      consoleFolder: join(APPS, 'console/dist'),
      bridgeFolder: join(APPS, 'bridge/dist'),
      version: VERSION,
      ...(env.sandbox && {
        sandbox: () => sandbox?.place()?.address ?? null,
        sandboxMail: () => sandbox?.place()?.smtpPort ?? null,
      }),
    });
    composition = composed;
    // The last lines of a start say where it is reached; Fastify's own would come before anything is there.
    log.level = 'warn';
    await composed.app.listen({ port: env.port, host: env.host });
    log.level = env.logLevel;
    const { port } = composed.app.server.address() as AddressInfo;
    if (env.sandbox) {
      sandbox = startSandbox({
        entry: SANDBOX,
        dataDir: join(env.dataDir, 'sandbox'),
        serverUrl: `http://127.0.0.1:${port}`,
        publicUrl: `${env.publicUrl ?? `http://localhost:${port}`}/sandbox`,
        log,
      });
    }
    await seedDemoVenues(composed.deps);
    // Read before anybody is served: a server that serves does not end because the database is away for a moment.
    const setup = env.demo ? null : await openSetup(database);
    await composed.start();
    // What fell due while nobody ran.
    void composed.jobs.runNow('expire-sessions');
    void composed.jobs.runNow('close-over-parties');
    void composed.jobs.runNow('follow-schedules');
    process.stdout.write(banner(env, port, setup));
  } catch (error) {
    if (ending.begun()) return;
    await sandbox?.stop();
    await database?.close();
    await stopDatabase();
    process.stderr.write(`Tableside could not start. ${wordsFor(error, env.port)}\n`);
    process.exit(1);
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvProblem ? error.message : String(error)}\n`);
  process.exit(1);
});
