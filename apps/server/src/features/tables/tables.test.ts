import { aTableScene, type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const tableNow = async ({ staff, venue, table }: TableScene) => {
  const { tables } = await staff.call('GET /console/{venue}/tables', { venue: venue.id });
  return tables.find(({ id }) => id === table.id);
};
const close = ({ staff, venue, table }: TableScene, force = false) =>
  staff.call('POST /console/{venue}/tables/{table}/close', {
    venue: venue.id,
    table: table.id,
    body: { force },
  });
const verb = ({ staff, venue }: TableScene, order: string, what: 'close' | 'settle-cash') =>
  staff.call(`POST /console/{venue}/orders/{order}/${what}`, { venue: venue.id, order });
const accept = ({ staff, venue }: TableScene, order: string) =>
  staff.call('POST /console/{venue}/orders/{order}/accept', {
    venue: venue.id,
    order,
    body: { wait_minutes: 5 },
  });
const cartOf = (phone: Phone) => phone.call('GET /cart/{session}/get', { session: phone.session });

describe('tables', () => {
  it('say what goes on at them, from free to served, and what is unpaid', async () => {
    const scene = await aTableScene(server);
    expect(await tableNow(scene)).toMatchObject({
      state: 'browsing',
      guests: 1,
      open_orders: 0,
      unpaid: 0,
      hash: scene.table.code,
    });
    const { unique_order_number: order } = await placed(scene.phone, ['steak']);
    expect(await tableNow(scene)).toMatchObject({ state: 'waiting', open_orders: 1, unpaid: 20 });
    await accept(scene, order);
    expect(await tableNow(scene)).toMatchObject({ state: 'ordered' });
    await verb(scene, order, 'close');
    expect(await tableNow(scene)).toMatchObject({ state: 'eating', open_orders: 0, unpaid: 20 });
    await verb(scene, order, 'settle-cash');
    expect(await tableNow(scene)).toMatchObject({ state: 'paid', unpaid: 0, paid: 20 });
    await scene.phone.call('POST /call-waiter/call', { body: { session: scene.phone.session } });
    expect(await tableNow(scene)).toMatchObject({ state: 'waiting' });
    const { table } = await close(scene);
    expect(table).toMatchObject({ state: 'free', guests: 0, opened_at: null });
  });

  it('[SESSION-12] end sessions, streams, carts and calls at once when staff close them', async () => {
    const scene = await aTableScene(server);
    const neighbour = await server.guestAt(scene.table.code);
    const stream = await openStream(scene.phone, `/api/realtime/${scene.phone.session}`);
    const staff = await openStream(scene.staff, `/api/console/${scene.venue.id}/realtime`);
    await neighbour.call('POST /call-waiter/call', { body: { session: neighbour.session } });
    await close(scene);
    await stream.next('session-ended');
    await stream.ended;
    await staff.until('board-table', data => (data as { table: { state: string } }).table.state === 'free');
    for (const phone of [scene.phone, neighbour]) {
      await expect(cartOf(phone)).rejects.toMatchObject({ code: 'session_ended', http: 410 });
    }
    const next = await server.guestAt(scene.table.code);
    expect(next.session).not.toBe(scene.phone.session);
    expect((await cartOf(next)).cart).toEqual([]);
    staff.close();
  });

  it('with open or unpaid orders are closed only when staff insist; nothing is lost silently', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: order } = await placed(scene.phone, ['steak']);
    await expect(close(scene)).rejects.toMatchObject({
      code: 'table_has_open_orders',
      details: { open_orders: 1, unpaid: 20 },
    });
    expect((await cartOf(scene.phone)).cart).toEqual([]);
    await accept(scene, order);
    await verb(scene, order, 'close');
    await expect(close(scene)).rejects.toMatchObject({ code: 'table_has_open_orders' });
    await close(scene, true);
    const { rows } = await server.database.pool.query(
      "select data from audit_log where action = 'table-close' and subject = $1",
      [`table:${scene.table.id}`],
    );
    expect(rows).toEqual([{ data: { force: true, sessions: 1, open_orders: 0, unpaid_minor: 2000 } }]);
  });

  it('close what was brought with them, where nothing is owed, and nothing that is still to be brought', async () => {
    const scene = await aTableScene(server);
    const { staff, venue } = scene;
    const [one, other] = [await placed(scene.phone, ['steak']), await placed(scene.phone, ['soup', 'steak'])];
    const bring = (order: string, items: readonly string[]) =>
      staff.call('POST /console/{venue}/orders/{order}/deliver', {
        venue: venue.id,
        order,
        body: { items: [...items], delivered: true },
      });
    for (const { unique_order_number: order } of [one, other]) {
      await accept(scene, order);
      await verb(scene, order, 'settle-cash');
    }
    await bring(
      one.unique_order_number,
      one.items.map(({ id }) => id),
    );
    const [soup, steak] = other.items.map(({ id }) => id);
    await bring(other.unique_order_number, [soup ?? '']);
    await expect(close(scene)).rejects.toMatchObject({
      code: 'table_has_open_orders',
      details: { open_orders: 1, unpaid: 0 },
    });
    const statuses = async () => {
      const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
      return [one, other].map(
        ({ unique_order_number: number }) =>
          orders.find(({ unique_order_number: each }) => each === number)?.status,
      );
    };
    expect(await statuses()).toEqual(['partially_delivered', 'partially_delivered']);
    await bring(other.unique_order_number, [steak ?? '']);
    const stream = await openStream(staff, `/api/console/${venue.id}/realtime`);
    const { table } = await close(scene);
    expect(table).toMatchObject({ state: 'free', open_orders: 0 });
    expect(await statuses()).toEqual(['closed', 'closed']);
    // Every screen is told that they are done.
    await stream.next('board-order');
    stream.close();
  });

  it('leave to staff what was brought and is not paid, also where they are closed all the same', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: order, items } = await placed(scene.phone, ['steak']);
    await accept(scene, order);
    await scene.staff.call('POST /console/{venue}/orders/{order}/deliver', {
      venue: scene.venue.id,
      order,
      body: { items: items.map(({ id }) => id), delivered: true },
    });
    await expect(close(scene)).rejects.toMatchObject({ details: { open_orders: 0, unpaid: 20 } });
    await close(scene, true);
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders[0]?.status).not.toBe('closed');
    await verb(scene, order, 'close');
  });

  it('show of who sat there before neither orders nor debts once somebody else sits down', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: order } = await placed(scene.phone, ['steak']);
    await accept(scene, order);
    await close(scene, true);
    // Nobody sits there, and the kitchen still makes something for it.
    const alone = await tableNow(scene);
    expect(alone).toMatchObject({ open_orders: 1, unpaid: 20 });
    await server.guestAt(scene.table.code);
    const next = await tableNow(scene);
    expect(next).toMatchObject({ state: 'browsing', open_orders: 0, unpaid: 0, guests: 1 });
    await close(scene);
  });

  it('closed by force leave open orders to the kitchen', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: order } = await placed(scene.phone);
    await close(scene, true);
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders).toMatchObject([{ unique_order_number: order, status: 'waiting_confirmation' }]);
    await accept(scene, order);
    await verb(scene, order, 'close');
  });

  it('take no order from a phone that taps while they are being closed', async () => {
    const scene = await aTableScene(server);
    const { session } = scene.phone;
    await scene.phone.call('POST /cart/{session}/add', {
      session,
      body: { menu_item_id: 'soup', quantity: 1 },
    });
    const [order, closing] = await Promise.allSettled([
      scene.phone.call('POST /cart/{session}/place-order', { session, body: {} }),
      close(scene),
    ]);
    // One of the two was first: either the order stands and closing was refused, or the order came too late.
    expect([order.status, closing.status].sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of another venue do not exist', async () => {
    const scene = await aTableScene(server);
    const other = await aTableScene(server);
    await expect(close({ ...scene, table: other.table })).rejects.toMatchObject({ code: 'table_not_found' });
    await expect(close({ ...scene, table: { ...other.table, id: 'x' } })).rejects.toMatchObject({
      code: 'table_not_found',
    });
    expect((await cartOf(other.phone)).cart).toEqual([]);
  });
});
