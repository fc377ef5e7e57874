import { someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aTableScene, type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set('2026-03-18T10:00:00Z'));

const TO_PAY = {
  functionalities: ['order', 'call-waiter', 'coupon-code'],
  paymentProviders: ['cash'],
} as const;
const CAR = { key: 'car', type: 'text', required: true, placeholder: '', selectOptions: [] };
const toPay = (over: object = {}) => aTableScene(server, { venue: { settings: { ...TO_PAY, ...over } } });
const ordersOf = async (phone: Phone) =>
  (await phone.call('GET /orders/get-orders/{session}', { session: phone.session })).orders;
const boardOf = async ({ staff, venue }: { staff: Phone | { call: Phone['call'] }; venue: { id: string } }) =>
  (await staff.call('GET /console/{venue}/board', { venue: venue.id })).orders;
const inCash = (phone: Phone, order: string) =>
  phone.call('POST /payments/cash/activate-cash-order', {
    body: { order, session: phone.session, selected_payment_type: 'cash' },
  });
const back = (phone: Phone, unique_order_number: string) =>
  phone.call('POST /orders/return-to-cart/{session}', {
    session: phone.session,
    body: { unique_order_number },
  });
const sendNow = (phone: Phone, unique_order_number: string, only_when_due = false) =>
  phone.call('POST /orders/activate-order-batch/{session}', {
    session: phone.session,
    body: { unique_order_number, only_when_due },
  });
const remaining = async (venueId: string) =>
  (
    await server.database.kysely
      .selectFrom('stock')
      .select('remaining')
      .where('venue_id', '=', venueId)
      .executeTakeFirstOrThrow()
  ).remaining;

describe('following orders', () => {
  it("[ORDER-52] lists the session's orders, newest first, with the caller's own token", async () => {
    const { phone, table } = await aTableScene(server);
    const neighbour = await server.guestAt(table.code);
    await placed(neighbour);
    const first = await placed(phone, ['soup']);
    server.clock.advance(60_000);
    const second = await placed(phone, ['steak']);
    const orders = await ordersOf(phone);
    expect(orders.map(order => order.unique_order_number)).toEqual([
      second.unique_order_number,
      first.unique_order_number,
    ]);
    expect(orders[0]?.session_token).toBe(phone.session);
  });
});

describe('paying in cash', () => {
  it('sends the order to the venue, unpaid, once', async () => {
    const scene = await toPay();
    const order = await placed(scene.phone);
    expect(order).toMatchObject({ status: 'pending_activate', waiting_for: 'payment' });
    expect(await boardOf(scene)).toEqual([]);
    const staff = await openStream(scene.staff, `/api/console/${scene.venue.id}/realtime`);
    const { order: sent } = await inCash(scene.phone, order.unique_order_number);
    expect(sent).toMatchObject({
      status: 'waiting_confirmation',
      selected_payment_type: 'cash',
      is_paid: false,
    });
    expect((await staff.next('board-order')).data).toMatchObject({ event: 'order-created' });
    expect((await inCash(scene.phone, order.unique_order_number)).order).toEqual(sent);
    expect(await boardOf(scene)).toHaveLength(1);
    staff.close();
  });

  it('goes straight to the kitchen where staff accept nothing by hand', async () => {
    const scene = await toPay({ acceptance: 'auto', defaultWaitMinutes: 25 });
    const { unique_order_number: number } = await placed(scene.phone);
    const { order } = await inCash(scene.phone, number);
    expect(order).toMatchObject({ status: 'active', wait_minutes: 25 });
    expect(order.accepted_at).toBe(new Date(server.clock.now()).toISOString());
  });

  it("is refused without cash, for somebody else's order and on another phone", async () => {
    const scene = await toPay({ paymentProviders: [] });
    const neighbour = await server.guestAt(scene.table.code);
    const { unique_order_number: number } = await placed(scene.phone);
    await expect(inCash(scene.phone, number)).rejects.toMatchObject({ code: 'payment_type_not_enabled' });
    await expect(inCash(neighbour, number)).rejects.toMatchObject({ code: 'order_not_found' });
    const stranger = { ...server.client(), session: scene.phone.session };
    await expect(inCash(stranger, number)).rejects.toMatchObject({ code: 'session_not_found' });
  });
});

