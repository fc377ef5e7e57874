import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<{ child: ChildProcess; address: string; stripe: Stripe }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  const { listening: address } = JSON.parse(String(line)) as { listening: string };
  const { hostname, port } = new URL(address);
  const stripe = new Stripe(SANDBOX_KEYS.main.stripe.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { child, address, stripe };
};

const read = async (address: string, path: string): Promise<unknown> =>
  (await fetch(`${address}/control/${path}`)).json();

it('after a kill -9 every answered payment, key, behaviour and unsent webhook is there', async () => {
  const first = await start();
  await fetch(`${first.address}/control/stripe/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ do: 'decline', code: 'insufficient_funds', match: 'later' }]),
  });
  const create = (stripe: Stripe, reference: string) =>
    stripe.paymentIntents.create(
      { amount: 1250, currency: 'eur', metadata: { payment_uuid: reference } },
      { idempotencyKey: reference },
    );
  const answered: string[] = [];
  const payers = Array.from({ length: 4 }, async (_, payer) => {
    for (let n = 0; ; n += 1) {
      const reference = `${payer}-${n}`;
      const { id } = await create(first.stripe, reference);
      await first.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      answered.push(reference);
      if (answered.length === 40) first.child.kill('SIGKILL');
    }
  });
  await Promise.allSettled(payers);

  const second = await start();
  const book = (await read(second.address, 'stripe/book')) as { reference: string; captured_minor: number }[];
  const captured = new Map(book.map(({ reference, captured_minor }) => [reference, captured_minor]));
  expect(answered.length).toBeGreaterThanOrEqual(40);
  expect(answered.filter(reference => captured.get(reference) !== 1250)).toEqual([]);
  const [known = ''] = answered;
  await create(second.stripe, known);
  expect((await read(second.address, 'stripe/book')) as unknown[]).toHaveLength(book.length);
  expect(await read(second.address, 'stripe/next')).toMatchObject([{ match: 'later' }]);
  const told = (await read(second.address, 'stripe/webhooks')) as { reference: string; event: string }[];
  const succeeded = told.filter(({ event }) => event === 'payment_intent.succeeded');
  expect(answered.filter(reference => !succeeded.some(each => each.reference === reference))).toEqual([]);
});
