import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const flagOverrides = { 'pay-go': true, 'skip-payment': true };

it('two parties that become one are as many on the screens of staff who listen, also on the bill they had paid a part of', async () => {
  const { phone, staff, table, venue } = await aTableScene(server, {
    table: { flagOverrides },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const other = await aTable(server, venue, { name: 'Table 2', flagOverrides });
  const guest = await server.guestAt(other.code);
  await placed(phone, ['steak', 'soup']);
  await placed(guest, ['beer']);
  const where = { venue: venue.id, table: table.id };
  await staff.call('POST /console/{venue}/tables/{table}/bill', { ...where, body: { guest_count: 3 } });
  const billsNow = async () => (await staff.call('GET /console/{venue}/bills', { venue: venue.id })).bills;
  const paid = (await billsNow()).find(bill => bill.table_id === table.id);
  const open = (await billsNow()).find(bill => bill.table_id === other.id);
  const [dish] = paid?.items ?? [];
  await staff.call('POST /console/{venue}/bills/{bill}/settle', {
    venue: venue.id,
    bill: paid?.id ?? '',
    body: { method: 'cash', items: [dish?.id ?? ''] },
  });
  const stream = await openStream(staff, `/api/console/${venue.id}/realtime`);
  await staff.call('POST /console/{venue}/tables/{table}/merge', { ...where, body: { into: other.id } });
  const heard = new Map<string, unknown>();
  await stream.until('board-bill', data => {
    const { bill } = data as { bill: { id: string } };
    heard.set(bill.id, bill);
    return bill.id === open?.id;
  });
  stream.close();
  const shown = new Map((await billsNow()).map(bill => [bill.id, bill]));
  expect(heard).toEqual(shown);
  expect([...shown.values()].map(bill => bill.guest_count)).toEqual([4, 4]);
});

it('a bill that was paid and closed before says on the screens of staff who listen whose dishes its guests ate, by their new numbers', async () => {
  const { phone, staff, table, venue } = await aTableScene(server, {
    table: { flagOverrides },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const other = await aTable(server, venue, { name: 'Table 2', flagOverrides });
  const guest = await server.guestAt(other.code);
  const at = { venue: venue.id };
  const billsNow = async () => (await staff.call('GET /console/{venue}/bills', at)).bills;
  await placed(phone, ['steak']);
  const paid = (await billsNow())[0]?.id ?? expect.fail('no bill');
  const of = { ...at, bill: paid };
  await staff.call('POST /console/{venue}/bills/{bill}/settle', { ...of, body: { method: 'cash' } });
  await staff.call('POST /console/{venue}/bills/{bill}/close', { ...of, body: {} });
  await placed(phone, ['soup']);
  await placed(guest, ['beer']);
  const open = (await billsNow()).find(bill => bill.table_id === other.id);
  const stream = await openStream(staff, `/api/console/${venue.id}/realtime`);
  await staff.call('POST /console/{venue}/tables/{table}/merge', {
    ...at,
    table: table.id,
    body: { into: other.id },
  });
  const heard = new Map<string, unknown>();
  await stream.until('board-bill', data => {
    const { bill } = data as { bill: { id: string } };
    heard.set(bill.id, bill);
    return bill.id === open?.id;
  });
  stream.close();
  const shown = (await billsNow()).find(({ id }) => id === paid);
  expect(shown).toMatchObject({ status: 'closed', items: [{ name: 'Dish steak', guest_index: 2 }] });
  expect(heard.get(paid)).toEqual(shown);
});
