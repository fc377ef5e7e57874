import { aTableScene, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let server: TestServer;
let scene: TableScene;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  scene = await aTableScene(server, {
    venue: { settings: { acceptance: 'auto', presence: 'off', paymentProviders: ['cash'] } },
    table: { flagOverrides: { 'skip-payment': false } },
  });
});

/** What is kept of the request with a key. */
const keptOf = async (key: string, whose: 'session' | 'staff' = 'session'): Promise<unknown> => {
  const { rows } = await server.database.pool.query<{ answer: { value: unknown } }>(
    'select answer from idempotency_key where key = $1 and scope like $2',
    [key, `${whose}:%`],
  );
  return rows.map(({ answer }) => answer.value);
};

it('of a cart’s change it is kept that it was made: who repeats it reads the cart as it is now', async () => {
  const { session, call } = scene.phone;
  const add = (idempotencyKey: string, menu_item_id = 'soup') =>
    call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 }, idempotencyKey });
  const first = await add('a');
  expect(await keptOf('a')).toEqual([{}]);
  expect(await add('a')).toEqual(first);
  const second = await add('b', 'steak');
  expect(second.cart).toHaveLength(2);
  expect(await add('a')).toEqual(second);
  const [line] = second.cart;
  const fewer = { session, body: { cart_item_id: line?.cart_item_id ?? '' }, idempotencyKey: 'c' };
  const removed = await call('POST /cart/{session}/remove', fewer);
  expect(await call('POST /cart/{session}/remove', fewer)).toEqual(removed);
  expect(removed.cart).toHaveLength(1);
});

it('of a placed order its number is kept: who repeats it, with another dish in the cart, gets the same order', async () => {
  const { session, call } = scene.phone;
  const add = () =>
    call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
  await add();
  const place = () => call('POST /cart/{session}/place-order', { session, body: {}, idempotencyKey: 'once' });
  const placed = await place();
  expect(await keptOf('once')).toEqual([{ number: placed.order.unique_order_number }]);
  await add();
  expect(await place()).toEqual(placed);
  const cash = {
    body: { order: placed.order.unique_order_number, session, selected_payment_type: 'cash' as const },
    idempotencyKey: 'cash',
  };
  const sent = await call('POST /payments/cash/activate-cash-order', cash);
  expect(await call('POST /payments/cash/activate-cash-order', cash)).toEqual(sent);
  const again = {
    session,
    body: { unique_order_number: placed.order.unique_order_number },
    idempotencyKey: 'again',
  };
  const joined = await call('POST /orders/order-again/{session}', again);
  expect(await call('POST /orders/order-again/{session}', again)).toEqual(joined);
  expect(JSON.stringify(await keptOf('again'))).not.toContain('Dish soup');
});

it('of what staff do it is kept that it was done, however much the answer shows: it is read as it is now', async () => {
  const { staff, venue, table } = scene;
  const at = { venue: venue.id };
  const { bill } = await staff.call('POST /console/{venue}/tables/{table}/bill', {
    ...at,
    table: table.id,
    body: {},
  });
  const lines = Array.from({ length: 50 }, (_, n) => ({ name: `Dish ${n}`, price: 100, quantity: 4 }));
  const put = { ...at, bill: bill.id, body: { lines }, idempotencyKey: 'lines' };
  const long = await staff.call('POST /console/{venue}/bills/{bill}/lines', put);
  expect(long.bill.items).toHaveLength(200);
  expect(await staff.call('POST /console/{venue}/bills/{bill}/lines', put)).toEqual(long);
  expect(await keptOf('lines', 'staff')).toEqual([{}]);
  const print = { ...at, bill: bill.id, body: { printed: true }, idempotencyKey: 'print' };
  const printed = await staff.call('POST /console/{venue}/bills/{bill}/precheck', print);
  expect(await staff.call('POST /console/{venue}/bills/{bill}/precheck', print)).toEqual(printed);
  expect(await keptOf('print', 'staff')).toEqual([{}]);
});

it('of an order that staff moved it is kept who did it: who repeats it reads the order as it is now', async () => {
  const { phone, staff, venue } = scene;
  const { session, call } = phone;
  await call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
  const { order } = await call('POST /cart/{session}/place-order', { session, body: {} });
  const cash = { order: order.unique_order_number, session, selected_payment_type: 'cash' as const };
  await call('POST /payments/cash/activate-cash-order', { body: cash });
  const at = { venue: venue.id, order: order.unique_order_number };
  const wait = (wait_minutes: number, idempotencyKey: string) =>
    staff.call('POST /console/{venue}/orders/{order}/wait', {
      ...at,
      body: { wait_minutes },
      idempotencyKey,
    });
  const first = await wait(20, 'first');
  expect(await keptOf('first', 'staff')).toEqual([{ changed: first.changed, by: first.by }]);
  expect(await wait(20, 'first')).toEqual(first);
  const second = await wait(35, 'second');
  expect(await wait(20, 'first')).toEqual({ ...second, changed: first.changed, by: first.by });
});
