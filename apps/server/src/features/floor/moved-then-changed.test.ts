import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const flagOverrides = { 'pay-go': true, 'skip-payment': true };
const reason = 'They waited';

/**
 * A steak whose price was changed on one bill, moved on another one: how often each bill was changed since it was opened is
 * the same at both moments.
 */
const movedSteak = async () => {
  const { venue, table, phone } = await aTableScene(server, {
    table: { flagOverrides },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const manager = await aStaff(server, venue, 'manager');
  const at = { venue: venue.id };
  const other = await aTable(server, venue, { name: 'Table 2', flagOverrides });
  const openBill = async (of: string) =>
    (
      await manager.call('POST /console/{venue}/tables/{table}/bill', {
        ...at,
        table: of,
        body: { guest_count: null },
      })
    ).bill;
  const changes = async (bill: string): Promise<number> => {
    const [row] = await server.database.run<{ revision: number }>(
      'test-revision',
      'select revision from bill where id = $1',
      [bill],
    );
    return row?.revision ?? expect.fail('no such bill');
  };
  const reprice = (bill: string, item: string, price: number) =>
    manager.call('POST /console/{venue}/bills/{bill}/items/change', {
      ...at,
      bill,
      body: { item, price, reason },
    });
  const idOf = async (of: string, name: string) =>
    (await openBill(of)).items.find(item => item.name === name)?.id ?? expect.fail(`no ${name}`);

  await placed(phone, ['steak', 'soup']);
  await placed(await server.guestAt(other.code), ['beer']);
  const [here, there] = [await openBill(table.id), await openBill(other.id)];
  const steak = await idOf(table.id, 'Dish steak');
  for (let more = 0; more < 5; more += 1) {
    await reprice(here.id, await idOf(table.id, 'Dish soup'), 400 + more);
  }
  const when = await changes(here.id);
  await reprice(here.id, steak, 1750);
  await manager.call('POST /console/{venue}/tables/{table}/split', {
    ...at,
    table: table.id,
    body: { to: other.id, items: [steak] },
  });
  const beer = await idOf(other.id, 'Dish beer');
  while ((await changes(there.id)) < when) await reprice(there.id, beer, 300 + (await changes(there.id)));
  expect(await changes(there.id)).toBe(when);
  return { manager, at, bill: there.id, item: steak, reprice };
};

it('what was moved to another bill and is taken off there is owed nowhere', async () => {
  const { manager, at, bill, item } = await movedSteak();
  const body = { items: [item], reason };
  await manager.call('POST /console/{venue}/bills/{bill}/items/void', { ...at, bill, body });
  expect(await checkBooks(server.database.run, at.venue)).toEqual([]);
});

it('what was moved to another bill and costs something else there is owed with that', async () => {
  const { bill, item, at, reprice } = await movedSteak();
  await reprice(bill, item, 1200);
  expect(await checkBooks(server.database.run, at.venue)).toEqual([]);
});
