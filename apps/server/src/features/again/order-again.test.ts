import type { CallInput } from '@tableside/contract/client';
import { minor } from '@tableside/domain/money';
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

type Added = CallInput<'POST /cart/{session}/add'>['body'];

/** A phone that had soup twice and a large pizza with ham, and now has an empty cart. */
const afterDinner = async (more: readonly Added[] = []) => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  const phone = await server.guestAt(table.code);
  const { session } = phone;
  const option_groups = [
    { id: 'crust', options: [{ id: 'thick', quantity: 1 as const }] },
    { id: 'toppings', options: [{ id: 'ham', quantity: 1 as const }] },
  ];
  const dishes: Added[] = [
    { menu_item_id: 'soup', quantity: 2, note: 'No dill' },
    { menu_item_id: 'pizza', quantity: 1, variation_id: 'large', option_groups },
    ...more,
  ];
  for (const body of dishes) await phone.call('POST /cart/{session}/add', { session, body });
  const { order } = await phone.call('POST /cart/{session}/place-order', { session, body: {} });
  const again = (number = order.unique_order_number, idempotencyKey?: string) =>
    phone.call('POST /orders/order-again/{session}', {
      session,
      body: { unique_order_number: number },
      ...(idempotencyKey && { idempotencyKey }),
    });
  return { venue, table, phone, session, order, again };
};

const changedMenu = (
  change: (
    item: ReturnType<typeof aMenuDocument>['categories'][number]['items'][number],
  ) => typeof item | null,
) => {
  const document = aMenuDocument();
  return {
    ...document,
    categories: document.categories.map(category => ({
      ...category,
      items: category.items.flatMap(item => change(item) ?? []),
    })),
  };
};

describe('ordering again', () => {
  it('puts everything into the cart with its choices, beside what is there', async () => {
    const { phone, session, again } = await afterDinner();
    for (const note of ['', 'No dill'])
      await phone.call('POST /cart/{session}/add', {
        session,
        body: { menu_item_id: 'soup', quantity: 1, note },
      });
    const { cart, ...rest } = await again();
    expect(rest).toEqual({ added: 3, left_out: [], repriced: [] });
    expect(cart.cart.map(({ item_id, quantity, note }) => [item_id, quantity, note])).toEqual([
      ['soup', 1, ''],
      ['soup', 3, 'No dill'],
      ['pizza', 1, ''],
    ]);
    expect(cart.cart[2]).toMatchObject({ variation_id: 'large', unit_price: 13.5, available: true });
    expect(cart.cart[2]?.options.map(({ option_id }) => option_id)).toEqual(['thick', 'ham']);
    expect(await phone.call('GET /cart/{session}/get', { session })).toEqual(cart);
  });

  it('takes the prices of today and says which are others', async () => {
    const { venue, again } = await afterDinner();
    const document = changedMenu(item => (item.id === 'soup' ? { ...item, price: minor(520) } : item));
    await server.deps.menuPublisher.publish(venue.id, document);
    const { cart, repriced } = await again();
    expect(repriced).toEqual([{ name: 'Dish soup', before: 4.5, now: 5.2 }]);
    expect(cart.total).toBe(2 * 5.2 + 13.5);
  });

  it('leaves out what is sold out, and takes what is left of the rest', async () => {
    const { venue, again } = await afterDinner();
    await someStock(server, venue, 'item', 'soup', 1);
    await someStock(server, venue, 'variation', 'large', 0);
    const { cart, added, left_out } = await again();
    expect(added).toBe(1);
    expect(left_out).toEqual([
      { name: 'Dish soup', quantity: 1, reason: 'sold_out' },
      { name: 'Dish pizza', quantity: 1, reason: 'sold_out' },
    ]);
    expect(cart).toMatchObject({ error: null, total: 4.5 });
  });

  it.each([
    ['gone', 'the dish left the menu', changedMenu(item => (item.id === 'pizza' ? null : item))],
    [
      'choice_changed',
      'the size is no longer there',
      changedMenu(item =>
        item.id === 'pizza' ? { ...item, variations: item.variations.slice(0, 1) } : item,
      ),
    ],
    [
      'choice_changed',
      'an option is no longer there',
      changedMenu(item =>
        item.id === 'pizza'
          ? {
              ...item,
              optionGroups: item.optionGroups.map(group => ({
                ...group,
                options: group.options.filter(({ id }) => id !== 'ham'),
              })),
            }
          : item,
      ),
    ],
    [
      'choice_changed',
      'something more has to be chosen',
      changedMenu(item =>
        item.id === 'pizza'
          ? {
              ...item,
              optionGroups: item.optionGroups.map(group =>
                group.id === 'toppings' ? { ...group, minChoices: 2 } : group,
              ),
            }
          : item,
      ),
    ],
  ])('says %s when %s', async (reason, _, document) => {
    const { venue, again } = await afterDinner();
    await server.deps.menuPublisher.publish(venue.id, document);
    const { cart, left_out } = await again();
    expect(left_out).toEqual([{ name: 'Dish pizza', quantity: 1, reason }]);
    expect(cart.cart.map(({ item_id }) => item_id)).toEqual(['soup']);
  });

  it('says that a paused category is not served now', async () => {
    const { venue, again } = await afterDinner();
    await server.database.kysely
      .insertInto('stock')
      .values({ venue_id: venue.id, kind: 'category', sellable_id: 'food', remaining: 0 })
      .execute();
    await server.deps.menuPublisher.republish(venue.id);
    const { added, left_out } = await again();
    expect(added).toBe(0);
    expect(left_out.map(({ reason }) => reason)).toEqual(['not_now', 'not_now']);
  });

  it('stops at fifty pieces of a line', async () => {
    const { phone, session, again } = await afterDinner();
    await phone.call('POST /cart/{session}/add', {
      session,
      body: { menu_item_id: 'soup', quantity: 49, note: 'No dill' },
    });
    const { left_out, added } = await again();
    expect(added).toBe(2);
    expect(left_out).toEqual([{ name: 'Dish soup', quantity: 1, reason: 'cart_full' }]);
  });

  it('happens once, however often the same tap arrives', async () => {
    const { phone, session, order, again } = await afterDinner();
    const key = crypto.randomUUID();
    const first = await again(order.unique_order_number, key);
    expect(await again(order.unique_order_number, key)).toEqual(first);
    expect((await phone.call('GET /cart/{session}/get', { session })).cart[0]?.quantity).toBe(2);
  });

  it("knows neither another phone's order nor an unknown one, and nothing where nobody orders", async () => {
    const { table, venue, order, phone, session } = await afterDinner();
    const other = await server.guestAt(table.code);
    const body = { unique_order_number: order.unique_order_number };
    expect(await other.failure('POST /orders/order-again/{session}', { session: other.session, body })).toBe(
      'order_not_found',
    );
    expect(
      await phone.failure('POST /orders/order-again/{session}', {
        session,
        body: { unique_order_number: 'nothing' },
      }),
    ).toBe('order_not_found');
    await server.database.kysely
      .updateTable('venue')
      .set({ order_status: 'temporarily_disabled' })
      .where('id', '=', venue.id)
      .execute();
    server.deps.sessions.noticeChange();
    expect(await phone.failure('POST /orders/order-again/{session}', { session, body })).toBe(
      'not_accepting_orders',
    );
  });
});