describe('going back from Pay to the cart', () => {
  it('what staff took off the order does not come back into the cart', async () => {
    const scene = await toPay();
    const { phone } = scene;
    const { unique_order_number: order } = await placed(phone, ['steak', 'soup', 'soup']);
    await server.database.pool.query(
      `update order_line l set taken_off = 1 from orders o
       where o.id = l.order_id and o.unique_order_number = $1`,
      [order],
    );
    const { cart } = await back(phone, order);
    expect(cart.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([['soup', 1]]);
  });

  it('brings dishes, options and code back, frees what was held, and shows the order nowhere', async () => {
    const scene = await toPay();
    await someStock(server, scene.venue, 'item', 'soup', 3);
    const { phone } = scene;
    const { session } = phone;
    await server.database.kysely
      .insertInto('coupon')
      .values({
        venue_id: scene.venue.id,
        code: 'ONCE',
        kind: 'percent',
        value: 10,
        max_uses: 1,
        starts_at: null,
        ends_at: null,
      })
      .execute();
    await phone.call('POST /cart/{session}/add', {
      session,
      body: {
        menu_item_id: 'pizza',
        quantity: 2,
        variation_id: 'large',
        option_groups: [
          { id: 'crust', options: [{ id: 'thick', quantity: 1 }] },
          { id: 'toppings', options: [{ id: 'ham', quantity: 1 }] },
        ],
      },
    });
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 2 } });
    await phone.call('POST /cart/{session}/apply-discount', { session, body: { code: 'ONCE' } });
    const before = await phone.call('GET /cart/{session}/get', { session });
    const order = await placed(phone, []);
    expect(await remaining(scene.venue.id)).toBe(1);

    const cart = await back(phone, order.unique_order_number);
    const shape = ({ cart: lines, coupon, total }: typeof before) => ({
      lines: lines.map(line => [
        line.item_id,
        line.variation_id,
        line.quantity,
        line.options.map(o => o.option_id),
      ]),
      coupon,
      total,
    });
    expect(shape(cart)).toEqual(shape(before));
    expect(cart.revision).toBeGreaterThan(before.revision);
    expect(await remaining(scene.venue.id)).toBe(3);
    expect(await ordersOf(phone)).toEqual([]);
    expect(await boardOf(scene)).toEqual([]);

    const again = await placed(phone, []);
    expect(again.unique_order_number).not.toBe(order.unique_order_number);
    expect(again.total).toBe(order.total);
  });

  it('puts what was added meanwhile beside it and lets equal lines grow together', async () => {
    const { phone } = await toPay();
    const { session } = phone;
    const order = await placed(phone, ['soup']);
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'steak', quantity: 1 } });
    const { cart } = await back(phone, order.unique_order_number);
    expect(cart.map(line => [line.item_id, line.quantity])).toEqual([
      ['soup', 2],
      ['steak', 1],
    ]);
  });

  it('brings the words to the kitchen, what was answered and the tip back, too', async () => {
    const { phone } = await toPay({
      functionalities: ['order', 'tips'],
      additionalFieldsEnabled: true,
      additionalFields: [CAR],
    });
    const { session } = phone;
    const add = (menu_item_id: string, note: string) =>
      phone.call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1, note } });
    await add('soup', 'no dill');
    await add('soup', 'extra bread');
    const before = await phone.call('GET /cart/{session}/get', { session });
    const written = { comment: 'we are in a hurry', extra_details: { car: 'green' }, tipAmount: 100 };
    const { order } = await phone.call('POST /cart/{session}/place-order', { session, body: written });
    const { returned, cart } = await back(phone, order.unique_order_number);
    expect(returned).toEqual(written);
    const shape = (lines: typeof cart) => lines.map(line => [line.item_id, line.note, line.quantity]);
    expect(shape(cart)).toEqual(shape(before.cart));
  });

  it('is refused once the venue has the order', async () => {
    const { phone } = await toPay();
    const { unique_order_number: number } = await placed(phone);
    await inCash(phone, number);
    await expect(back(phone, number)).rejects.toMatchObject({ code: 'order_move_refused' });
  });

  it('happens once, however often it is tapped and whatever answers are lost', async () => {
    const { phone } = await toPay();
    const { unique_order_number: number } = await placed(phone);
    const taps = await Promise.all([1, 2, 3].map(() => back(phone, number)));
    for (const { cart } of taps) expect(cart).toMatchObject([{ item_id: 'soup', quantity: 1 }]);
    const { session } = phone;
    const [line] = taps[0]?.cart ?? [];
    await phone.call('POST /cart/{session}/update-quantity', {
      session,
      body: { cart_item_id: line?.cart_item_id ?? '', quantity: 4 },
    });
    // The first answer never came, and the guest has gone on since.
    expect((await back(phone, number)).cart).toMatchObject([{ item_id: 'soup', quantity: 4 }]);
    expect(await ordersOf(phone)).toEqual([]);
  });

  it('gives each dish its guest where the phone shares a cart by now, and none where it does not', async () => {
    const { phone } = await toPay();
    const { unique_order_number: number } = await placed(phone);
    await server.database.pool.query(
      'update guest_session set shared_cart = visit_id where id = (select session_id from orders where unique_order_number = $1)',
      [number],
    );
    expect((await back(phone, number)).cart).toMatchObject([{ item_id: 'soup', guest_index: 1 }]);
  });

  it('an order nobody pays fails after half an hour and frees what it held', async () => {
    const scene = await toPay();
    await someStock(server, scene.venue, 'item', 'soup', 1);
    const order = await placed(scene.phone);
    server.clock.advance(29 * 60_000);
    await server.jobs.runNow('end-unpaid-orders');
    expect(await ordersOf(scene.phone)).toMatchObject([{ status: 'pending_activate' }]);
    server.clock.advance(2 * 60_000);
    await server.jobs.runNow('end-unpaid-orders');
    expect(await ordersOf(scene.phone)).toMatchObject([
      { status: 'failed', never_sent: true, unique_order_number: order.unique_order_number },
    ]);
    expect(await remaining(scene.venue.id)).toBe(1);
    expect(await boardOf(scene)).toEqual([]);
  });
});

