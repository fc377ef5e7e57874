import type { CallInput } from '@tableside/contract/client';
import { minor, ZERO } from '@tableside/domain/money';
import { aCategory, aMenu, aMenuDocument, anItem, someStock } from '@tableside/testkit/scenes/a-menu.ts';
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
type Wanted = CallInput<'POST /cart/{session}/add'>['body'];

const place = async (over: Parameters<typeof aVenue>[1] = {}, table: Parameters<typeof aTable>[2] = {}) => {
  const venue = await aVenue(server, over);
  await aMenu(server, venue);
  const { code } = await aTable(server, venue, table);
  return { venue, code, phone: await server.guestAt(code) };
};
const add = (phone: Phone, body: Wanted) =>
  phone.call('POST /cart/{session}/add', { session: phone.session, body });
const refusedAdd = (phone: Phone, body: Wanted) =>
  add(phone, body).then(
    () => null,
    (cause: { code: string; details: Record<string, unknown> }) => ({
      code: cause.code,
      details: cause.details,
    }),
  );
const cartOf = (phone: Phone) => phone.call('GET /cart/{session}/get', { session: phone.session });

const PIZZA: Wanted = {
  menu_item_id: 'pizza',
  quantity: 1,
  variation_id: 'large',
  option_groups: [
    { id: 'crust', options: [{ id: 'thick', quantity: 1 }] },
    {
      id: 'toppings',
      options: [
        { id: 'olives', quantity: 1 },
        { id: 'ham', quantity: 1 },
      ],
    },
  ],
};

describe('reading and adding', () => {
  it('[CART-25] a cart never touched is empty', async () => {
    const { phone } = await place();
    expect(await cartOf(phone)).toEqual({
      revision: 0,
      shared: false,
      cart: [],
      extra_fees: [],
      coupon: null,
      error: null,
      subtotal: 0,
      discount: 0,
      loyalty_discount: 0,
      loyalty_percent: 0,
      loyalty_offers: [],
      loyalty_silent: false,
      small_order_fee: 0,
      total: 0,
    });
  });

  it('[ITEM-16] [ITEM-19] [CART-29] a variation replaces the price and options add to it', async () => {
    const { phone } = await place();
    const view = await add(phone, { ...PIZZA, quantity: 2 });
    expect(view.cart).toMatchObject([
      {
        item_id: 'pizza',
        item_name: 'Dish pizza',
        variation_name: 'Large',
        quantity: 2,
        price: 11,
        unit_price: 14.5,
        total: 29,
        options: [
          { option_id: 'thick', quantity: 1, price: 0.5 },
          { option_id: 'olives', price: 1 },
          { option_id: 'ham', price: 2 },
        ],
        available: true,
      },
    ]);
    expect(view).toMatchObject({ revision: 1, subtotal: 29, total: 29 });
    expect(await cartOf(phone)).toEqual(view);
  });

  it('[CART-27] a discounted price counts before the price', async () => {
    const { phone } = await place();
    const view = await add(phone, { menu_item_id: 'steak', quantity: 1 });
    expect(view.cart[0]).toMatchObject({ price: 25, discounted_price: 20, unit_price: 20, total: 20 });
  });

  it('[ITEM-16] equal lines grow together whatever order the options were tapped in', async () => {
    const { phone } = await place();
    await add(phone, PIZZA);
    const [crust, toppings] = PIZZA.option_groups ?? [];
    if (!crust || !toppings) throw new Error('the pizza has two groups');
    const other = { ...toppings, options: [...toppings.options].reverse() };
    const view = await add(phone, { ...PIZZA, quantity: 3, option_groups: [other, crust] });
    expect(view.cart.map(line => line.quantity)).toEqual([4]);
    const thin = {
      ...PIZZA,
      option_groups: [{ id: 'crust', options: [{ id: 'thin', quantity: 1 as const }] }],
    };
    expect((await add(phone, thin)).cart).toHaveLength(2);
  });

  it('[CART-30] lifts a small cart to half a euro, and a free one not', async () => {
    const { venue, phone } = await place();
    const items = [anItem({ id: 'mint', price: minor(20) }), anItem({ id: 'water', price: ZERO })];
    await aMenu(server, venue, { tags: [], categories: [aCategory({ id: 'small', items })] });
    expect(await add(phone, { menu_item_id: 'water', quantity: 1 })).toMatchObject({
      small_order_fee: 0,
      total: 0,
    });
    expect(await add(phone, { menu_item_id: 'mint', quantity: 1 })).toMatchObject({
      subtotal: 0.2,
      small_order_fee: 0.3,
      total: 0.5,
    });
  });

  it('[CART-02] names lines in the language of the session', async () => {
    const { phone } = await place();
    await phone.call('POST /session/{session}/update-language', {
      session: phone.session,
      body: { language: 'lt' },
    });
    const view = await add(phone, PIZZA);
    expect(view.cart[0]).toMatchObject({ item_name: 'Patiekalas pizza', variation_name: 'Didelė' });
  });
});

