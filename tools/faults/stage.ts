import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startTestCluster } from '@tableside/testkit/server/cluster-start.ts';
import { databaseLine } from '@tableside/testkit/server/database-line.ts';
import { freePort } from '@tableside/testkit/server/server-process.ts';
import pg from 'pg';
import { type Database, openDatabase } from '../../apps/server/src/database/database.ts';
import { type Banks, banksAt } from './bank.ts';
import { startChild } from './child.ts';
import { startForwarder } from './forwarder.ts';
import { type FaultServer, faultServer, type ServerPlace } from './servers.ts';

const SANDBOX = resolve(import.meta.dirname, '../../apps/sandbox/src/main.ts');

/** Two servers on one PostgreSQL, and the outside world; each a process of its own. */
export type Stage = {
  readonly servers: readonly [FaultServer, FaultServer];
  readonly banks: Banks;
  readonly database: Database;
  readonly folder: string;
  readonly secretKey: string;
  /** The time as servers and sandbox see it, epoch milliseconds. */
  readonly now: () => number;
  readonly advance: (ms: number) => Promise<void>;
  /** Kills one server and starts it again. */
  readonly kill: (which: number) => Promise<void>;
  /**
   * Lets one server stand still, or cuts its way to the database, while `work` goes on at the other, whose number it gets.
   * One such thing at a time. False: one of them was not alive.
   */
  readonly standStill: (how: 'freeze' | 'cut', work: (server: number) => Promise<void>) => Promise<boolean>;
  /** The door before the servers: leads to whichever is alive. */
  readonly site: string;
  /** An address that is alive, if any is. */
  readonly anyServer: () => string;
  /** Waits while none is. */
  readonly untilAlive: () => Promise<void>;
  /** What servers and sandbox complained of. */
  readonly complaints: () => string;
  readonly stop: () => Promise<void>;
};

const DATABASE = 'faults';
/** The sandbox waits for the disk after each line of its books; nobody cuts its power here. */
const MEMORY = '/dev/shm';

const makeDatabase = async (adminUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  return adminUrl.replace('/postgres', `/${DATABASE}`);
};

export const startStage = async (entry: ServerPlace['entry']): Promise<Stage> => {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'tableside-faults-'));
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  // A run is long: tables that grow need their statistics. Statements are planned once, not five times a connection.
  const cluster = await startTestCluster({
    settings: { autovacuum: 'on', plan_cache_mode: 'force_generic_plan' },
  });
  const databaseUrl = await makeDatabase(cluster.url);
  const secretKey = randomBytes(32).toString('hex');
  let ahead = 0;
  const ports = [await freePort(), await freePort()] as const;
  let turn = 0;
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const now = before.then(work, work);
    before = now.catch(() => undefined);
    return now;
  };
  const servers: FaultServer[] = [];
  const anyServer = (): string => {
    turn += 1;
    const alive = servers.filter(server => server.alive());
    return (alive[turn % alive.length] ?? servers[0])?.url ?? '';
  };
  const site = await startForwarder(anyServer);
  const sandbox = startChild(SANDBOX, {
    SANDBOX_PORT: '0',
    SANDBOX_DATA: join(folder, 'sandbox'),
    SANDBOX_SERVER_URL: site.address,
  });
  const { listening } = JSON.parse(await sandbox.firstLine) as { listening: string };
  const line = await databaseLine(databaseUrl);
  const place = { entry, folder, databaseUrl, secretKey, sandbox: listening, siteUrl: site.address };
  const [first, second] = [
    faultServer({ ...place, name: 'first', port: ports[0], line: null }),
    faultServer({ ...place, name: 'second', port: ports[1], line }),
  ];
  servers.push(first, second);
  await first.start(0);
  await second.start(0);
  const database = openDatabase({ connectionString: databaseUrl, max: 4 });
  return {
    servers: [first, second],
    banks: banksAt(listening),
    database,
    folder,
    secretKey,
    now: () => Date.now() + ahead,
    advance: async ms => {
      ahead += ms;
      await Promise.all([sandbox.setAhead(ahead), first.setAhead(ahead), second.setAhead(ahead)]);
    },
    kill: which =>
      inTurn(async () => {
        const server = servers[which % 2] ?? first;
        if (!server.alive()) return;
        await server.killNine();
        await server.start(ahead);
      }),
    standStill: (how, work) =>
      inTurn(async () => {
        // The way of the second one alone can be cut.
        turn += 1;
        const still = how === 'cut' ? 1 : turn % 2;
        if (!first.alive() || !second.alive()) return false;
        await (servers[still] ?? second).standStill(how, () => work(1 - still));
        return true;
      }),
    site: site.address,
    anyServer,
    untilAlive: async () => {
      while (!servers.some(server => server.alive())) await new Promise(done => setTimeout(done, 25));
    },
    complaints: () => [first.complaints(), second.complaints(), sandbox.said()].join('\n').trim(),
    stop: async () => {
      await Promise.all([first.stop(), second.stop()]);
      sandbox.process.kill('SIGTERM');
      await sandbox.gone;
      await site.close();
      await line.close();
      await database.close();
      await cluster.stop();
      process.off('exit', forget);
      forget();
    },
  };
};
