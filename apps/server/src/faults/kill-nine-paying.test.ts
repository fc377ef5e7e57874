import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { createSandbox, type Sandbox } from '@tableside/sandbox';
import { aMenuDocument } from '@tableside/testkit/a-menu.ts';
import { aTable } from '@tableside/testkit/a-table.ts';
import { aVenue } from '@tableside/testkit/a-venue.ts';
import { type TestClient, testClient } from '@tableside/testkit/server-client.ts';
import { freePort, type ServerProcess, startServerProcess } from '@tableside/testkit/server-process.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { readEnv } from '../env.ts';
import { checkBooks } from '../features/ledger/index.ts';
import { createMenuPublisher, createMenuReader } from '../features/menu/index.ts';
import { createPaymentParts } from '../features/payments/index.ts';

const PHONES = 6;
/** The power goes when the bank has taken so many payments; others are on their way at that moment. */
const CHARGED = 24;

let folder: string;
let port: number;
let server: ServerProcess;
let sandbox: Sandbox;
const env = (): Record<string, string> => ({ STRIPE_URL: sandbox.address });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-kill-paying-'));
  sandbox = await createSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  port = await freePort();
  server = await startServerProcess(join(folder, 'data'), port, env());
  sandbox.configure({ serverUrl: server.url });
}, 120_000);
afterAll(async () => {
  await server.killNine();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

type Phone = TestClient & { readonly session: string };

const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = openDatabase({ ...server.database(), max: 2 });
  return work(database).finally(database.close);
};

/** A venue with keys that the sandbox knows, entered as an owner's own. */
const furnished = () =>
  withDatabase(async database => {
    const venue = await aVenue(
      { database },
      {
        settings: {
          functionalities: ['order'],
          paymentProviders: ['stripe-card'],
          maxOpenOrdersPerSession: 999,
          maxOpenOrdersPerTable: 9_999,
        },
      },
    );
    await createMenuPublisher(database, Date.now, createMenuReader(database)).publish(
      venue.id,
      aMenuDocument(),
    );
    const base = {
      env: readEnv({ DATA_DIR: join(folder, 'data') }),
      database,
      clock: Date.now,
      log: pino({ level: 'silent' }),
    };
    const { accounts } = createPaymentParts(base, { places: { sandbox: () => null, set: () => null } });
    const keys = { ...SANDBOX_KEYS.main.stripe };
    await database.transaction(run =>
      accounts.write(run, { venueId: venue.id, provider: 'stripe', keys, isDemo: false }),
    );
    return { venue, table: await aTable({ database }, venue) };
  });

const phoneAt = async (code: string): Promise<Phone> => {
  const phone = testClient(server.url);
  const { session } = await phone.call('GET /{hash}', { hash: code });
  return { ...phone, session };
};

const control = (path: string, body?: unknown): Promise<Response> =>
  fetch(
    `${sandbox.address}/control/stripe/${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );

const charged = async (): Promise<string[]> => {
  const book = (await (await control('book')).json()) as { reference: string; captured_minor: number }[];
  return book.filter(({ captured_minor }) => captured_minor > 0).map(({ reference }) => reference);
};

/** How many of the charged payments the server has committed as such. */
const committed = async (): Promise<number> =>
  withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ paid: string }>(
      'select count(*) as paid from payment where captured > 0',
    );
    return Number(rows[0]?.paid);
  });

/**
 * The power goes while the bank's messages are being taken in: their transactions stand at locks of ours, so that none of
 * them can commit before it. Answers how many stood there.
 */
const killWhileTaking = (): Promise<number> =>
  withDatabase(async ({ pool }) => {
    const client = await pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await client.query('select id from bill for update');
    const flushed = control('webhooks/flush', {}).catch(() => null);
    const standing = async (): Promise<number> => {
      const { rows } = await pool.query<{ waiting: string }>(
        `select count(*) as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%bill%'`,
      );
      return Number(rows[0]?.waiting);
    };
    await expect.poll(standing).toBeGreaterThan(0);
    const stood = await standing();
    await server.killNine();
    client.release(true);
    await flushed;
    return stood;
  });

/** Orders and pays until the server is gone; half of the bank's messages never leave it, the others wait for us. */
const payUntilDark = async (phone: Phone, kill: () => Promise<unknown>): Promise<void> => {
  const { session } = phone;
  for (let round = 0; ; round += 1) {
    // Taken when the bank makes a payment: what happens to it has to be said before that.
    await control('next', [{ do: 'webhook', when: round % 2 === 0 ? 'never' : 'held' }]);
    const intent = await (async () => {
      await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
      const { order } = await phone.call('POST /cart/{session}/place-order', { session, body: {} });
      const body = { session, order: order.unique_order_number };
      return phone.call('POST /payments/stripe/payment-intent', { body });
    })().catch(() => null);
    if (!intent) return;
    await control('act', { reference: intent.uuid, action: 'approve' });
    if ((await charged()).length >= CHARGED) await kill();
  }
};

it('after kill -9 between the charge and our commit everything that was charged is paid, once', {
  timeout: 300_000,
}, async () => {
  const { venue, table } = await furnished();
  const phones = await Promise.all(Array.from({ length: PHONES }, () => phoneAt(table.code)));
  let known = 0;
  let killing: Promise<number> | undefined;
  const kill = (): Promise<number> => {
    killing ??= committed().then(count => {
      known = count;
      return killWhileTaking();
    });
    return killing;
  };
  await Promise.all(phones.map(phone => payUntilDark(phone, kill)));
  const stood = (await killing) ?? 0;
  const taken = await charged();
  expect(taken.length).toBeGreaterThanOrEqual(CHARGED);
  // The kill did fall between the charge and our commit.
  expect(stood).toBeGreaterThan(0);
  expect(known).toBeLessThan(taken.length);

  server = await startServerProcess(join(folder, 'data'), port, env());
  const paidHere = () =>
    withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ id: string }>(
        `select p.id from payment p join bill b on b.id = p.bill_id join orders o on o.id = b.order_id
         where p.status = 'captured' and p.allocated = p.total and o.is_paid`,
      );
      return rows.map(({ id }) => id).sort();
    });
  await expect.poll(paidHere, { timeout: 150_000, interval: 500 }).toEqual([...taken].sort());
  expect(await withDatabase(({ run }) => checkBooks(run, venue.id))).toEqual([]);
});
