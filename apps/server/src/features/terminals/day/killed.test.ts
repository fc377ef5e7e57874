import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPayingVenue, withDatabaseOf } from '@tableside/testkit/doubles/a-paying-process.ts';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aTerminal } from '@tableside/testkit/doubles/a-terminal.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { testClient } from '@tableside/testkit/server/server-client.ts';
import {
  freePort,
  type ServerProcess,
  startServerProcess,
} from '@tableside/testkit/server/server-process.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ENV = { TERMINAL_ALLOW_PRIVATE: '1' };
let folder: string;
let port: number;
let server: ServerProcess;
let sandbox: Awaited<ReturnType<typeof aSandbox>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-kill-settlement-'));
  sandbox = await aSandbox();
  port = await freePort();
  server = await startServerProcess(join(folder, 'data'), port, ENV);
}, 120_000);
afterAll(async () => {
  await server.killNine();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

it('[TERM-16] kill -9 between a settlement and its answer: it is asked for again under the same reference, and booked once', {
  timeout: 240_000,
}, async () => {
  const { venue } = await aPayingVenue(server, join(folder, 'data'), { paymentProviders: ['cash'] });
  const box = aTerminal(sandbox);
  const { address } = (await (await fetch(`${sandbox.address}/terminal/wire`)).json()) as { address: string };
  const owner = await withDatabaseOf(server, database =>
    aStaff({ database, client: () => testClient(server.url) }, venue, 'owner'),
  );
  const { terminal } = await owner.call('POST /console/{venue}/terminals', {
    venue: venue.id,
    body: { name: box.name, kind: 'ecr-websocket', address: address + box.name, table: null },
  });
  const place = { venue: venue.id, terminal: terminal.id };
  const day = async () =>
    (await owner.call('GET /console/{venue}/terminals/{terminal}/day', place).catch(() => null))?.day;
  await box.steer({ slow_ms: 1_500 });
  await owner.call('POST /console/{venue}/terminals/{terminal}/settlement', { ...place, body: {} });
  await expect.poll(() => box.display()).toBe('PLEASE WAIT');
  await server.killNine();
  await expect.poll(async () => (await box.settlements()).length).toBe(1);
  server = await startServerProcess(join(folder, 'data'), port, ENV);
  await expect
    .poll(async () => (await day())?.action?.state, { timeout: 150_000, interval: 500 })
    .toBe('approved');
  const [settled, ...more] = await box.settlements();
  expect(more).toEqual([]);
  const { settlements } = await owner.call('GET /console/{venue}/terminals/{terminal}/settlements', place);
  expect(settlements.map(({ reference }) => reference)).toEqual([settled?.reference]);
});