describe('what is refused changes nothing', () => {
  it.each<[string, Partial<Wanted>, string]>([
    ['no answer to a single group', { option_groups: [] }, 'crust'],
    [
      'two answers to a single group',
      {
        option_groups: [
          {
            id: 'crust',
            options: [
              { id: 'thin', quantity: 1 },
              { id: 'thick', quantity: 1 },
            ],
          },
        ],
      },
      'crust',
    ],
    [
      'three of at most two',
      {
        option_groups: [
          { id: 'crust', options: [{ id: 'thin', quantity: 1 }] },
          { id: 'toppings', options: ['olives', 'ham', 'basil'].map(id => ({ id, quantity: 1 as const })) },
        ],
      },
      'toppings',
    ],
    [
      'an inactive option',
      {
        option_groups: [
          { id: 'crust', options: [{ id: 'thin', quantity: 1 }] },
          { id: 'toppings', options: [{ id: 'truffle', quantity: 1 }] },
        ],
      },
      'toppings',
    ],
    [
      'the same option twice',
      {
        option_groups: [
          { id: 'crust', options: [{ id: 'thin', quantity: 1 }] },
          { id: 'toppings', options: ['ham', 'ham'].map(id => ({ id, quantity: 1 as const })) },
        ],
      },
      'toppings',
    ],
    [
      "another group's option",
      { option_groups: [{ id: 'crust', options: [{ id: 'ham', quantity: 1 }] }] },
      'crust',
    ],
    [
      'an unknown group',
      { option_groups: [{ id: 'sauce', options: [{ id: 'ham', quantity: 1 }] }] },
      'sauce',
    ],
  ])('[ITEM-11] [ITEM-12] [ITEM-15] [ITEM-17] %s', async (_, over, group) => {
    const { phone } = await place();
    expect(await refusedAdd(phone, { ...PIZZA, ...over })).toEqual({
      code: 'options_invalid',
      details: { group },
    });
    expect(await cartOf(phone)).toMatchObject({ revision: 0, cart: [] });
  });

  it('[ITEM-20] unknown items, foreign variations and items without the chosen variation', async () => {
    const { phone } = await place();
    for (const body of [
      { ...PIZZA, menu_item_id: 'nothing' },
      { ...PIZZA, variation_id: 'huge' },
      { menu_item_id: 'soup', quantity: 1, variation_id: 'large' },
    ]) {
      expect((await refusedAdd(phone, body))?.code).toBe('menu_item_unavailable');
    }
    expect((await refusedAdd(phone, { ...PIZZA, variation_id: null }))?.code).toBe('options_invalid');
    expect((await cartOf(phone)).cart).toEqual([]);
  });

  it.each([0, 51, 1.5, 1e9, -1, '2', null, true])('[ITEM-14] a quantity of %s', async quantity => {
    const { phone } = await place();
    const response = await phone.fetch(`/api/cart/${phone.session}/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ menu_item_id: 'soup', quantity }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation_failed' });
    expect((await cartOf(phone)).cart).toEqual([]);
  });

  it('[CART-27] a price sent by the phone', async () => {
    const { phone } = await place();
    const response = await phone.fetch(`/api/cart/${phone.session}/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"menu_item_id":"soup","quantity":1,"price":0.01}',
    });
    expect(response.status).toBe(400);
    expect((await cartOf(phone)).cart).toEqual([]);
  });

  it('[ITEM-14] more than fifty pieces of one line, more than a hundred lines', async () => {
    const { venue, phone } = await place();
    await add(phone, { menu_item_id: 'soup', quantity: 49 });
    expect((await add(phone, { menu_item_id: 'soup', quantity: 1 })).cart[0]?.quantity).toBe(50);
    expect((await refusedAdd(phone, { menu_item_id: 'soup', quantity: 1 }))?.code).toBe('cart_full');
    const items = Array.from({ length: 101 }, (_, index) => anItem({ id: `dish-${index}` }));
    await aMenu(server, venue, { tags: [], categories: [aCategory({ id: 'many', items })] });
    const other = await server.guestAt((await aTable(server, venue)).code);
    for (const { id } of items.slice(0, 100)) await add(other, { menu_item_id: id, quantity: 1 });
    expect((await refusedAdd(other, { menu_item_id: 'dish-100', quantity: 1 }))?.code).toBe('cart_full');
    expect((await add(other, { menu_item_id: 'dish-0', quantity: 1 })).cart).toHaveLength(100);
  });

  it("[SESSION-12] another phone's cart", async () => {
    const { phone, code } = await place();
    await add(phone, { menu_item_id: 'soup', quantity: 1 });
    const other = await server.guestAt(code);
    const stolen = { ...other, session: phone.session };
    expect((await refusedAdd(stolen, { menu_item_id: 'soup', quantity: 1 }))?.code).toBe('session_not_found');
    expect((await cartOf(phone)).cart[0]?.quantity).toBe(1);
  });
});

