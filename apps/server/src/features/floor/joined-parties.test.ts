import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const flagOverrides = { 'pay-go': true, 'skip-payment': true };

it('tells joined parties apart by who joined, behind which seats and with which bill, also over a second joining, until they leave', async () => {
  const scene = await aTableScene(server, {
    table: { flagOverrides },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const { table, venue, staff } = scene;
  const merge = (from: TestTable, into: TestTable) =>
    staff.call('POST /console/{venue}/tables/{table}/merge', {
      venue: venue.id,
      table: from.id,
      body: { into: into.id },
    });
  const other = await aTable(server, venue, { name: 'Table 2', flagOverrides });
  const third = await aTable(server, venue, { name: 'Table 3', flagOverrides });
  const tableOf = async ({ id }: TestTable) =>
    (await staff.call('GET /console/{venue}/tables', { venue: venue.id })).tables.find(
      each => each.id === id,
    );
  const seated = async (at: TestTable, seat: number) => {
    const opened = await staff.call('POST /console/{venue}/tables/{table}/bill', {
      venue: venue.id,
      table: at.id,
      body: {},
    });
    const { bill } = await staff.call('POST /console/{venue}/bills/{bill}/lines', {
      venue: venue.id,
      bill: opened.bill.id,
      body: { lines: [{ menu_item_id: 'soup', quantity: 1, seat }] },
    });
    server.clock.advance(60_000);
    return { bill: bill.id, opened_at: (await tableOf(at))?.opened_at };
  };
  const [first, second, last] = [await seated(table, 1), await seated(other, 2), await seated(third, 3)];
  await merge(table, other);
  const once = await tableOf(other);
  expect(once?.joined).toEqual([
    { table: table.id, opened_at: first.opened_at, seats: 2, bill: first.bill, into: second.bill },
  ]);
  expect(await tableOf(table)).not.toHaveProperty('joined');
  server.clock.advance(60_000);
  await merge(other, third);
  expect((await tableOf(third))?.joined).toEqual([
    { table: table.id, opened_at: first.opened_at, seats: 5, bill: first.bill, into: last.bill },
    { table: other.id, opened_at: once?.opened_at, seats: 3, bill: second.bill, into: last.bill },
  ]);
  const { bills } = await staff.call('GET /console/{venue}/bills', { venue: venue.id });
  const bill = bills.find(({ table_id, status }) => table_id === third.id && status === 'open');
  expect(bill?.items.map(({ seat }) => seat).sort()).toEqual([3, 5, 6]);
  await staff.call('POST /console/{venue}/tables/{table}/close', {
    venue: venue.id,
    table: third.id,
    body: { force: true },
  });
  expect(await tableOf(third)).not.toHaveProperty('joined');
});
