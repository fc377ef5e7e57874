import { aTableScene, type TableScene } from '@tableside/testkit/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server.ts';
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
const keptOf = async (key: string): Promise<unknown> => {
  const { rows } = await server.database.pool.query<{ answer: { value: unknown } }>(
    'select answer from idempotency_key where key = $1 and scope like $2',
    [key, 'session:%'],
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
