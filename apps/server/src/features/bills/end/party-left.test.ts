import type { StaffBill } from '@tableside/contract/http/console/money';
import { aBillScene, ordered } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('a bill that its guests left open says so, and is not that of who sits there next', async () => {
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const { staff, venue, table } = scene;
  const bills = async () => (await staff.call('GET /console/{venue}/bills', { venue: venue.id })).bills;
  await ordered(scene.phone, ['steak']);
  const [left] = await bills();
  expect(left).toMatchObject({ status: 'open', party_left: false, left: 20 });
  const stream = await openStream(staff, `/api/console/${venue.id}/realtime`);
  const where = { venue: venue.id, table: table.id };
  await staff.call('POST /console/{venue}/tables/{table}/close', { ...where, body: { force: true } });
  const told = await stream.until('board-bill', data => (data as { bill: StaffBill }).bill.party_left);
  expect((told.data as { bill: StaffBill }).bill).toMatchObject({ id: left?.id, status: 'open', left: 20 });
  stream.close();
  server.clock.advance(60_000);
  const { bill } = await staff.call('POST /console/{venue}/tables/{table}/bill', { ...where, body: {} });
  expect(bill.id).not.toBe(left?.id);
  expect((await bills()).map(({ id, party_left }) => [id, party_left])).toEqual([
    [left?.id, true],
    [bill.id, false],
  ]);
});
