import { aBillScene, billOf, pieceOf, settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A table whose waiter wrote down who gets what. */
const served = async () => {
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const { venue, staff, table } = scene;
  const cook = await aStaff(server, venue, 'kitchen');
  const opened = await staff.call('POST /console/{venue}/tables/{table}/bill', {
    venue: venue.id,
    table: table.id,
    body: {},
  });
  const { bill } = await staff.call('POST /console/{venue}/bills/{bill}/lines', {
    venue: venue.id,
    bill: opened.bill.id,
    body: {
      kitchen: true,
      lines: [
        { menu_item_id: 'soup', quantity: 2, seat: 1 },
        { menu_item_id: 'soup', quantity: 1, seat: 2 },
        { name: 'Bread', price: 200, quantity: 1 },
        { name: 'Candle', price: 300, quantity: 1, seat: 2 },
      ],
    },
  });
  return { ...scene, cook, bill };
};

it('who gets what is on the bill, on the kitchen’s tickets and on the board, and stays with the parts of a dish', async () => {
  const scene = await served();
  const { venue, staff, cook, phone } = scene;
  expect(scene.bill.items.map(({ name, seat }) => [name, seat])).toEqual([
    ['Dish soup', 1],
    ['Dish soup', 1],
    ['Dish soup', 2],
    ['Bread', null],
    ['Candle', 2],
  ]);
  const { orders } = await cook.call('GET /console/{venue}/kitchen', { venue: venue.id });
  expect(orders[0]?.lines.map(({ name, quantity, seat }) => [name, quantity, seat])).toEqual([
    ['Dish soup', 2, 1],
    ['Dish soup', 1, 2],
    ['Bread', 1, null],
    ['Candle', 1, 2],
  ]);
  const board = await staff.call('GET /console/{venue}/board', { venue: venue.id });
  expect(board.orders[0]?.items.map(({ seat }) => seat)).toEqual([1, 2, null, 2]);
  const { unique_order_number, items } = await billOf(phone);
  // Guests read it nowhere.
  expect(JSON.stringify(items)).not.toContain('seat');
  await phone.call('POST /orders/share-order-item/{session}', {
    session: phone.session,
    body: { unique_order_number, order_item: pieceOf({ items }, 'Candle'), parts: 2 },
  });
  const parts = (await staffBillOf(scene)).items.filter(({ name }) => name === 'Candle');
  expect(parts.map(({ seat }) => seat)).toEqual([2, 2]);
});

it('one seat pays for what it had, and nothing else is paid', async () => {
  const scene = await served();
  const ofTwo = scene.bill.items.filter(({ seat }) => seat === 2).map(({ id }) => id);
  const paid = await settled(scene, scene.bill.id, { items: ofTwo });
  expect(paid.items.map(({ seat, is_paid }) => [seat, is_paid])).toEqual([
    [1, false],
    [1, false],
    [2, true],
    [null, false],
    [2, true],
  ]);
  expect(paid.payments_sum).toBe(7.5);
});

it('an order that staff take at the table has its seats, too, and only seats that there are', async () => {
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const { venue, staff, table, phone } = scene;
  const order = (seat: number | null) =>
    staff.call('POST /console/{venue}/tables/{table}/order', {
      venue: venue.id,
      table: table.id,
      body: { lines: [{ menu_item_id: 'soup', quantity: 1, seat }] },
    });
  await order(3);
  await order(null);
  const { unique_order_number } = await billOf(phone);
  const { bills } = await staff.call('GET /console/{venue}/bills', { venue: venue.id });
  const bill = bills.find(each => each.unique_order_number === unique_order_number);
  expect(bill?.items.map(({ seat }) => seat)).toEqual([3, null]);
  for (const wrong of [0, 21, 1.5]) {
    await expect(order(wrong)).rejects.toMatchObject({ code: 'validation_failed' });
  }
});

/** The bill of a table at whose seats 1 and 2 somebody has a soup. */
const written = async (
  { staff, venue }: Awaited<ReturnType<typeof served>>,
  table: string,
  guests: number | null,
) => {
  const where = { venue: venue.id, table };
  const { bill } = await staff.call('POST /console/{venue}/tables/{table}/bill', {
    ...where,
    body: { guest_count: guests },
  });
  const lines = [1, 2].map(seat => ({ menu_item_id: 'soup', quantity: 1, seat }));
  const body = { kitchen: true, lines };
  return (
    await staff.call('POST /console/{venue}/bills/{bill}/lines', { venue: venue.id, bill: bill.id, body })
  ).bill;
};

it('guests of two tables who become one party keep a seat of their own each, on the bill, the board and the tickets', async () => {
  const scene = await served();
  const { venue, staff, cook, table } = scene;
  const other = await aTable(server, venue, { name: 'Table 2' });
  const joining = await written(scene, other.id, 2);
  await staff.call('POST /console/{venue}/tables/{table}/merge', {
    venue: venue.id,
    table: other.id,
    body: { into: table.id },
  });
  const { items } = await staffBillOf(scene);
  expect(items.map(({ name, seat }) => [name, seat])).toEqual([
    ['Dish soup', 1],
    ['Dish soup', 1],
    ['Dish soup', 2],
    ['Bread', null],
    ['Candle', 2],
    ['Dish soup', 3],
    ['Dish soup', 4],
  ]);
  const { orders } = await cook.call('GET /console/{venue}/kitchen', { venue: venue.id });
  expect(orders.flatMap(({ lines }) => lines.map(({ seat }) => seat))).toEqual([1, 2, null, 2, 3, 4]);
  const board = await staff.call('GET /console/{venue}/board', { venue: venue.id });
  expect(board.orders.flatMap(each => each.items.map(({ seat }) => seat)).sort()).toEqual([
    1,
    2,
    2,
    3,
    4,
    null,
  ]);
  expect(joining.items.map(({ seat }) => seat)).toEqual([1, 2]);
});

it('a dish that is put on the bill of others sits behind all who were counted there', async () => {
  const scene = await served();
  const { venue, staff, table } = scene;
  const other = await aTable(server, venue, { name: 'Table 2' });
  const there = await written(scene, other.id, 19);
  const moved = scene.bill.items.slice(0, 3).map(({ id }) => id);
  await staff.call('POST /console/{venue}/tables/{table}/split', {
    venue: venue.id,
    table: table.id,
    body: { to: other.id, items: moved },
  });
  const { bill } = await staff.call('GET /console/{venue}/bills/{bill}', { venue: venue.id, bill: there.id });
  // There is no twenty-first: what would be is shared.
  expect(bill.items.map(({ seat }) => seat)).toEqual([1, 2, 20, 20, null]);
});
