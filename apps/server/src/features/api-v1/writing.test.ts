import { randomUUID } from 'node:crypto';
import type { ApiScope } from '@tableside/domain/api-keys';
import { someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const SCOPES: ApiScope[] = ['orders:read', 'orders:write', 'bills:read', 'bills:write'];

/** A venue with a till of another maker, which has a key. */
const aTill = async (scopes = SCOPES) => {
  const scene = await aTableScene(server);
  const owner = await aStaff(server, scene.venue, 'owner');
  const { key } = await owner.call('POST /console/{venue}/api-keys', {
    venue: scene.venue.id,
    body: { name: 'Till', scopes },
  });
  const send = async (path: string, body?: unknown, idempotencyKey: string | null = randomUUID()) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
      },
    });
    const { data, code, details } = await answer.json();
    return { status: answer.status, data, code, details };
  };
  const get = async (path: string) =>
    (
      await (
        await fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } })
      ).json()
    ).data;
  return { ...scene, owner, send, get };
};
const soup = (quantity = 1) => [{ menu_item_id: 'soup', quantity }];

it('an order of another system goes the way of a waiter’s: to the kitchen, on the table’s bill, at prices of the menu', async () => {
  const { send, get, table, venue, owner } = await aTill();
  const { tables } = await get('/tables');
  expect(tables).toContainEqual({ id: table.id, name: 'Table 1', type: 'default' });
  const wanted = { table: table.id, lines: soup(2), comment: 'From the website', expected_total: 900 };
  const { status, data } = await send('/orders', wanted);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    currency: { code: 'EUR', decimals: 2 },
    order: {
      status: 'active',
      total: 900,
      paid: 0,
      items: [{ item_id: 'soup', quantity: 2, unit_price: 450 }],
    },
  });
  expect((await get(`/orders/${data.order.id}`)).order).toEqual(data.order);
  const { orders } = await owner.call('GET /console/{venue}/board', { venue: venue.id });
  expect(orders.map(order => [order.unique_order_number, order.comment])).toEqual([
    [data.order.id, 'From the website'],
  ]);
  const { bills } = await get('/bills');
  expect(bills).toMatchObject([{ table: { id: table.id }, total: 900, left: 900, status: 'open' }]);
  const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
  expect(deeds.find(({ action }) => action === 'order-place')).toMatchObject({ name: 'Till' });
});

it('an order that is sent again is one order; without a key for that it is refused before it is made', async () => {
  const { send, get, table } = await aTill();
  const wanted = { table: table.id, lines: soup() };
  expect(await send('/orders', wanted, null)).toMatchObject({
    status: 400,
    details: { fields: { 'Idempotency-Key': 'missing' } },
  });
  const [first, second] = await Promise.all([send('/orders', wanted, 'one'), send('/orders', wanted, 'one')]);
  const again = await send('/orders', wanted, 'one');
  const done = [first, second].find(({ status }) => status === 200);
  expect(again.data.order).toEqual(done?.data.order);
  expect((await send('/orders', { ...wanted, lines: soup(3) }, 'one')).status).toBe(422);
  server.clock.advance(5_000);
  expect((await get('/orders')).orders).toHaveLength(1);
});

