import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { packed, restored } from '@tableside/testkit/scenes/an-archive.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { beginRun, endRun, lastRun, noteRun } from './write/run-store.ts';

let server: TestServer;
let scene: TableScene;
let owner: TestStaff;
beforeAll(async () => {
  server = await testServer();
  scene = await aTableScene(server);
  await placed(scene.phone, ['soup', 'beer']);
  owner = await aStaff(server, scene.venue, 'owner');
}, 60_000);
afterAll(() => server.stop());

const file = (who: Pick<TestStaff, 'fetch'>): Promise<Response> =>
  who.fetch(`/api/console/${scene.venue.id}/archive/file`);
const view = () => owner.call('GET /console/{venue}/archive', { venue: scene.venue.id });

it('an owner reads what is there, fetches it as one zip, and another installation restores that', async () => {
  const before = await view();
  expect(before).toMatchObject({ holds: { tables: 1, orders: 1, payments: 0, people: 2 }, last: null });
  expect(before.holds.dishes).toBeGreaterThan(2);
  await owner.call('POST /console/{venue}/archive/allow', { venue: scene.venue.id, body: {} });
  const response = await file(owner);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="venue-.*\.zip"$/);
  const bytes = Buffer.from(await response.arrayBuffer());

  await expect.poll(async () => (await view()).last?.state).toBe('made');
  const { last, about_bytes } = await view();
  expect(last).toMatchObject({ bytes: bytes.length, started_by: expect.any(String) });
  expect(last?.records).toBe(last?.records_in_all);
  // A guess, but one that tells a megabyte from ten.
  expect(about_bytes / bytes.length).toBeGreaterThan(0.2);
  expect(about_bytes / bytes.length).toBeLessThan(5);
  const log = await owner.call('GET /console/{venue}/audit', { venue: scene.venue.id });
  expect(JSON.stringify(log)).toContain('archive-make');

  const there = await testServer();
  onTestFinished(() => there.stop());
  expect(await restored(there, bytes)).toMatchObject({ venue: { id: scene.venue.id } });
  await expect(restored(there, await packed(new Map()))).rejects.toThrow();
});

it('is called by the day where the venue is', async () => {
  const before = server.clock.now();
  onTestFinished(() => server.clock.set(before));
  server.clock.set('2026-03-18T22:30:00Z');
  const response = await file(owner);
  await response.arrayBuffer();
  expect(response.headers.get('content-disposition')).toContain('-2026-03-19.zip"');
});

it('nobody else does: managers, waiters, strangers, owners elsewhere', async () => {
  const status = async (who: Pick<TestStaff, 'fetch'>): Promise<number> => (await file(who)).status;
  for (const role of ['manager', 'waiter', 'kitchen', 'accountant'] as const) {
    expect(await status(await aStaff(server, scene.venue, role))).toBe(403);
  }
  expect(await status(server.client())).toBe(401);
  const other = await aTableScene(server);
  expect(await status(await aStaff(server, other.venue, 'owner'))).toBe(404);
});

it('one that nobody waits for any more is not said to be made, and leaves no file', async () => {
  const gone = new AbortController();
  const begun = await owner.fetch(`/api/console/${scene.venue.id}/archive/file`, { signal: gone.signal });
  expect(begun.status).toBe(200);
  gone.abort();
  // It is so small that it may have been made before the server heard.
  await expect.poll(async () => (await view()).last?.state).not.toBe('making');
  expect((await file(owner)).status).toBe(200);
});

it('of notes on how far it is, one that arrives late takes nothing back', async () => {
  const { venue } = await aTableScene(server);
  const { run } = server.database;
  const at = new Date();
  const place = { venueId: venue.id, startedAt: at };
  await beginRun(run, venue.id, 'The owner', at);
  await noteRun(run, place, { records: 90, inAll: 90, bytes: 14_000 }, at);
  await endRun(run, place, false, at);
  await noteRun(run, place, { records: 8, inAll: 90, bytes: 700 }, at);
  expect(await lastRun(run, venue.id)).toMatchObject({ records: 90, bytes: 14_000 });
});
