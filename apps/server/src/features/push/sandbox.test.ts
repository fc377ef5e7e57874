import type { Sandbox } from '@tableside/sandbox';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let sandbox: Sandbox;
let stop: SandboxServer['stop'];
/** As a browser would know it: by the address of whatever stands in front. */
const SEEN = 'https://tableside.example/sandbox';
beforeAll(async () => {
  ({ server, sandbox, stop } = await sandboxServer({ publicUrl: SEEN }));
});
afterAll(() => stop());

type Made = {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};
const post = (path: string, body: unknown) =>
  fetch(`${sandbox.address}/push/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('a device of the sandbox shows what staff are called for, opened as a browser would, and may be gone', async () => {
  const scene = await aTableScene(server);
  const manager = await aStaff(server, scene.venue, 'manager');
  const where = { venue: scene.venue.id };
  const { push } = await manager.call('GET /console/{venue}/push', where);
  expect(push.sandbox).toBe(SEEN);
  const made = (await (await post('devices', { key: push.key })).json()) as Made;
  const { id, ...subscription } = made;
  expect(subscription.endpoint).toBe(`${SEEN}/push/${id}`);
  await manager.call('POST /console/{venue}/push', { ...where, body: { ...subscription, language: 'en' } });
  const shown = async () =>
    (await (await fetch(`${sandbox.address}/push/devices/${id}/shown`)).json()) as { data: unknown }[];
  const called = async (): Promise<number> => {
    await server.jobs.runNow('queue-notices');
    await server.jobs.runNow('send-pushes');
    return (await shown()).length;
  };
  const { session } = scene.phone;
  await scene.phone.call('POST /call-waiter/call', { body: { session, comment: '' } });
  await expect.poll(called).toBe(1);
  expect(await shown()).toMatchObject([
    {
      urgency: 'high',
      data: { title: 'Table 1 calls', path: `/console/${scene.venue.slug}/calls` },
    },
  ]);
  const page = await (await fetch(`${sandbox.address}/push/devices/${id}`)).text();
  expect(page).toContain('Table 1 calls');
  expect(page).toContain(`/console/${scene.venue.slug}/calls`);

  // Whoever is subscribed for another key, or for nobody, sends nothing here.
  expect((await post(id, {})).status).toBe(401);

  await post(`devices/${id}`, { gone: true });
  const other = await server.guestAt(scene.table.code);
  await other.call('POST /call-waiter/call', { body: { session: other.session, comment: '' } });
  const isOn = async (): Promise<boolean> => {
    await called();
    return (await manager.call('GET /console/{venue}/push', where)).push.on;
  };
  await expect.poll(isOn).toBe(false);
  expect(await shown()).toHaveLength(1);
});
