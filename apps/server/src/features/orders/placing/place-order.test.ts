import type { CallInput } from '@tableside/contract/client';
import { minor } from '@tableside/domain/money';
import type { VenueSettings } from '@tableside/domain/venue';
import { aMenu, aMenuDocument, someStock } from '@tableside/testkit/scenes/a-menu.ts';
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

const FLAGS = ['order', 'skip-payment', 'tips', 'coupon-code', 'order-comment'] as const;
const place = async (settings: Partial<VenueSettings> = {}, tableOver: Parameters<typeof aTable>[2] = {}) => {
  const venue = await aVenue(server, { settings });
  await aMenu(server, venue);
  const table = await aTable(server, venue, tableOver);
  return { venue, table, phone: await server.guestAt(table.code) };
};
const add = (phone: Phone, menu_item_id: string, quantity = 1) =>
  phone.call('POST /cart/{session}/add', { session: phone.session, body: { menu_item_id, quantity } });
const order = (phone: Phone, body: Body = {}) =>
  phone.call('POST /cart/{session}/place-order', { session: phone.session, body });
const refused = (phone: Phone, body: Body = {}) =>
  order(phone, body).then(
    () => null,
    (cause: { code: string; details: Record<string, unknown> }) => ({
      code: cause.code,
      details: cause.details,
    }),
  );
const soupPlaced = async (phone: Phone, body: Body = {}) => {
  await add(phone, 'soup', 2);
  return order(phone, body);
};
const aCoupon = (
  venue: { id: string },
  code: string,
  kind: 'percent' | 'amount' | 'pay-at-restaurant',
  value = 0,
) => server.database.kysely.insertInto('coupon').values({ venue_id: venue.id, code, kind, value }).execute();
const apply = (phone: Phone, code: string) =>
  phone.call('POST /cart/{session}/apply-discount', { session: phone.session, body: { code } });
/** Beside that a phone sat down. */
const eventsOf = async (audience: string) =>
  (
    await server.database.kysely.selectFrom('outbox').selectAll().where('audience', '=', audience).execute()
  ).filter(({ event }) => event !== 'board-guest');