describe('when ordering is off', () => {
  it.each<[string, Parameters<typeof aVenue>[1], Parameters<typeof aTable>[2], string]>([
    ['the venue takes no orders', { settings: { functionalities: [] } }, {}, 'ordering_disabled'],
    ['the table overrides it', {}, { flagOverrides: { order: false } }, 'ordering_disabled'],
    ['the table is disabled', {}, { orderType: 'disabled' }, 'ordering_disabled'],
    ['orders are disabled for the table', {}, { ordersDisabled: true }, 'ordering_disabled'],
    ['the venue paused', { orderStatus: 'temporarily_disabled' }, {}, 'not_accepting_orders'],
    ['the venue says nothing', { orderStatus: null }, {}, 'not_accepting_orders'],
  ])('[ORDER-53] [ORDER-54] [ITEM-22] refuses when %s', async (_, venue, table, code) => {
    const { phone } = await place(venue, table);
    expect((await refusedAdd(phone, { menu_item_id: 'soup', quantity: 1 }))?.code).toBe(code);
  });

  it('[ORDER-53] a table may take orders where the venue does not', async () => {
    const { phone } = await place({ settings: { functionalities: [] } }, { flagOverrides: { order: true } });
    expect((await add(phone, { menu_item_id: 'soup', quantity: 1 })).cart).toHaveLength(1);
  });

  it('[ORDER-55] refuses outside working hours', async () => {
    const { venue, phone } = await place();
    await server.database.kysely
      .updateTable('venue')
      .set({ is_working_hours: false })
      .where('id', '=', venue.id)
      .execute();
    expect((await refusedAdd(phone, { menu_item_id: 'soup', quantity: 1 }))?.code).toBe(
      'not_accepting_orders',
    );
  });

  it('[PREVIEW-06] a preview looks and changes nothing', async () => {
    const { code } = await place();
    const phone = server.client();
    const { session } = await phone.call('GET /preview/{hash}', { hash: code });
    const body = { menu_item_id: 'soup', quantity: 1 };
    expect(await phone.failure('POST /cart/{session}/add', { session, body })).toBe('preview_mode');
    expect(await phone.failure('POST /cart/{session}/clear', { session })).toBe('preview_mode');
  });
});

