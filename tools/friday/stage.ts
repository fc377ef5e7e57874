import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { testClient } from '@tableside/testkit/server/server-client.ts';
import { freePort } from '@tableside/testkit/server/server-process.ts';
import { pino } from 'pino';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { storedAccounts } from '../../apps/server/src/features/payments/index.ts';
import { embeddedAddress } from '../../bench/support/embedded-address.ts';
import { banksAt } from '../faults/bank.ts';
import { startChild, untilReady } from '../faults/child.ts';
import { ENTRIES } from '../faults/servers.ts';
import type { House } from './house.ts';

const SANDBOX = resolve(import.meta.dirname, '../../apps/sandbox/src/main.ts');
const LOOK_AGAIN_MS = 200;

const startServer = async (
  folder: string,
  secretKey: string,
  entry: keyof typeof ENTRIES,
  port: number,
  sandbox: string,
) => {
  const dataDir = join(folder, 'server');
  mkdirSync(dataDir, { recursive: true });
  const server = startChild(ENTRIES[entry], {
    NODE_ENV: 'production',
    DEMO: '0',
    SANDBOX: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
    STRIPE_URL: sandbox,
  });
  await untilReady(`http://127.0.0.1:${port}`, server, LOOK_AGAIN_MS);
  return { server, dataDir };
};

/** The server with its embedded PostgreSQL, and the outside world, each in a process of its own. */
export const startHouse = async (
  entry: keyof typeof ENTRIES,
): Promise<House & { readonly url: string; readonly stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-friday-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = startChild(SANDBOX, {
    SANDBOX_PORT: '0',
    SANDBOX_DATA: join(folder, 'sandbox'),
    SANDBOX_SERVER_URL: url,
  });
  const { listening } = JSON.parse(await sandbox.firstLine) as { listening: string };
  const secretKey = randomBytes(32).toString('hex');
  const { server, dataDir } = await startServer(folder, secretKey, entry, port, listening);
  // What it says at its start is no complaint.
  const greeting = server.said();
  const database = openDatabase({ ...embeddedAddress(dataDir), max: 4 });
  const banks = banksAt(listening);
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const base = {
    env: readEnv({ DATA_DIR: dataDir, SECRET_KEY: secretKey }),
    database,
    clock: now,
    log: pino({ level: 'silent' }),
  };
  const accounts = storedAccounts(base);
  return {
    url,
    client: () => testClient(url),
    database,
    now,
    advance: async ms => {
      ahead += ms;
      await Promise.all([sandbox.setAhead(ahead), server.setAhead(ahead)]);
    },
    giveKeys: venueId =>
      database.transaction(run =>
        accounts.write(run, {
          venueId,
          provider: 'stripe',
          keys: { ...SANDBOX_KEYS.main.stripe },
          isDemo: false,
        }),
      ),
    atBank: async (payment, action) => void (await banks.act('stripe', { reference: payment, action })),
    bankBook: async () =>
      new Map(
        (await banks.book('stripe')).map(each => [
          each.reference,
          { captured: each.captured_minor, refunded: each.refunded_minor },
        ]),
      ),
    work: async () => void (await wait(LOOK_AGAIN_MS)),
    complaints: () => server.said().replace(greeting, '').trim(),
    stop: async () => {
      await database.close();
      server.process.kill('SIGTERM');
      await server.gone;
      sandbox.process.kill('SIGTERM');
      await sandbox.gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