describe('where a placed order goes', () => {
  it('[CART-45] [CART-37] [FLAG-03] without payment it goes to staff, and the cart is empty', async () => {
    const { venue, phone } = await place();
    await add(phone, 'soup', 2);
    await add(phone, 'steak');
    const { order: placed, next } = await order(phone, { comment: 'no salt', tipAmount: 100 });
    expect(next).toBe('done');
    expect(placed).toMatchObject({
      order_id: '1',
      status: 'waiting_confirmation',
      waiting_for: null,
      comment: 'no salt',
      subtotal: 29,
      tips: 1,
      total: 30,
      is_paid: false,
      placed_at: '2026-03-18T10:00:00.000Z',
      table_name: 'Table 1',
    });
    expect(placed.items).toMatchObject([
      { item_id: 'soup', name: 'Dish soup', quantity: 2, price: 4.5, strikethrough_price: null },
      { item_id: 'steak', quantity: 1, price: 20, strikethrough_price: 25 },
    ]);
    expect(placed.unique_order_number).toMatch(/^[0-9a-z]{20}$/);
    const cart = await phone.call('GET /cart/{session}/get', { session: phone.session });
    expect(cart).toMatchObject({ cart: [], revision: 3, total: 0 });
    const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    expect(orders).toEqual([{ ...placed, session_token: phone.session }]);
    const staff = await eventsOf(`staff:${venue.id}`);
    expect(staff.map(({ event }) => event)).toEqual(['board-order']);
  });

  it('[CART-42] with payment it waits for it, and staff are not rung', async () => {
    const { venue, phone } = await place({ functionalities: ['order'] });
    const { order: placed, next } = await soupPlaced(phone);
    expect({ next, status: placed.status, waiting: placed.waiting_for }).toEqual({
      next: 'pay',
      status: 'pending_activate',
      waiting: 'payment',
    });
    expect(await eventsOf(`staff:${venue.id}`)).toEqual([]);
  });

  it('[CART-38] an order that costs nothing is not paid', async () => {
    const { venue, phone } = await place({ functionalities: ['order', 'coupon-code'] });
    await aCoupon(venue, 'GIFT', 'percent', 100);
    await add(phone, 'soup');
    await apply(phone, 'GIFT');
    const { order: placed, next } = await order(phone);
    expect(next).toBe('done');
    expect(placed).toMatchObject({ total: 0, discount: 4.5, is_paid: true, small_order_fee: 0 });
  });

  it('[CART-39] nor one with a pay-at-restaurant code', async () => {
    const { venue, phone } = await place({ functionalities: ['order', 'coupon-code'] });
    await aCoupon(venue, 'FREELUNCH', 'pay-at-restaurant');
    await add(phone, 'soup');
    await apply(phone, 'FREELUNCH');
    const { order: placed, next } = await order(phone);
    expect(next).toBe('done');
    expect(placed).toMatchObject({
      status: 'waiting_confirmation',
      pay_at_restaurant: true,
      total: 4.5,
      coupon: { code: 'FREELUNCH', type: 'pay-at-restaurant' },
    });
  });

  it('[ORDER-46] where nobody accepts orders it is in the kitchen at once, with the minutes of the rush', async () => {
    const { venue, phone } = await place({ acceptance: 'auto' });
    const { order: calm } = await soupPlaced(phone);
    expect(calm).toMatchObject({ status: 'active', wait_minutes: 20, seen: true });
    expect(calm.accepted_at).toBe(calm.placed_at);
    await server.database.kysely
      .updateTable('venue')
      .set({ order_status: 'rush_mode', rush_mode_wait_minutes: 45 })
      .where('id', '=', venue.id)
      .execute();
    expect((await soupPlaced(phone)).order.wait_minutes).toBe(45);
  });

  it('keeps names for the guest and for the kitchen, and tells apart who sat down first', async () => {
    const { phone } = await place();
    const { session } = phone;
    await phone.call('POST /session/{session}/update-language', { session, body: { language: 'lt' } });
    await phone.call('POST /cart/{session}/add', {
      session,
      body: {
        menu_item_id: 'pizza',
        quantity: 1,
        variation_id: 'small',
        option_groups: [{ id: 'crust', options: [{ id: 'thick', quantity: 1 }] }],
      },
    });
    const { order: placed } = await order(phone);
    expect(placed.items[0]).toMatchObject({ name: 'Patiekalas pizza (Maža)', price: 8.5 });
    const [line] = await server.database.kysely
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .select(['kitchen_name', 'modifiers', 'station', 'first_of_visit'])
      .where('unique_order_number', '=', placed.unique_order_number)
      .execute();
    expect(line).toEqual({
      kitchen_name: 'Dish pizza (Small)',
      modifiers: [
        { id: 'thick', name: 'Priedas thick', kitchen_name: 'Option thick', markup: 50, quantity: 1 },
      ],
      station: 'kitchen',
      first_of_visit: true,
    });
  });
});

describe('presence', () => {
  it('a table whose party staff have not met waits for them, however many orders it sends', async () => {
    const { phone } = await place({ acceptance: 'auto', presence: 'confirm' });
    expect((await soupPlaced(phone)).order.status).toBe('waiting_confirmation');
    expect((await soupPlaced(phone)).order.status).toBe('waiting_confirmation');
    await server.database.kysely
      .updateTable('table_visit')
      .set({ presence_confirmed_at: new Date() })
      .execute();
    expect((await soupPlaced(phone)).order.status).toBe('active');
  });

  it('asks the PIN of the table once per phone', async () => {
    const { table, phone } = await place({ presence: 'pin' });
    await server.database.kysely
      .updateTable('table_visit')
      .set({ pin: '4711' })
      .where('table_id', '=', table.id)
      .execute();
    await add(phone, 'soup');
    expect((await refused(phone))?.code).toBe('presence_pin_wrong');
    expect((await refused(phone, { pin: '0000' }))?.code).toBe('presence_pin_wrong');
    expect((await order(phone, { pin: '4711' })).next).toBe('done');
    expect((await soupPlaced(phone)).next).toBe('done');
  });
});

