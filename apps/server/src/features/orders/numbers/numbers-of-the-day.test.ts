import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBoardOrders } from '../read/order-read.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A venue in Vilnius, whose day turns at five, and a table of it that is ordered at. */
const house = async () => {
  const venue = await aVenue(server, { settings: {} });
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  return {
    order: async (at: string): Promise<string> => {
      server.clock.set(at);
      return (await placed(await server.guestAt(table.code))).order_id;
    },
    finishAll: (at: string) =>
      server.database.kysely
        .updateTable('orders')
        .set({ status: 'rejected', status_reason: 'The kitchen is closed', closed_at: new Date(at) })
        .where('venue_id', '=', venue.id)
        .where('closed_at', 'is', null)
        .execute(),
    board: () => readBoardOrders(server.database.run, venue.id, server.clock.now()),
  };
};

it('counts from one again once the business day turns and the board is empty', async () => {
  const { order, finishAll } = await house();
  const numbers = [await order('2026-03-18T20:00:00Z'), await order('2026-03-19T02:59:00Z')];
  await finishAll('2026-03-19T03:00:00Z');
  numbers.push(await order('2026-03-19T08:00:00Z'), await order('2026-03-19T08:01:00Z'));
  expect(numbers).toEqual(['1', '2', '1', '2']);
});

it('gives no number a second time while an order of the day before has it on the board', async () => {
  const { order, finishAll, board } = await house();
  await order('2026-03-18T20:00:00Z');
  await finishAll('2026-03-18T21:00:00Z');
  await order('2026-03-18T21:10:00Z');
  await finishAll('2026-03-19T02:55:00Z');
  await order('2026-03-19T02:58:00Z');
  // 1 was finished long ago, 2 is still among what is done, 3 is open.
  const numbers = [await order('2026-03-19T03:01:00Z'), await order('2026-03-19T03:02:00Z')];
  const shown = (await board()).map(({ order_id }) => order_id);
  expect(shown).toEqual(['2', '3', '1', '4']);
  // What the day left out stays out, so that its own numbers stay apart.
  await finishAll('2026-03-19T03:30:00Z');
  numbers.push(await order('2026-03-19T07:00:00Z'));
  expect(numbers).toEqual(['1', '4', '5']);
});

it('two who order first of the day at once get two numbers, neither of the day before', async () => {
  const { order } = await house();
  await order('2026-03-19T02:58:00Z');
  const first = await Promise.all(Array.from({ length: 4 }, () => order('2026-03-19T03:01:00Z')));
  expect(first.sort()).toEqual(['2', '3', '4', '5']);
});
