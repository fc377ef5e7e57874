import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Composition, compose, type Ingredients } from '../../../../apps/server/src/composition.ts';
import { type Database, openDatabase } from '../../../../apps/server/src/database/database.ts';
import type { Deps } from '../../../../apps/server/src/deps.ts';
import { readEnv } from '../../../../apps/server/src/env.ts';
import { freshDatabase } from './cluster.ts';
import { type TestClient, testClient } from './server-client.ts';

/** A clock that stands still until it is told otherwise. */
export type TestClock = {
  readonly now: () => number;
  readonly set: (at: number | string) => void;
  readonly advance: (milliseconds: number) => void;
};

export type TestServer = {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly app: Composition['app'];
  readonly deps: Deps;
  readonly jobs: Composition['jobs'];
  readonly database: Database;
  readonly clock: TestClock;
  readonly dataDir: string;
  /** Another phone. */
  readonly client: () => TestClient;
  /** A phone that has scanned a code. */
  readonly guestAt: (code: string) => Promise<TestClient & { readonly session: string }>;
  readonly stop: () => Promise<void>;
};

export type TestServerOptions = {
  /** Where the clock stands; a Wednesday noon in Vilnius unless told otherwise. */
  readonly now?: number | string;
  /** Environment variables beside the defaults (no demo, no limits to speak of). */
  readonly env?: Readonly<Record<string, string>>;
  readonly extra?: Partial<Ingredients>;
  /** In place of a fresh database: one that the test itself takes away, migrated. */
  readonly databaseUrl?: string;
};

const DEFAULT_NOW = '2026-03-18T10:00:00Z';

const testClock = (start: number | string): TestClock => {
  let at = new Date(start).getTime();
  return {
    now: () => at,
    set: moment => {
      at = new Date(moment).getTime();
    },
    advance: milliseconds => {
      at += milliseconds;
    },
  };
};

/** The whole server on a database and port of its own; call `stop` when done. */
export const testServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const given = options.databaseUrl;
  const fresh = given === undefined ? await freshDatabase() : null;
  const database = openDatabase({ connectionString: given ?? fresh?.url ?? '', max: 8 });
  const dataDir = mkdtempSync(join(tmpdir(), 'tableside-server-'));
  const clock = testClock(options.now ?? DEFAULT_NOW);
  const env = readEnv({
    DEMO: '0',
    SANDBOX: '0',
    RATE_LIMIT_FACTOR: '1000',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...options.env,
  });
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const composition = compose({
    env,
    database,
    clock: clock.now,
    log,
    guestFolder: join(dataDir, 'no-guest'),
    consoleFolder: join(dataDir, 'no-console'),
    version: 'test',
    // On a slow machine a timer would come between two steps of a test and take what the second was to find.
    jobTimers: false,
    // The process that serves loads the tests' own modules as well: on a slow machine it is late, and refuses nobody for it.
    maxEventLoopDelayMs: 0,
    ...options.extra,
  });
  await composition.start();
  const url = await composition.app.listen({ port: 0, host: '127.0.0.1' });
  const happened = async (): Promise<ReadonlySet<string>> => {
    const places = await database.run<{ place: string }>(
      'test-happened',
      "select xid::text || '.' || id as place from outbox",
      [],
    );
    return new Set(places.map(({ place }) => place));
  };
  return {
    url,
    app: composition.app,
    deps: composition.deps,
    jobs: composition.jobs,
    database,
    clock,
    dataDir,
    client: () => testClient(url, happened),
    guestAt: async code => {
      const phone = testClient(url, happened);
      const { session } = await phone.call('GET /{hash}', { hash: code });
      return { ...phone, session };
    },
    stop: async () => {
      await composition.stop();
      await database.close();
      await fresh?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
