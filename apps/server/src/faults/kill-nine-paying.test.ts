import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@tableside/sandbox';
import {
  aPayingVenue,
  aPhoneAt,
  beginSoup,
  withDatabaseOf,
} from '@tableside/testkit/doubles/a-paying-process.ts';
import {
  freePort,
  type ServerProcess,
  startServerProcess,
} from '@tableside/testkit/server/server-process.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { checkBooks } from '../features/ledger/index.ts';

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

type Phone = Awaited<ReturnType<typeof aPhoneAt>>;
const withDatabase = <T>(work: (database: Database) => Promise<T>): Promise<T> =>
  withDatabaseOf(server, work);

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
  for (let round = 0; ; round += 1) {
    // Taken when the bank makes a payment: what happens to it has to be said before that.
    await control('next', [{ do: 'webhook', when: round % 2 === 0 ? 'never' : 'held' }]);
    const intent = await beginSoup(phone).catch(() => null);
    if (!intent) return;
    await control('act', { reference: intent.uuid, action: 'approve' });
    if ((await charged()).length >= CHARGED) await kill();
  }
};

it('after kill -9 between the charge and our commit everything that was charged is paid, once', {
  timeout: 300_000,
}, async () => {
  const { venue, table } = await aPayingVenue(server, join(folder, 'data'), {
    maxOpenOrdersPerSession: 999,
    maxOpenOrdersPerTable: 9_999,
  });
  const phones = await Promise.all(Array.from({ length: PHONES }, () => aPhoneAt(server, table.code)));
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
