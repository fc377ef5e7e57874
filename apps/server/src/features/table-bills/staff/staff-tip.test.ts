import { aBillScene, billOf, ordered, settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('a tip that staff type in is capped as those that guests type, with the cap in the refusal', async () => {
  const scene = await aBillScene(server);
  await ordered(scene.phone, ['soup']);
  const { id } = await staffBillOf(scene);
  await expect(settled(scene, id, { tip: 10_001 })).rejects.toMatchObject({
    code: 'tip_invalid',
    details: { min: 0, max: 100 },
  });
  expect(await billOf(scene.phone)).toMatchObject({ payments: [], is_paid: false });
  expect(await settled(scene, id, { tip: 10_000 })).toMatchObject({ is_paid: true, tips: 100 });
});

it('a few coins that the guest leaves are taken, whatever the smallest tip by phone is', async () => {
  const scene = await aBillScene(server);
  await ordered(scene.phone, ['soup']);
  expect(await settled(scene, (await staffBillOf(scene)).id, { tip: 7 })).toMatchObject({ tips: 0.07 });
});
