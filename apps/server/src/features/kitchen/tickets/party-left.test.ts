import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('what is still made for a table that was closed says on kitchen and board that its guests left', async () => {
  const { staff, venue, table, phone } = await aTableScene(server, {
    role: 'waiter',
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
    table: { flagOverrides: { 'skip-payment': true } },
  });
  const told = async () => {
    const [kitchen, board] = await Promise.all([
      staff.call('GET /console/{venue}/kitchen', { venue: venue.id }),
      staff.call('GET /console/{venue}/board', { venue: venue.id }),
    ]);
    return [...kitchen.orders, ...board.orders].map(order => [order.order_id, order.party_left]);
  };
  const { order_id } = await placed(phone, ['steak']);
  expect(await told()).toEqual([
    [order_id, false],
    [order_id, false],
  ]);
  await staff.call('POST /console/{venue}/tables/{table}/close', {
    venue: venue.id,
    table: table.id,
    body: { force: true },
  });
  expect(await told()).toEqual([
    [order_id, true],
    [order_id, true],
  ]);
});

it('a guest at the counter who put the phone away has not left', async () => {
  const { staff, venue, phone } = await aTableScene(server, {
    role: 'waiter',
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
    table: { orderType: 'pickup', flagOverrides: { 'skip-payment': true } },
  });
  await placed(phone, ['soup']);
  server.clock.advance(7 * 3_600_000);
  const { orders } = await staff.call('GET /console/{venue}/kitchen', { venue: venue.id });
  expect(orders.map(({ party_left }) => party_left)).toEqual([false]);
});