it('refuses what guests could not have either, and sells nothing twice', async () => {
  const { send, table, venue } = await aTill();
  const order = (over: object) => send('/orders', { table: table.id, lines: soup(), ...over });
  expect(await order({ table: randomUUID() })).toMatchObject({ status: 404, code: 'table_not_found' });
  expect((await order({ lines: [{ menu_item_id: 'gold', quantity: 1 }] })).code).toBe(
    'menu_item_unavailable',
  );
  expect((await order({ lines: [{ menu_item_id: 'pizza', quantity: 1 }] })).code).toBe('options_invalid');
  expect((await order({ expected_total: 1 })).code).toBe('cart_changed');
  await someStock(server, venue, 'item', 'soup', 1);
  const both = await Promise.all([order({}), order({})]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('an order of another system comes in courses, which it holds and fires as a waiter does', async () => {
  const { send, get, table, venue } = await aTill();
  const courses = ['starters', 'mains'].map(id => ({ id, name: id, displayName: { en: `The ${id}` } }));
  await server.database.pool.query(
    "update venue set settings = settings || jsonb_build_object('courses', $2::jsonb), revision = revision + 1 where id = $1",
    [venue.id, JSON.stringify(courses)],
  );
  expect(await get('/courses')).toEqual({
    courses: [
      { id: 'starters', name: 'The starters' },
      { id: 'mains', name: 'The mains' },
    ],
    holds_later: true,
  });
  const lines = [
    { menu_item_id: 'soup', quantity: 1, course_id: 'starters' },
    { menu_item_id: 'steak', quantity: 1, course_id: 'mains' },
  ];
  const { data } = await send('/orders', {
    table: table.id,
    lines,
    courses: [{ course_id: 'starters', held: true }],
  });
  const stands = ({ items }: { items: { item_id: string; course_id: string; held: boolean }[] }) =>
    items.map(({ item_id, course_id, held }) => [item_id, course_id, held]);
  expect(stands(data.order)).toEqual([
    ['soup', 'starters', true],
    ['steak', 'mains', true],
  ]);
  const fire = { course_id: 'starters', held: false };
  const fired = await send(`/orders/${data.order.id}/course`, fire, 'fire');
  expect([fired.data.changed, stands(fired.data.order)]).toEqual([
    true,
    [
      ['soup', 'starters', false],
      ['steak', 'mains', true],
    ],
  ]);
  // Once more under the same key it is the same deed; under another one it was so already.
  expect((await send(`/orders/${data.order.id}/course`, fire, 'fire')).data.changed).toBe(true);
  expect((await send(`/orders/${data.order.id}/course`, fire)).data.changed).toBe(false);
  // On a bill as well; later, for orders of one moment are told in any order.
  server.clock.advance(1_000);
  const { data: opened } = await send('/bills', { table: table.id });
  const written = { lines: lines.slice(1), courses: [{ course_id: 'mains', held: false }], kitchen: true };
  expect((await send(`/bills/${opened.bill.id}/lines`, written)).status).toBe(200);
  server.clock.advance(5_000);
  const { orders } = await get('/orders');
  expect(stands(orders.at(-1))).toEqual([['steak', 'mains', false]]);
});

it('at a counter each order is somebody else’s, with a bill of its own; at a kiosk none is taken', async () => {
  const { send, get, venue } = await aTill();
  const counter = await aTable(server, venue, { orderType: 'pickup' });
  const kiosk = await aTable(server, venue, { orderType: 'self_service' });
  const first = await send('/orders', { table: counter.id, lines: soup() });
  const second = await send('/orders', { table: counter.id, lines: soup(2) });
  expect([first.status, second.status]).toEqual([200, 200]);
  const { bills } = await get('/bills');
  expect(bills.map(({ left }: { left: number }) => left).sort()).toEqual([450, 900]);
  expect((await send('/orders', { table: kiosk.id, lines: soup() })).code).toBe('table_not_found');
});

it('a guest’s order is accepted, closed and refused, and its guest reads it', async () => {
  const { send, phone } = await aTill();
  const first = await placed(phone, ['soup']);
  const second = await placed(phone, ['steak']);
  const accepted = await send(`/orders/${first.unique_order_number}/accept`);
  expect(accepted.data).toMatchObject({ changed: true, order: { status: 'active', wait_minutes: 20 } });
  expect((await send(`/orders/${first.unique_order_number}/close`)).data.order.status).toBe('closed');
  expect((await send(`/orders/${first.unique_order_number}/accept`)).code).toBe('order_move_refused');
  const refused = { reason: 'We are out of coal' };
  expect((await send(`/orders/${second.unique_order_number}/reject`, refused)).data.order.status).toBe(
    'rejected',
  );
  expect((await send('/orders/nobody/accept')).code).toBe('order_not_found');
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  expect(JSON.stringify(orders)).toContain(refused.reason);
});

it('a bill is opened, written on, paid over there at the sum that was taken, and closed, and the books agree', async () => {
  const { send, get, table, venue, owner } = await aTill();
  const { data: opened } = await send('/bills', { table: table.id });
  const id = opened.bill.id;
  expect((await send('/bills', { table: table.id })).data.bill.id).toBe(id);
  const lines = [
    { menu_item_id: 'soup', quantity: 1 },
    { name: 'Corkage', price: 300, quantity: 2 },
  ];
  const written = await send(`/bills/${id}/lines`, { lines });
  expect(written.data.bill).toMatchObject({ total: 1050, paid: 0, left: 1050, status: 'open' });
  expect((await send(`/bills/${id}/close`)).code).toBe('bill_owes_money');
  const pay = (body: object, key: string = randomUUID()) =>
    send(`/bills/${id}/payments`, { method: 'cash', ...body }, key);
  expect((await pay({ expected_total: 999 })).code).toBe('bill_changed');
  expect((await pay({ amount: 450 }, 'part')).data.bill).toMatchObject({ paid: 450, left: 600 });
  expect((await pay({ amount: 450 }, 'part')).data.bill).toMatchObject({ paid: 450, left: 600 });
  server.clock.advance(60_000);
  const rest = await pay({ method: 'card-machine', expected_total: 600 });
  expect(rest.data.bill).toMatchObject({ paid: 1050, left: 0 });
  await send(`/bills/${id}/close`);
  expect((await get(`/bills/${id}`)).bill.status).toBe('closed');
  const numbers = await owner.call('GET /console/{venue}/payments', { venue: venue.id, query: {} });
  expect(numbers.payments.map(({ method, amount, taken_by }) => [method, amount, taken_by])).toEqual([
    ['card-machine', 6, 'Till'],
    ['cash', 4.5, 'Till'],
  ]);
});

it('each call needs its own scope, and reaches no other venue', async () => {
  const [till, other] = [await aTill(), await aTill()];
  const reader = await aTill(['orders:read', 'bills:read']);
  const wanted = { table: reader.table.id, lines: soup() };
  expect(await reader.send('/orders', wanted)).toMatchObject({
    status: 403,
    details: { scope: 'orders:write' },
  });
  expect(await reader.send('/bills', { table: reader.table.id })).toMatchObject({
    status: 403,
    details: { scope: 'bills:write' },
  });
  expect((await till.send('/orders', { ...wanted, table: other.table.id })).status).toBe(404);
  const { data } = await other.send('/bills', { table: other.table.id });
  expect((await till.send(`/bills/${data.bill.id}/lines`, { lines: soup() })).code).toBe('bill_not_found');
  const order = await placed(other.phone);
  expect((await till.send(`/orders/${order.unique_order_number}/close`)).code).toBe('order_not_found');
});
