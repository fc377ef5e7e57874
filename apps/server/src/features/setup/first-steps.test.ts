import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginFirstSteps } from './setup-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aLedOwner = async () => {
  const scene = await aTableScene(server, {
    role: 'owner',
    venue: { settings: { paymentProviders: ['cash'] } },
  });
  await beginFirstSteps(server.database.run, scene.venue.id);
  return scene;
};
const stepsOf = async ({ staff, venue }: TableScene) => {
  const { open, steps } = await staff.call('GET /console/{venue}/first-steps', { venue: venue.id });
  return { open, done: steps.filter(({ done }) => done).map(({ step }) => step) };
};

it('the owner of a venue that was just set up is led, by what the venue has', async () => {
  const scene = await aLedOwner();
  expect(await stepsOf(scene)).toEqual({ open: true, done: ['menu'] });
  await placed(scene.phone);
  await scene.staff.fetch(`/api/console/${scene.venue.id}/codes/print`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tables: [scene.table.id], as: 'svg' }),
  });
  expect(await stepsOf(scene)).toEqual({ open: true, done: ['menu', 'codes', 'test_order'] });
});

it('nobody is led after it was dismissed, nor where nobody set up; it is for those who lead', async () => {
  const scene = await aLedOwner();
  const waiter = { ...scene, staff: await aStaff(server, scene.venue, 'waiter') };
  await expect(stepsOf(waiter)).rejects.toMatchObject({ code: 'not_allowed' });
  await scene.staff.call('POST /console/{venue}/first-steps/dismiss', { venue: scene.venue.id, body: {} });
  expect(await stepsOf(scene)).toEqual({ open: false, done: [] });
  expect(await stepsOf(await aTableScene(server, { role: 'owner' }))).toEqual({ open: false, done: [] });
});
