import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPayingVenue, aPhoneAt, withDatabaseOf } from '@tableside/testkit/doubles/a-paying-process.ts';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aTerminal } from '@tableside/testkit/doubles/a-terminal.ts';
import { ordered } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { testClient } from '@tableside/testkit/server/server-client.ts';
import {
  freePort,
  type ServerProcess,
  startServerProcess,
} from '@tableside/testkit/server/server-process.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

const ENV = { TERMINAL_ALLOW_PRIVATE: '1' };
let folder: string;
let port: number;
let server: ServerProcess;
let sandbox: Awaited<ReturnType<typeof aSandbox>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-kill-terminal-'));
  sandbox = await aSandbox();
  port = await freePort();
  server = await startServerProcess(join(folder, 'data'), port, ENV);
}, 120_000);
afterAll(async () => {
  await server.killNine();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A bill in a server of its own, and a card that is awaited for it. */
const awaited = async () => {
  const { venue, table } = await aPayingVenue(server, join(folder, 'data'), {
    functionalities: ['order', 'skip-payment', 'pay-go'],
    paymentProviders: ['cash'],
  });
  const box = aTerminal(sandbox);
  await box.steer({ card_at_once: false });
  const { address } = (await (await fetch(`${sandbox.address}/terminal/wire`)).json()) as { address: string };
  const phone = await aPhoneAt(server, table.code);
  await ordered(phone, ['soup']);
  const owner = await withDatabaseOf(server, database =>
    aStaff({ database, client: () => testClient(server.url) }, venue, 'owner'),
  );
  const here = { venue: venue.id };
  const { terminal } = await owner.call('POST /console/{venue}/terminals', {
    ...here,
    body: { name: box.name, kind: 'ecr-websocket', address: address + box.name, table: null },
  });
  const [bill] = (await owner.call('GET /console/{venue}/bills', here)).bills;
  const { sale } = await owner.call('POST /console/{venue}/bills/{bill}/terminal-sale', {
    ...here,
    bill: bill?.id ?? '',
    body: { terminal: terminal.id },
  });
  await expect.poll(() => box.display()).toBe('INSERT CARD');
  const state = async () =>
    (
      await owner
        .call('GET /console/{venue}/terminal-sales/{payment}', { ...here, payment: sale.uuid })
        .catch(() => null)
    )?.sale.state;
  const captured = () =>
    withDatabaseOf(server, async ({ pool }) => {
      const { rows } = await pool.query('select 1 from payment where venue_id = $1 and captured > 0', [
        venue.id,
      ]);
      return rows.length;
    });
  return { venue, box, state, captured };
};

it.each([
  ['charged', 'card', 'approved', 1],
  ['cancelled', 'cancel', 'declined', 0],
] as const)(
  'kill -9 between the sale and its answer: a card that was %s meanwhile is found out about, and booked once or not at all',
  { timeout: 240_000 },
  async (_, hand, ended, payments) => {
    const { venue, box, state, captured } = await awaited();
    await server.killNine();
    await box.steer({ hand });
    await expect.poll(async () => (await box.ledger()).length).toBe(payments);
    server = await startServerProcess(join(folder, 'data'), port, ENV);
    await expect.poll(state, { timeout: 150_000, interval: 500 }).toBe(ended);
    expect(await captured()).toBe(payments);
    expect(await box.ledger()).toHaveLength(payments);
    expect(await withDatabaseOf(server, ({ run }) => checkBooks(run, venue.id))).toEqual([]);
  },
);
