import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { storedAccounts } from '../../apps/server/src/features/payments/index.ts';
import { poolOf } from './database.ts';
import { embeddedAddress } from './embedded-address.ts';
import { call, type Phone, plainItems, scan } from './guest.ts';
import { signInOwner } from './owner.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { addTables } from './tables.ts';

const KEYS = SANDBOX_KEYS.main.stripe;
const sandboxEntry = new URL('../../apps/sandbox/src/main.ts', import.meta.url).pathname;

/** A server whose cafe takes cards and table bills, with the bank of the sandbox in a process of its own. */
export type PayingServer = RunningServer & {
  readonly pool: pg.Pool;
  readonly venue: string;
  /** Where the bank listens; its own wire. */
  readonly bank: string;
  /** A call of the owner. */
  readonly asOwner: <T>(path: string, body?: unknown) => Promise<T>;
};

const startBank = async (): Promise<{ address: string; stop: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-bench-bank-'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', sandboxEntry], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).split('\n')[0] ?? ''));
  });
  return {
    address: (JSON.parse(line) as { listening: string }).listening,
    stop: () => {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  };
};

/** The sandbox knows its own keys only, and the console takes those for the demo only: they are sealed here. */
const writeKeys = async ({ dataDir }: RunningServer, pool: pg.Pool, venueId: string): Promise<void> => {
  const database = openDatabase({ ...embeddedAddress(dataDir), max: 1 });
  const base = {
    env: readEnv({ DATA_DIR: dataDir }),
    database,
    clock: Date.now,
    log: pino({ level: 'silent' }),
  };
  const accounts = storedAccounts(base);
  await database.transaction(run =>
    accounts.write(run, { venueId, provider: 'stripe', keys: { ...KEYS }, isDemo: false }),
  );
  await pool.query('update venue set revision = revision + 1 where id = $1', [venueId]);
  await database.close();
};

/** Makes the cafe ready for guests who pay; answers with what the owner can do there. */
const seedVenue = async (server: RunningServer, pool: pg.Pool, guests: number) => {
  await pool.query(`update venue set settings = settings || '{"maxOpenOrdersPerSession": 100000,
    "maxOpenOrdersPerTable": 100000, "capacity": null}', revision = revision + 1`);
  await addTables(pool, guests);
  const { rows } = await pool.query(`select venue_id from venue_table where code = 'CAFE-1'`);
  const venue: string = rows[0].venue_id;
  const asOwner = (await signInOwner(server.base)).at(venue);
  await writeKeys(server, pool, venue);
  await asOwner('/payment-methods', { methods: ['stripe-card', 'cash'], revision: 0 });
  return { venue, asOwner };
};

export const startPayingServer = async (guests: number): Promise<PayingServer> => {
  const bank = await startBank();
  const server = await startServer({ env: { STRIPE_URL: bank.address } });
  const pool = poolOf(server.dataDir, 4);
  const stop = async (): Promise<void> => {
    await pool.end();
    await server.stop();
    bank.stop();
  };
  try {
    return { ...server, ...(await seedVenue(server, pool, guests)), pool, bank: bank.address, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
};

/** What the venue's guests may do, in place of what the demo says. */
export const setFlags = async ({ pool, venue }: PayingServer, flags: readonly string[]): Promise<void> => {
  await pool.query(
    `update venue set settings = settings || jsonb_build_object('functionalities', $2::jsonb), revision = revision + 1
     where id = $1`,
    [venue, JSON.stringify(flags)],
  );
};

export type Ordered = { readonly phone: Phone; readonly number: string };

/** A phone with dishes in its cart, at a table of its own kind of party. */
export const phoneWithCart = async (server: PayingServer, code: string, lines: number): Promise<Phone> => {
  const phone = await scan(server.base, code);
  const items = await plainItems(server.base, phone);
  for (const item of items.slice(0, lines)) {
    await call(server.base, phone, `/cart/${phone.session}/add`, { menu_item_id: item, quantity: 1 });
  }
  return phone;
};

export const placeOrder = async (server: PayingServer, phone: Phone): Promise<Ordered> => {
  type Placed = { order: { unique_order_number: string } };
  const { order } = await call<Placed>(server.base, phone, `/cart/${phone.session}/place-order`, {});
  return { phone, number: order.unique_order_number };
};

export type Intent = { readonly uuid: string; readonly clientSecret?: string };

export const createIntent = (server: PayingServer, { phone, number }: Ordered): Promise<Intent> =>
  call<Intent>(server.base, phone, '/payments/stripe/payment-intent', {
    session: phone.session,
    order: number,
  });

/** The bank's own wire, as the server speaks it. */
export const askBank = async <T>(
  { bank }: PayingServer,
  path: string,
  form?: Record<string, string>,
): Promise<T> => {
  const answer = await fetch(`${bank}${path}`, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: { authorization: `Bearer ${KEYS.secretKey}` },
  });
  const body = (await answer.json()) as T;
  if (!answer.ok) throw new Error(`the bank answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
};

/** The message with which the bank says that an intent was paid, signed as it signs. */
export const paidMessage = async (server: PayingServer, intent: Intent) => {
  const id = intent.clientSecret?.split('_secret')[0] ?? '';
  const act = await fetch(`${server.bank}/control/stripe/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: intent.uuid, action: 'approve' }),
  });
  if (!act.ok) throw new Error(`the bank did not take it: ${act.status}`);
  const object = await askBank<object>(server, `/v1/payment_intents/${id}`);
  const created = Math.floor(Date.now() / 1_000);
  const type = 'payment_intent.succeeded';
  const event = { id: `evt_${intent.uuid}`, object: 'event', type, created, data: { object } };
  const body = JSON.stringify(event);
  const hex = createHmac('sha256', KEYS.webhookSecret).update(`${created}.${body}`).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${created},v1=${hex}` },
  };
};

export const tellPaid = async (
  { base }: PayingServer,
  { body, headers }: Awaited<ReturnType<typeof paidMessage>>,
): Promise<void> => {
  const answer = await fetch(`${base}/api/webhooks/stripe`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`the webhook was answered ${answer.status}`);
};
