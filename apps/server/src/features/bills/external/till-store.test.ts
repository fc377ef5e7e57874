import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findTillBill } from './till-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('the till names tables that are in use: one that was put away may have the same name', async () => {
  const venue = await aVenue(server);
  const away = await aTable(server, venue, { name: '5' });
  await server.database.run('retire-of-test', 'update venue_table set retired_at = now() where id = $1', [
    away.id,
  ]);
  const find = () => findTillBill(server.database.run, venue.id, { id: 'till-1', table: '5' });
  expect(await find()).toEqual({ billId: null, tableId: null });
  const used = await aTable(server, venue, { name: '5' });
  expect(await find()).toEqual({ billId: null, tableId: used.id });
});
