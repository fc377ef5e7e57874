import { userIdOf } from '@tableside/testkit/scenes/a-gift.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('the tables of somebody who is let go are everybody’s, or in the section that they are in; what is open there stays', async () => {
  const {
    venue,
    table: window,
    phone,
  } = await aTableScene(server, {
    table: { flagOverrides: { 'pay-go': true, 'skip-payment': true }, name: 'Window' },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const terrace = await aTable(server, venue, { name: 'Terrace' });
  const garden = await aTable(server, venue, { name: 'Garden' });
  const [owner, anna, boris] = [
    await aStaff(server, venue, 'owner'),
    await aStaff(server, venue, 'waiter'),
    await aStaff(server, venue, 'waiter'),
  ];
  await placed(phone, ['soup', 'steak']);
  await server.guestAt(garden.code);
  const take = (who: TestStaff, tables: readonly TestTable[], for_party = false) =>
    who.call('POST /console/{venue}/own-tables', {
      venue: venue.id,
      body: { tables: tables.map(({ id }) => id), mine: true, for_party },
    });
  const tables = async () => (await owner.call('GET /console/{venue}/tables', { venue: venue.id })).tables;
  const waiters = async () =>
    Object.fromEntries((await tables()).map(({ name, waiter }) => [name, waiter?.name ?? null]));
  const rows = async () =>
    (
      await server.database.pool.query<{ user_id: string; section_of: string | null }>(
        'select user_id, section_of from table_waiter where venue_id = $1',
        [venue.id],
      )
    ).rows;
  // Window is Boris's section and served by Anna for its party; Garden is Anna's and served by Boris; Terrace is Anna's alone.
  await take(boris, [window]);
  await take(anna, [window], true);
  await take(anna, [terrace, garden]);
  await take(boris, [garden], true);
  expect(await waiters()).toEqual({ Window: anna.name, Terrace: anna.name, Garden: boris.name });
  const open = (await tables()).find(({ name }) => name === 'Window')?.unpaid;
  await owner.call('POST /console/{venue}/team/{person}/remove', {
    venue: venue.id,
    person: await userIdOf(server, anna),
    body: {},
  });
  expect(await waiters()).toEqual({ Window: boris.name, Terrace: null, Garden: boris.name });
  const of = await userIdOf(server, boris);
  expect(await rows()).toEqual([
    { user_id: of, section_of: null },
    { user_id: of, section_of: null },
  ]);
  expect((await tables()).find(({ name }) => name === 'Window')?.unpaid).toBe(open);
});
