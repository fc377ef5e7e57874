import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('a party is as many as staff said last, also where a bill that it has paid says another number', async () => {
  const { phone, staff, table, venue } = await aTableScene(server, {
    table: { flagOverrides: { 'pay-go': true, 'skip-payment': true } },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const owner = await aStaff(server, venue, 'owner');
  const count = async (guest_count: number) => {
    const where = { venue: venue.id, table: table.id, body: { guest_count } };
    return (await staff.call('POST /console/{venue}/tables/{table}/bill', where)).bill;
  };
  await placed(phone, ['steak']);
  const paid = await count(7);
  const where = { venue: venue.id, bill: paid.id };
  await staff.call('POST /console/{venue}/bills/{bill}/settle', { ...where, body: { method: 'cash' } });
  await staff.call('POST /console/{venue}/bills/{bill}/close', { ...where, body: {} });
  await placed(phone, ['soup']);
  expect((await count(1)).id).not.toBe(paid.id);
  const { counts } = await owner.call('GET /console/{venue}/numbers', { venue: venue.id, query: {} });
  expect(counts.covers).toBe(1);
  expect((await staff.call('GET /console/{venue}/bills/{bill}', where)).bill.guest_count).toBe(1);
});
