import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A venue whose orders go on the table's bill. */
const aSharedBill = () =>
  aTableScene(server, {
    table: { flagOverrides: { 'pay-go': true, 'skip-payment': true } },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
const move = ({ staff, venue }: TableScene, from: string, to: string) =>
  staff.call('POST /console/{venue}/tables/{table}/move', { venue: venue.id, table: from, body: { to } });
const bills = async ({ staff, venue }: TableScene) =>
  (await staff.call('GET /console/{venue}/bills', { venue: venue.id })).bills;

/** Whether an event is about something at that table. */
const at =
  (what: 'call' | 'order', name: string) =>
  (data: unknown): boolean =>
    (data as Record<string, { table_name?: string }>)[what]?.table_name === name;

type BillTold = { readonly bill: { readonly id: string; readonly table_name: string | null } };

describe('a party that is moved', () => {
  it('goes on at the new table: phone, cart, orders, call and bill; the books agree', async () => {
    const scene = await aSharedBill();
    const { phone, staff, venue, table } = scene;
    const other = await aTable(server, venue, {
      name: 'Table 2',
      flagOverrides: { 'pay-go': true, 'skip-payment': true },
    });
    const { session } = phone;
    const order = await placed(phone, ['steak']);
    await phone.call('POST /call-waiter/call', { body: { session } });
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
    const stream = await openStream(phone, `/api/realtime/${session}`);
    const board = await openStream(staff, `/api/console/${venue.id}/realtime`);
    const { from, to } = await move(scene, table.id, other.id);
    expect(from).toMatchObject({ state: 'free', unpaid: 0, guests: 0 });
    expect(to).toMatchObject({ state: 'waiting', unpaid: 20, guests: 1, open_orders: 1 });
    expect((await stream.next('session-moved')).data).toEqual({ table_name: 'Table 2' });
    await board.until('board-call', at('call', 'Table 2'));
    const told = (await board.until('board-order', at('order', 'Table 2'))).data;
    expect(told).toMatchObject({
      order: { unique_order_number: order.unique_order_number, table_id: other.id },
    });
    board.close();
    const data = await phone.call('GET /get-session-data/{session}', { session });
    expect(data).toMatchObject({ table: { name: 'Table 2' } });
    // What was in the cart is ordered at the new table, and stands on the same bill.
    await phone.call('POST /cart/{session}/place-order', { session, body: {} });
    const [bill, ...more] = await bills(scene);
    expect(more).toEqual([]);
    expect(bill).toMatchObject({ table_id: other.id, table_name: 'Table 2', left: 24.5, status: 'open' });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('takes along what is finished: staff find it on the board under the new table at once', async () => {
    const scene = await aSharedBill();
    const { phone, staff, venue, table } = scene;
    const other = await aTable(server, venue, { name: 'Table 2' });
    const placedOrder = await placed(phone, ['soup']);
    const order = placedOrder.unique_order_number;
    const items = placedOrder.items.map(({ id }) => id);
    const deliver = { items, delivered: true };
    await staff.call('POST /console/{venue}/orders/{order}/deliver', {
      venue: venue.id,
      order,
      body: deliver,
    });
    await staff.call('POST /console/{venue}/orders/{order}/close', { venue: venue.id, order });
    const board = await openStream(staff, `/api/console/${venue.id}/realtime`);
    await move(scene, table.id, other.id);
    const told = await board.until('board-order', at('order', 'Table 2'));
    expect(told.data).toMatchObject({ order: { unique_order_number: order, status: 'closed' } });
    board.close();
  });

  it('leaves the old table free for the next guests, who see nothing of its bill', async () => {
    const scene = await aSharedBill();
    const other = await aTable(server, scene.venue, { name: 'Table 2' });
    await placed(scene.phone, ['soup']);
    await move(scene, scene.table.id, other.id);
    const stranger = await server.guestAt(scene.table.code);
    const { orders } = await stranger.call('GET /orders/get-paygo-orders/{session}', {
      session: stranger.session,
    });
    expect(orders).toEqual([]);
    const { tables } = await scene.staff.call('GET /console/{venue}/tables', { venue: scene.venue.id });
    const guests = Object.fromEntries(tables.map(({ id, guests }) => [id, guests]));
    expect(guests).toEqual({ [scene.table.id]: 1, [other.id]: 1 });
  });

  it('pays as if it had not moved', async () => {
    const scene = await aSharedBill();
    const other = await aTable(server, scene.venue, { name: 'Table 2' });
    await placed(scene.phone, ['steak']);
    const [bill] = await bills(scene);
    if (!bill) throw new Error('the order stands on a bill');
    await move(scene, scene.table.id, other.id);
    const settled = await scene.staff.call('POST /console/{venue}/bills/{bill}/settle', {
      venue: scene.venue.id,
      bill: bill.id,
      body: { method: 'cash' },
    });
    expect(settled.bill).toMatchObject({ left: 0, table_name: 'Table 2' });
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('takes along what somebody who joined it had paid, on the list of staff who look at it as well', async () => {
    const scene = await aSharedBill();
    const { phone, staff, venue } = scene;
    const flagOverrides = { 'pay-go': true, 'skip-payment': true };
    const into = await aTable(server, venue, { name: 'Table 2', flagOverrides });
    const free = await aTable(server, venue, { name: 'Table 3' });
    await placed(phone, ['steak']);
    const [paid] = await bills(scene);
    if (!paid) throw new Error('the order stands on a bill');
    await staff.call('POST /console/{venue}/bills/{bill}/settle', {
      venue: venue.id,
      bill: paid.id,
      body: { method: 'cash' },
    });
    await placed(await server.guestAt(into.code), ['soup']);
    await staff.call('POST /console/{venue}/tables/{table}/merge', {
      venue: venue.id,
      table: scene.table.id,
      body: { into: into.id },
    });
    const board = await openStream(staff, `/api/console/${venue.id}/realtime`);
    await move(scene, into.id, free.id);
    const told = await board.until('board-bill', data => {
      const { bill } = data as BillTold;
      return bill.id === paid.id && bill.table_name === 'Table 3';
    });
    board.close();
    const listed = (await bills(scene)).find(({ id }) => id === paid.id);
    expect(listed).toMatchObject({ status: 'closed', table_name: 'Table 3' });
    expect((told.data as BillTold).bill).toEqual(listed);
  });

  it('is not put on another party, from an empty table, to a counter, nor to another venue', async () => {
    const scene = await aSharedBill();
    const { venue, table } = scene;
    const taken = await aTable(server, venue, { name: 'Table 2' });
    await server.guestAt(taken.code);
    const free = await aTable(server, venue, { name: 'Table 3' });
    const counter = await aTable(server, venue, { name: 'Counter', orderType: 'pickup' });
    const foreign = await aSharedBill();
    await expect(move(scene, table.id, taken.id)).rejects.toMatchObject({ code: 'table_taken', http: 409 });
    await expect(move(scene, free.id, table.id)).rejects.toMatchObject({ code: 'table_is_free' });
    for (const to of [counter.id, foreign.table.id, table.id, 'x']) {
      await expect(move(scene, table.id, to)).rejects.toMatchObject({ code: 'table_not_found' });
    }
  });

  it('is moved once when two of the staff move it to different tables, and never onto who just sat down', async () => {
    const scene = await aSharedBill();
    const [a, b] = [
      await aTable(server, scene.venue, { name: 'A' }),
      await aTable(server, scene.venue, { name: 'B' }),
    ];
    const both = await Promise.allSettled([
      move(scene, scene.table.id, a.id),
      move(scene, scene.table.id, b.id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { tables } = await scene.staff.call('GET /console/{venue}/tables', { venue: scene.venue.id });
    const [there] = tables.filter(({ guests }) => guests > 0);
    if (!there) throw new Error('the party sits somewhere');
    const [scan, moved] = await Promise.allSettled([
      server.guestAt(scene.table.code),
      move(scene, there.id, scene.table.id),
    ]);
    expect(scan.status).toBe('fulfilled');
    if (moved.status === 'rejected') expect(moved.reason).toMatchObject({ code: 'table_taken' });
  });

  it('takes an order along that is placed in the very moment', async () => {
    const scene = await aSharedBill();
    const other = await aTable(server, scene.venue, { name: 'Table 2' });
    const [order] = await Promise.all([placed(scene.phone, ['soup']), move(scene, scene.table.id, other.id)]);
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders).toMatchObject([{ unique_order_number: order.unique_order_number, table_id: other.id }]);
  });
});
