import type { StaffEventData } from '@tableside/contract/realtime';
import { aBillScene, ordered, settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const HOUR = 3_600_000;
const later = async (hours: number): Promise<void> => {
  server.clock.advance(hours * HOUR);
  await server.jobs.runNow('close-over-parties');
};
const openVisits = async ({ table }: TableScene): Promise<number> => {
  const rows = await server.database.kysely
    .selectFrom('table_visit')
    .select('id')
    .where('table_id', '=', table.id)
    .where('closed_at', 'is', null)
    .execute();
  return rows.length;
};
const notes = ({ venue }: TableScene) =>
  server.database.kysely
    .selectFrom('audit_log')
    .select(['actor', 'data'])
    .where('venue_id', '=', venue.id)
    .where('action', '=', 'visit-expire')
    .execute();
const atTable = async (scene: TableScene) => {
  const { tables } = await scene.staff.call('GET /console/{venue}/tables', { venue: scene.venue.id });
  return tables[0];
};

describe('a party whose phones are all gone', () => {
  it('is closed after six hours when nothing is open and nothing is owed', async () => {
    const scene = await aTableScene(server);
    await later(6);
    expect([await openVisits(scene), await notes(scene)]).toEqual([0, []]);
  });

  it('stays in sight with what it owes, a day long, and then leaves a note', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: order, total } = await placed(scene.phone);
    await later(7);
    expect(await openVisits(scene)).toBe(1);
    expect(await atTable(scene)).toMatchObject({ guests: 0, open_orders: 1, unpaid: total });
    const address = { venue: scene.venue.id, order };
    await scene.staff.call('POST /console/{venue}/orders/{order}/accept', {
      ...address,
      body: { wait_minutes: null },
    });
    await scene.staff.call('POST /console/{venue}/orders/{order}/close', address);
    await later(1);
    expect(await atTable(scene)).toMatchObject({ state: 'eating', open_orders: 0, unpaid: total });
    await later(16);
    expect(await openVisits(scene)).toBe(0);
    expect(await notes(scene)).toEqual([
      { actor: 'system', data: { open_orders: 0, unpaid_minor: Math.round(total * 100) } },
    ]);
  });

  it('is not joined by the next guest: a new party begins, the open order stays on the board', async () => {
    const scene = await aTableScene(server, { venue: { settings: { presence: 'confirm' } } });
    const { unique_order_number: order } = await placed(scene.phone);
    await later(7);
    const next = await server.guestAt(scene.table.code);
    const mine = await placed(next);
    expect(mine.guest_count).toBe(1);
    expect(await openVisits(scene)).toBe(1);
    expect(await notes(scene)).toMatchObject([{ data: { open_orders: 1 } }]);
    // The table is theirs: what the party before them left is on the board alone.
    expect(await atTable(scene)).toMatchObject({ guests: 1, open_orders: 1 });
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders.map(each => each.unique_order_number)).toEqual([order, mine.unique_order_number]);
  });

  it('is closed once it has paid', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: order } = await placed(scene.phone);
    await later(7);
    const address = { venue: scene.venue.id, order };
    await scene.staff.call('POST /console/{venue}/orders/{order}/accept', {
      ...address,
      body: { wait_minutes: null },
    });
    await scene.staff.call('POST /console/{venue}/orders/{order}/settle-cash', address);
    await later(1);
    expect(await openVisits(scene)).toBe(1);
    await scene.staff.call('POST /console/{venue}/orders/{order}/close', address);
    await later(1);
    expect([await openVisits(scene), await notes(scene)]).toEqual([0, []]);
  });

  it('leaves no paid bill open, and the screens of staff see that at once', async () => {
    const scene = await aBillScene(server, { settings: { acceptance: 'auto' } });
    const { venue, staff, table } = scene;
    const { unique_order_number: order } = await placed(scene.phone);
    const { id } = await staffBillOf(scene);
    expect(await settled(scene, id)).toMatchObject({ status: 'open', left: 0 });
    await staff.call('POST /console/{venue}/orders/{order}/close', { venue: venue.id, order });
    server.clock.advance(7 * HOUR);
    const stream = await openStream(staff, `/api/console/${venue.id}/realtime`);
    await server.jobs.runNow('close-over-parties');
    await stream.until('board-bill', data => {
      const { bill } = data as StaffEventData['board-bill'];
      return bill.id === id && bill.status === 'closed';
    });
    const told = await stream.next('board-table');
    expect(told.data).toMatchObject({ table: { id: table.id, state: 'free' } });
    stream.close();
  });

  it('leaves a bill that owes open, for staff to settle', async () => {
    const scene = await aBillScene(server, { settings: { acceptance: 'auto' } });
    await ordered(scene.phone, ['soup']);
    const { id } = await staffBillOf(scene);
    await later(25);
    expect(await openVisits(scene)).toBe(0);
    const { bill } = await scene.staff.call('GET /console/{venue}/bills/{bill}', {
      venue: scene.venue.id,
      bill: id,
    });
    expect(bill).toMatchObject({ status: 'open', left: 4.5 });
  });
});