describe('a batch that waits for the other guests', () => {
  const together = async () => {
    const scene = await aTableScene(server, { venue: { settings: { batchWaitSeconds: 120 } } });
    return { ...scene, neighbour: await server.guestAt(scene.table.code) };
  };

  it('[ORDER-19] [ORDER-34] [ORDER-35] [ENTITY-40] [RT-10] tells how many are ready and until when it waits', async () => {
    const { phone, neighbour, ...scene } = await together();
    const third = await server.guestAt(scene.table.code);
    const first = await placed(phone);
    expect(first).toMatchObject({
      status: 'pending_activate',
      waiting_for: 'guests',
      batch: {
        activate_at: new Date(server.clock.now() + 120_000).toISOString(),
        table_session_count: 3,
        placed_orders_count: 1,
      },
    });
    const stream = await openStream(phone, `/api/realtime/${phone.session}`);
    await placed(neighbour);
    expect((await stream.next('order-updated')).data).toMatchObject({
      order: { batch: { table_session_count: 3, placed_orders_count: 2 } },
    });
    expect(await boardOf(scene)).toEqual([]);
    await placed(third);
    expect((await stream.next('order-updated')).data).toMatchObject({
      order: { status: 'waiting_confirmation' },
    });
    expect(await boardOf(scene)).toHaveLength(3);
    stream.close();
  });

  it('[ORDER-37] [ORDER-38] goes when a guest sends it, once', async () => {
    const { phone, neighbour, ...scene } = await together();
    const { unique_order_number: number } = await placed(phone);
    expect((await sendNow(phone, number)).order.status).toBe('waiting_confirmation');
    expect((await sendNow(phone, number)).order.status).toBe('waiting_confirmation');
    expect(await boardOf(scene)).toHaveLength(1);
    await expect(sendNow(neighbour, number)).rejects.toMatchObject({ code: 'order_not_found' });
  });

  it('[ORDER-38] is not cut short by the countdown of a phone whose clock is ahead', async () => {
    const { phone } = await together();
    const { unique_order_number: number } = await placed(phone);
    expect((await sendNow(phone, number, true)).order).toMatchObject({ waiting_for: 'guests' });
    server.clock.advance(120_000);
    expect((await sendNow(phone, number, true)).order).toMatchObject({ status: 'waiting_confirmation' });
  });

  it('[ORDER-35] goes by itself when its time has come, not before', async () => {
    const { phone, ...scene } = await together();
    await placed(phone);
    server.clock.advance(119_000);
    await server.jobs.runNow('send-due-batches');
    expect(await boardOf(scene)).toEqual([]);
    server.clock.advance(2_000);
    await server.jobs.runNow('send-due-batches');
    expect(await ordersOf(phone)).toMatchObject([{ status: 'waiting_confirmation', waiting_for: null }]);
  });

  it('sends each order once when the clock, a guest and the last order meet', async () => {
    const { phone, neighbour } = await together();
    const { unique_order_number: number } = await placed(phone);
    server.clock.advance(121_000);
    await Promise.all([server.jobs.runNow('send-due-batches'), sendNow(phone, number), placed(neighbour)]);
    const { rows } = await server.database.pool.query(
      `select h.order_id from order_history h join orders o on o.id = h.order_id
       where o.unique_order_number = $1 and h.from_status = 'pending_activate'`,
      [number],
    );
    expect(rows).toHaveLength(1);
  });
});
