import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox, type Sandbox } from '@tableside/sandbox';
import {
  aPayingVenue,
  aPhoneAt,
  beginSoup,
  withDatabaseOf,
} from '@tableside/testkit/doubles/a-paying-process.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { testClient } from '@tableside/testkit/server/server-client.ts';
import {
  freePort,
  type ServerProcess,
  startServerProcess,
} from '@tableside/testkit/server/server-process.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const BACKUP = resolve(import.meta.dirname, '../../../../tools/backup/main.ts');

let folder: string;
let sandbox: Sandbox;
let server: ServerProcess;

const start = async (dataDir: string): Promise<void> => {
  server = await startServerProcess(dataDir, await freePort(), { STRIPE_URL: sandbox.address });
  sandbox.configure({ serverUrl: server.url });
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-came-back-'));
  sandbox = await createSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  await start(join(folder, 'data'));
});
afterAll(async () => {
  await server.killNine();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const control = (path: string, body: unknown): Promise<Response> =>
  fetch(`${sandbox.address}/control/stripe/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Phone = Awaited<ReturnType<typeof aPhoneAt>>;

/** Orders and pays; the bank has told of it. */
const paySoup = async (phone: Phone): Promise<string> => {
  const { uuid } = await beginSoup(phone);
  await control('act', { reference: uuid, action: 'approve' });
  await control('webhooks/flush', {});
  expect(await phone.call('GET /payments/payment-by-uuid/{uuid}', { uuid })).toMatchObject({
    status: 'paid',
  });
  return uuid;
};

/** What `npm run backup -- --into …` runs, beside the server that works. */
const backUp = async (into: string): Promise<string> => {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  await promisify(execFile)(process.execPath, [BACKUP, '--into', into], { env });
  const [name] = readdirSync(into);
  if (name === undefined) throw new Error('there is no copy');
  return join(into, name);
};

it('money taken after the copy was made is found at the bank, told of, listed with what to do, and settled', {
  timeout: 300_000,
}, async () => {
  const { venue, table } = await aPayingVenue(server, join(folder, 'data'));
  const owner = await withDatabaseOf(server, database =>
    aStaff({ database, client: () => testClient(server.url) }, venue, 'owner'),
  );
  const phone = await aPhoneAt(server, table.code);
  const kept = await paySoup(phone);
  const copy = await backUp(join(folder, 'backups'));
  const copiedAt = Date.now();
  const lost = [await paySoup(phone), await paySoup(phone)];
  await server.stop();

  const restored = join(folder, 'restored');
  cpSync(copy, restored, { recursive: true });
  await start(restored);
  // Who was signed in stays so, at another address here.
  const office = testClient(server.url);
  for (const [name, value] of owner.cookies) office.cookies.set(name, value);
  const seen = async () =>
    (await office.call('GET /console/{venue}/copy-starts', { venue: venue.id })).starts;
  await expect.poll(async () => (await seen())[0]?.banks[0]?.listed_at ?? null).not.toBeNull();
  const [found, ...others] = await seen();
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    cause: 'copy',
    came_back: { orders: 1, orders_total: 450, payments: 1, payments_total: 450, last_order: '1' },
    banks: [{ provider: 'stripe', lists: true, alert: { kind: 'copy_started', settled_at: null } }],
  });
  expect(Date.parse(found?.from_at ?? '')).toBeLessThanOrEqual(copiedAt);
  expect(Date.parse(found?.until_at ?? '')).toBeGreaterThan(copiedAt);
  expect(found?.beyond.map(({ kind, data }) => [kind, data.captured_minor])).toEqual([
    ['payment_not_ours', 450],
    ['payment_not_ours', 450],
  ]);
  const inBooks = await withDatabaseOf(server, async ({ pool }) =>
    (await pool.query<{ id: string }>('select id from payment')).rows.map(({ id }) => id),
  );
  expect(inBooks).toEqual([kept]);
  expect(lost.some(uuid => inBooks.includes(uuid))).toBe(false);
  const { alerts } = await office.call('GET /console/{venue}/money-alerts', { venue: venue.id });
  expect(alerts.map(({ kind }) => kind).sort()).toEqual([
    'copy_started',
    'payment_not_ours',
    'payment_not_ours',
  ]);

  const body = { provider: 'stripe', note: 'Both were served: entered by hand' };
  const where = { venue: venue.id, start: found?.id ?? '' };
  await office.call('POST /console/{venue}/copy-starts/{start}/settle', { ...where, body });
  const [settled] = await seen();
  for (const alert of [settled?.banks[0]?.alert, ...(settled?.beyond ?? [])]) {
    expect(alert).toMatchObject({ settled_by: 'The owner', note: body.note });
  }
  // Switched off without an order and on again where it stands now, it is the same installation.
  await server.killNine();
  await start(restored);
  const again = testClient(server.url);
  for (const [name, value] of office.cookies) again.cookies.set(name, value);
  expect((await again.call('GET /console/{venue}/copy-starts', { venue: venue.id })).starts).toHaveLength(1);
});
