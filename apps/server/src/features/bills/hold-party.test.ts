import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { untilBlocking } from '@tableside/testkit/server/until-blocking.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdPartyOfBill } from './open-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('of a party that is joined to another while its bill waits for it, the other is held as well', async () => {
  const { database } = server;
  const { staff, venue, table } = await aTableScene(server);
  const other = await aTable(server, venue, { name: 'Table 2' });
  await server.guestAt(other.code);
  const { bill } = await staff.call('POST /console/{venue}/tables/{table}/bill', {
    venue: venue.id,
    table: table.id,
    body: { guest_count: 2 },
  });
  const visitOf = async (id: string): Promise<string> => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from table_visit where table_id = $1 and closed_at is null',
      [id],
    );
    return rows[0]?.id ?? '';
  };
  const [from, to] = [await visitOf(table.id), await visitOf(other.id)];
  const joining = await database.pool.connect();
  const locked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  try {
    await joining.query('begin');
    await joining.query('select from table_visit where id = any($1::uuid[]) for update', [[from, to]]);
    const sending = database.transaction(async run => {
      await holdPartyOfBill(run, venue.id, bill.id);
      locked.resolve();
      await done.promise;
    });
    await untilBlocking(async (_name, text) => (await joining.query(text)).rows);
    await joining.query('update bill set visit_id = $2 where id = $1', [bill.id, to]);
    await joining.query('update table_visit set closed_at = now() where id = $1', [from]);
    await joining.query('commit');
    await locked.promise;
    const free = 'select from table_visit where id = $1 for update skip locked';
    expect((await database.pool.query(free, [to])).rowCount).toBe(0);
    done.resolve();
    await sending;
  } finally {
    done.resolve();
    joining.release(true);
  }
});
