import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { aFiscalScene } from '@tableside/testkit/doubles/a-fiscal-counter.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer({ env: { PRINTER_ALLOW_PRIVATE: '1' } });
});
afterAll(() => world.stop());

it('a fiscal printer that says nothing holds up no other venue’s', async () => {
  const calls: Socket[] = [];
  const silent = createServer(socket => void calls.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const stuck = await aFiscalScene(world);
  await stuck.setUp({ address: `127.0.0.1:${(silent.address() as AddressInfo).port}` });
  const other = await aFiscalScene(world);
  await other.setUp();

  const asked = once(silent, 'connection');
  await stuck.paid(['soup']);
  await world.server.jobs.runNow('fiscal-receipts');
  await asked;
  await other.paid(['steak']);
  world.server.clock.advance(2_000);
  await world.server.jobs.runNow('fiscal-receipts');
  await expect.poll(async () => (await other.printed()).length).toBe(1);
  // The first is still being waited for, and says so when it is given up.
  expect(calls).toHaveLength(1);
  expect((await stuck.shown()).open).toMatchObject([{ state: 'waiting', problem: null }]);
  for (const socket of calls) socket.destroy();
  await world.server.deps.fiscalTurns.idle();
  expect((await stuck.shown()).open).toMatchObject([{ state: 'waiting', problem: 'away' }]);
  silent.close();
});
