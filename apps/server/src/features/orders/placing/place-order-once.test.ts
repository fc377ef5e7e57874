import type { CallInput } from '@tableside/contract/client';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Phone = Awaited<ReturnType<TestServer['guestAt']>>;
type Body = CallInput<'POST /cart/{session}/place-order'>['body'];

const withSoup = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const phone = await server.guestAt((await aTable(server, venue)).code);
  const { revision } = await add(phone);
  return { venue, phone, revision };
};
const add = (phone: Phone) =>
  phone.call('POST /cart/{session}/add', {
    session: phone.session,
    body: { menu_item_id: 'soup', quantity: 1 },
  });
const order = (phone: Phone, body: Body = {}, key?: string) =>
  phone.call('POST /cart/{session}/place-order', {
    session: phone.session,
    body,
    ...(key !== undefined && { idempotencyKey: key }),
  });
const numbersOf = async (phone: Phone) => {
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  return orders.map(each => each.unique_order_number);
};
const keys = () => server.database.kysely.selectFrom('idempotency_key').selectAll();

describe('one order, however often it is sent', () => {
  it('[CART-45] two taps at once', async () => {
    const { phone } = await withSoup();
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(phone)));
    expect(await numbersOf(phone)).toEqual([answers[0]?.order.unique_order_number]);
    expect(new Set(answers.map(answer => answer.order.unique_order_number)).size).toBe(1);
  });

  it('[CART-45] a retry after a lost reply, without a key', async () => {
    const { phone, revision } = await withSoup();
    const first = await order(phone, { cart_revision: revision });
    expect((await order(phone, { cart_revision: revision })).order).toEqual(first.order);
    expect((await order(phone)).order).toEqual(first.order);
    expect(await numbersOf(phone)).toHaveLength(1);
  });

  it('[CART-45] a retry after something new was put into the cart', async () => {
    const { phone, revision } = await withSoup();
    const first = await order(phone, { cart_revision: revision });
    const { revision: later } = await add(phone);
    expect((await order(phone, { cart_revision: revision })).order).toEqual(first.order);
    const second = await order(phone, { cart_revision: later });
    expect(await numbersOf(phone)).toEqual([
      second.order.unique_order_number,
      first.order.unique_order_number,
    ]);
  });

  it('[CART-45] two tabs', async () => {
    const { phone, revision } = await withSoup();
    const body = { cart_revision: revision, comment: '' };
    const [one, two] = await Promise.all([order(phone, body), order(phone, { ...body, tipAmount: 100 })]);
    expect(two.order).toEqual(one.order);
    expect(await numbersOf(phone)).toHaveLength(1);
  });

  it('[CART-45] a retry with the same key gets the same answer, also when the cart has moved on', async () => {
    const { phone } = await withSoup();
    const first = await order(phone, {}, 'key-1');
    await add(phone);
    expect(await order(phone, {}, 'key-1')).toEqual(first);
    expect((await order(phone, {}, 'key-2')).order.unique_order_number).not.toBe(
      first.order.unique_order_number,
    );
    expect(await numbersOf(phone)).toHaveLength(2);
  });

  it('[CART-45] two taps at once with one key', async () => {
    const { phone } = await withSoup();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        order(phone, {}, 'tap').then(
          answer => answer.order.unique_order_number,
          (cause: { code: string }) => cause.code,
        ),
      ),
    );
    const [number] = await numbersOf(phone);
    expect(outcomes).toContain(number);
    for (const outcome of outcomes) expect([number, 'idempotency_in_progress']).toContain(outcome);
    expect(await numbersOf(phone)).toHaveLength(1);
  });

  it('[CART-45] the same key with another body, and the same key of another phone', async () => {
    const { venue, phone } = await withSoup();
    await order(phone, {}, 'shared');
    const other = await server.guestAt((await aTable(server, venue)).code);
    await add(other);
    const { session } = phone;
    const input = { session, body: { comment: 'more' }, idempotencyKey: 'shared' };
    expect(await phone.failure('POST /cart/{session}/place-order', input)).toBe('idempotency_key_reused');
    expect((await order(other, {}, 'shared')).next).toBe('done');
  });
});

describe('what is kept for retries', () => {
  it('which order it was is written with it, and holds no token', async () => {
    const { phone } = await withSoup();
    const first = await order(phone, {}, 'kept');
    const [row] = await keys().where('key', '=', 'kept').execute();
    const { unique_order_number: number } = first.order;
    expect(row).toMatchObject({ http_status: 200, answer: { value: { number } } });
    expect(JSON.stringify(row)).not.toContain(phone.session);
  });

  it('a crash before the order leaves the key to the next try, once the first is surely dead', async () => {
    const { phone } = await withSoup();
    await order(phone, {}, 'crashed');
    await server.database.pool.query(
      `update idempotency_key set answer = null, http_status = null where key = 'crashed'`,
    );
    const { session } = phone;
    const input = { session, body: {}, idempotencyKey: 'crashed' };
    expect(await phone.failure('POST /cart/{session}/place-order', input)).toBe('idempotency_in_progress');
    await server.database.pool.query(
      `update idempotency_key set created_at = now() - interval '61 seconds' where key = 'crashed'`,
    );
    expect((await order(phone, {}, 'crashed')).order.unique_order_number).toBe((await numbersOf(phone))[0]);
    expect(await numbersOf(phone)).toHaveLength(1);
  });

  it('a refusal is not kept: the next try runs', async () => {
    const { phone } = await withSoup();
    const { session } = phone;
    const input = { session, body: { expected_total: 1 }, idempotencyKey: 'refused' };
    expect(await phone.failure('POST /cart/{session}/place-order', input)).toBe('cart_changed');
    expect(await keys().where('key', '=', 'refused').execute()).toEqual([]);
    expect(await phone.failure('POST /cart/{session}/place-order', input)).toBe('cart_changed');
  });
});
