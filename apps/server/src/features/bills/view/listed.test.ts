import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billsOfVenue } from '../bill-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('leaves no open bill out of a full list, and of the closed ones the earliest', async () => {
  const { staff, venue, table } = await aTableScene(server);
  const last = await aTable(server, venue, { name: 'Table 2' });
  const open = async (at: string): Promise<string> =>
    (await staff.call('POST /console/{venue}/tables/{table}/bill', { venue: venue.id, table: at, body: {} }))
      .bill.id;
  const close = (bill: string) =>
    staff.call('POST /console/{venue}/bills/{bill}/close', { venue: venue.id, bill, body: {} });
  const early = await open(table.id);
  await close(early);
  server.clock.advance(60_000);
  const late = await open(table.id);
  await close(late);
  server.clock.advance(60_000);
  const stays = await open(last.id);
  const listed = (most: number) => billsOfVenue(server.database.run, venue.id, new Date(0), most);
  expect(await listed(3)).toEqual([early, late, stays]);
  expect(await listed(2)).toEqual([late, stays]);
  expect(await listed(1)).toEqual([stays]);
});

it('hands out closed bills page by page, the latest first, each once, of the own venue alone', async () => {
  const { staff, venue, table } = await aTableScene(server);
  const other = await aTableScene(server);
  const where = { venue: venue.id, table: table.id, body: {} };
  const closed: string[] = [];
  for (let number = 0; number < 53; number += 1) {
    const { bill } = await staff.call('POST /console/{venue}/tables/{table}/bill', where);
    await staff.call('POST /console/{venue}/bills/{bill}/close', {
      venue: venue.id,
      bill: bill.id,
      body: {},
    });
    closed.unshift(bill.id);
    // Days: what was closed long ago is found as well.
    server.clock.advance(3_600_000);
  }
  const page = (before?: string, scene = { staff, venue }) =>
    scene.staff.call('GET /console/{venue}/bills', {
      venue: scene.venue.id,
      query: { list: 'closed', ...(before !== undefined && { before }) },
    });
  const first = await page();
  const second = await page(first.bills.at(-1)?.id);
  expect([first.bills.length, first.more, second.more]).toEqual([50, true, false]);
  expect([...first.bills, ...second.bills].map(({ id }) => id)).toEqual(closed);
  for (const before of [closed[0], crypto.randomUUID()]) {
    expect(await page(before, other)).toEqual({ bills: [], more: false });
  }
  await expect(page('nothing')).rejects.toMatchObject({ code: 'validation_failed' });
});