describe('what ran out or left the menu', () => {
  it('[ITEM-21] counts what the cart holds already', async () => {
    const { venue, phone } = await place();
    await someStock(server, venue, 'item', 'soup', 3);
    await add(phone, { menu_item_id: 'soup', quantity: 2 });
    expect(await refusedAdd(phone, { menu_item_id: 'soup', quantity: 2 })).toEqual({
      code: 'not_enough_stock',
      details: { remaining: 3, in_cart: 2, item_id: 'soup' },
    });
    const view = await add(phone, { menu_item_id: 'soup', quantity: 1 });
    const [line] = view.cart;
    const body = { cart_item_id: line?.id ?? '', quantity: 4 };
    const { session } = phone;
    expect(await phone.failure('POST /cart/{session}/update-quantity', { session, body })).toBe(
      'not_enough_stock',
    );
    expect((await cartOf(phone)).cart[0]?.quantity).toBe(3);
  });

  it('[ITEM-21] a variation and an option are counted too', async () => {
    const { venue, phone } = await place();
    await someStock(server, venue, 'variation', 'large', 1);
    await someStock(server, venue, 'option', 'ham', 1);
    await add(phone, PIZZA);
    expect((await refusedAdd(phone, PIZZA))?.code).toBe('not_enough_stock');
    await someStock(server, venue, 'variation', 'large', 9);
    expect(await refusedAdd(phone, PIZZA)).toMatchObject({
      code: 'not_enough_stock',
      details: { remaining: 1 },
    });
    await someStock(server, venue, 'option', 'ham', 0);
    expect(await refusedAdd(phone, PIZZA)).toMatchObject({
      code: 'options_invalid',
      details: { group: 'toppings' },
    });
  });

  it('[CART-46] keeps a line that sold out or left, says so, and charges nothing for it', async () => {
    const { venue, phone } = await place();
    await add(phone, { menu_item_id: 'soup', quantity: 1 });
    await add(phone, { menu_item_id: 'steak', quantity: 1 });
    await add(phone, { menu_item_id: 'beer', quantity: 1 });
    await someStock(server, venue, 'item', 'soup', 0);
    const document = aMenuDocument();
    const withoutBeer = document.categories.filter(({ id }) => id !== 'drinks');
    await aMenu(server, venue, { ...document, categories: withoutBeer });
    const view = await cartOf(phone);
    expect(view.error).toBe('Menu items unavailable');
    expect(view.cart).toMatchObject([
      { item_name: 'Dish soup', available: false, total: 0 },
      { item_name: 'Dish steak', available: true, total: 20 },
      { item_name: 'Dish beer', available: false, total: 0 },
    ]);
    expect(view).toMatchObject({ subtotal: 20, total: 20 });
  });

  it('[MENU-45] an item of a category outside its hours cannot be added', async () => {
    const { venue, phone } = await place();
    const evening = { days: [1, 2, 3, 4, 5, 6, 7], from: 17 * 60, to: 22 * 60 };
    const availability = { enabled: true, type: 'availability' as const, ranges: [evening] };
    const categories = [aCategory({ id: 'dinner', availability, items: [anItem({ id: 'goose' })] })];
    await aMenu(server, venue, { tags: [], categories });
    expect((await refusedAdd(phone, { menu_item_id: 'goose', quantity: 1 }))?.code).toBe(
      'menu_item_unavailable',
    );
  });
});