describe('what is refused leaves the cart as it was', () => {
  const unchanged = async (phone: Phone, act: () => Promise<unknown>) => {
    const before = await phone.call('GET /cart/{session}/get', { session: phone.session });
    const outcome = await act();
    const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    expect(orders).toEqual([]);
    const after = await phone.call('GET /cart/{session}/get', { session: phone.session });
    expect(after.revision).toBe(before.revision);
    return outcome;
  };

  it('[CART-45] an empty cart', async () => {
    const { phone } = await place();
    expect(await unchanged(phone, () => refused(phone))).toMatchObject({ code: 'cart_empty' });
  });

  it('a cart or a price that is not the one the guest saw, answered with the new one', async () => {
    const { venue, phone } = await place();
    const { revision, total } = await add(phone, 'soup');
    const stale = await unchanged(phone, () => refused(phone, { cart_revision: revision + 1 }));
    expect(stale).toMatchObject({ code: 'cart_changed', details: { quote: { revision, total } } });
    const document = JSON.parse(JSON.stringify(aMenuDocument()).replace('"price":450', '"price":500'));
    await aMenu(server, venue, document);
    const dearer = await unchanged(phone, () => refused(phone, { expected_total: total }));
    expect(dearer).toMatchObject({ code: 'cart_changed', details: { quote: { total: 5 } } });
    const agreed = await order(phone, { expected_total: 5, cart_revision: revision, tipAmount: 100 });
    expect(agreed.order.total).toBe(6);
  });

  it('[CART-47] an item that left the menu, named', async () => {
    const { venue, phone } = await place();
    await add(phone, 'beer');
    const document = aMenuDocument();
    await aMenu(server, venue, { ...document, categories: document.categories.slice(0, 1) });
    expect(await unchanged(phone, () => refused(phone))).toMatchObject({
      code: 'menu_item_unavailable',
      details: { item_id: 'beer' },
    });
  });

  it('[ITEM-21] more than is left, named', async () => {
    const { venue, phone } = await place();
    await add(phone, 'soup', 3);
    await someStock(server, venue, 'item', 'soup', 2);
    expect(await unchanged(phone, () => refused(phone))).toMatchObject({
      code: 'not_enough_stock',
      details: { remaining: 2, item_id: 'soup' },
    });
    const [row] = await server.database.kysely
      .selectFrom('stock')
      .select('remaining')
      .where('venue_id', '=', venue.id)
      .execute();
    expect(row?.remaining).toBe(2);
  });

  it('[CART-48] [ORDER-54] orders paused after the cart was filled', async () => {
    const { venue, phone } = await place();
    await add(phone, 'soup');
    await server.database.kysely
      .updateTable('venue')
      .set({ order_status: 'temporarily_disabled' })
      .where('id', '=', venue.id)
      .execute();
    expect(await unchanged(phone, () => refused(phone))).toMatchObject({ code: 'not_accepting_orders' });
  });

  it('[CART-49] a code that ended, until it is taken off', async () => {
    const { venue, phone } = await place();
    await aCoupon(venue, 'BYE', 'percent', 10);
    await add(phone, 'soup');
    await apply(phone, 'BYE');
    await server.database.kysely.updateTable('coupon').set({ active: false }).execute();
    expect(await unchanged(phone, () => refused(phone))).toMatchObject({ code: 'coupon_not_found' });
    await phone.call('GET /cart/{session}/remove-discount', { session: phone.session });
    expect((await order(phone)).order.total).toBe(4.5);
  });

  it('[CART-56] an amount code that the items no longer reach', async () => {
    const { venue, phone } = await place();
    await aCoupon(venue, 'FIVE', 'amount', 500);
    const { cart } = await add(phone, 'soup', 2);
    await apply(phone, 'FIVE');
    await phone.call('POST /cart/{session}/update-quantity', {
      session: phone.session,
      body: { cart_item_id: cart[0]?.id ?? '', quantity: 1 },
    });
    expect(await unchanged(phone, () => refused(phone))).toMatchObject({ code: 'coupon_exceeds_subtotal' });
  });

  it('[TIPCHIP-15] [TIPCHIP-18] [FLAG-04] tips outside the limits, or where there are none', async () => {
    const { phone } = await place();
    await add(phone, 'soup');
    for (const tipAmount of [49, 10_001]) {
      expect(await unchanged(phone, () => refused(phone, { tipAmount }))).toEqual({
        code: 'tip_invalid',
        details: { min: 0.5, max: 100 },
      });
    }
    expect((await order(phone, { tipAmount: 45 })).order.tips).toBe(0.45);
    const { phone: other } = await place({ functionalities: ['order'] });
    await add(other, 'soup');
    expect(await unchanged(other, () => refused(other, { tipAmount: 100 }))).toMatchObject({
      code: 'tip_invalid',
    });
  });

  it('[CART-50] [CART-34] a tip on a free cart that no card can be charged', async () => {
    const tips = { orderTipsPercentages: [], minAmount: minor(10), maxAmount: minor(1000) };
    const { venue, phone } = await place({ tips, functionalities: [...FLAGS] });
    await aCoupon(venue, 'GIFT', 'percent', 100);
    await add(phone, 'soup');
    await apply(phone, 'GIFT');
    expect(await unchanged(phone, () => refused(phone, { tipAmount: 20 }))).toEqual({
      code: 'total_too_small',
      details: { minimum: 0.5 },
    });
  });

  it.each<[string, Body | Record<string, unknown>]>([
    ['a fractional tip', { tipAmount: 1.5 }],
    ['a negative tip', { tipAmount: -1 }],
    ['a price', { total: 1 }],
    ['a comment of 501 characters', { comment: 'x'.repeat(501) }],
    ['an answer that is a number', { extra_details: { a: 1 } }],
  ])('%s', async (_, body) => {
    const { phone } = await place();
    await add(phone, 'soup');
    const response = await phone.fetch(`/api/cart/${phone.session}/place-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect((await phone.call('GET /cart/{session}/get', { session: phone.session })).cart).toHaveLength(1);
  });

  it("[SESSION-12] another phone's session", async () => {
    const { table, phone } = await place();
    await add(phone, 'soup');
    const thief = await server.guestAt(table.code);
    const act = () => refused({ ...thief, session: phone.session });
    expect(await unchanged(phone, act)).toMatchObject({ code: 'session_not_found' });
  });

  it('a table that staff closed', async () => {
    const { table, phone } = await place();
    await add(phone, 'soup');
    await server.database.kysely
      .updateTable('table_visit')
      .set({ closed_at: new Date() })
      .where('table_id', '=', table.id)
      .execute();
    expect((await refused(phone))?.code).toBe('session_ended');
  });
});

describe('limits', () => {
  it('open orders of a phone and of a table', async () => {
    const { table, phone } = await place({ maxOpenOrdersPerSession: 1, maxOpenOrdersPerTable: 2 });
    await soupPlaced(phone);
    await add(phone, 'soup');
    expect(await refused(phone)).toEqual({ code: 'too_many_open_orders', details: { max: 1 } });
    const second = await server.guestAt(table.code);
    await soupPlaced(second);
    const third = await server.guestAt(table.code);
    await add(third, 'soup');
    expect(await refused(third)).toEqual({ code: 'too_many_open_orders', details: { max: 2 } });
  });

  it('open orders of a table, however many phones order at once', async () => {
    const { table } = await place({ maxOpenOrdersPerTable: 3 });
    const phones = await Promise.all(Array.from({ length: 8 }, () => server.guestAt(table.code)));
    for (const phone of phones) await add(phone, 'soup');
    const outcomes = await Promise.all(phones.map(phone => refused(phone)));
    expect(outcomes.filter(outcome => outcome === null)).toHaveLength(3);
    expect(new Set(outcomes.map(outcome => outcome?.code))).toEqual(
      new Set([undefined, 'too_many_open_orders']),
    );
  });
});
