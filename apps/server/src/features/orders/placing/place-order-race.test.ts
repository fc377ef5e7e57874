import { aMenu, someStock } from '@tableside/testkit/scenes/a-menu.ts';
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
type Line = { readonly menu_item_id: string; readonly quantity: number };

const kitchen = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  return venue;
};
/** Phones, each at a table of its own so that nothing but what they order stands between them, with these dishes. */
const phonesWith = async (venue: { id: string }, count: number, lines: (index: number) => Line[]) => {
  const phones: Phone[] = [];
  for (let index = 0; index < count; index += 1) {
    const phone = await server.guestAt((await aTable(server, venue)).code);
    for (const body of lines(index)) {
      await phone.call('POST /cart/{session}/add', { session: phone.session, body });
    }
    phones.push(phone);
  }
  return phones;
};
/** All place at once: the codes of those that were refused, `placed` for the others. */
const placeAll = (phones: readonly Phone[]) =>
  Promise.all(
    phones.map(phone =>
      phone.call('POST /cart/{session}/place-order', { session: phone.session, body: {} }).then(
        () => 'placed',
        (cause: { code: string }) => cause.code,
      ),
    ),
  );
const count = (outcomes: readonly string[], wanted: string) =>
  outcomes.filter(outcome => outcome === wanted).length;
const leftOf = async (venue: { id: string }) => {
  const rows = await server.database.kysely
    .selectFrom('stock')
    .select(['sellable_id', 'remaining'])
    .where('venue_id', '=', venue.id)
    .orderBy('sellable_id')
    .execute();
  return rows.map(row => [row.sellable_id, row.remaining]);
};
const ordersAt = (venue: { id: string }) =>
  server.database.kysely.selectFrom('orders').selectAll().where('venue_id', '=', venue.id).execute();

describe('the last portion', () => {
  it('[ITEM-21] of twenty phones one gets it, and the menu says so', async () => {
    const venue = await kitchen();
    const phones = await phonesWith(venue, 20, () => [{ menu_item_id: 'soup', quantity: 1 }]);
    await someStock(server, venue, 'item', 'soup', 1);
    const outcomes = await placeAll(phones);
    expect(count(outcomes, 'placed')).toBe(1);
    expect(count(outcomes, 'not_enough_stock')).toBe(19);
    expect(await leftOf(venue)).toEqual([['soup', 0]]);
    expect(await ordersAt(venue)).toHaveLength(1);
    const [phone] = phones;
    if (!phone) throw new Error('there are phones');
    const menu = await phone.call('GET /get-menu-categories/{session}', { session: phone.session });
    const soup = menu.categories.flatMap(({ items }) => items).find(({ id }) => id === 'soup');
    expect(soup?.in_stock).toBe(false);
  });

  it('[ITEM-21] of twenty phones wanting two each, five get their two of eleven', async () => {
    const venue = await kitchen();
    const phones = await phonesWith(venue, 20, () => [{ menu_item_id: 'soup', quantity: 2 }]);
    await someStock(server, venue, 'item', 'soup', 11);
    const outcomes = await placeAll(phones);
    expect(count(outcomes, 'placed')).toBe(5);
    expect(count(outcomes, 'not_enough_stock')).toBe(15);
    expect(await leftOf(venue)).toEqual([['soup', 1]]);
  });

  it('[ITEM-21] carts that hold the same dishes in another order do not block each other, and take all or nothing', async () => {
    const venue = await kitchen();
    const dishes = [
      { menu_item_id: 'soup', quantity: 1 },
      { menu_item_id: 'steak', quantity: 1 },
      { menu_item_id: 'beer', quantity: 1 },
    ];
    const phones = await phonesWith(venue, 12, index => (index % 2 ? dishes : [...dishes].reverse()));
    await someStock(server, venue, 'item', 'soup', 12);
    await someStock(server, venue, 'item', 'steak', 12);
    await someStock(server, venue, 'item', 'beer', 7);
    const outcomes = await placeAll(phones);
    expect(count(outcomes, 'placed')).toBe(7);
    expect(count(outcomes, 'not_enough_stock')).toBe(5);
    expect(await leftOf(venue)).toEqual([
      ['beer', 0],
      ['soup', 5],
      ['steak', 5],
    ]);
  });
});

describe('a code that works once', () => {
  it('[CART-49] of ten phones one gets the discount, the others are told', async () => {
    const venue = await kitchen();
    await server.database.kysely
      .insertInto('coupon')
      .values({ venue_id: venue.id, code: 'ONCE', kind: 'percent', value: 50, max_uses: 1 })
      .execute();
    const phones = await phonesWith(venue, 10, () => [{ menu_item_id: 'soup', quantity: 1 }]);
    for (const phone of phones) {
      const body = { code: 'ONCE' };
      await phone.call('POST /cart/{session}/apply-discount', { session: phone.session, body });
    }
    const outcomes = await placeAll(phones);
    expect(count(outcomes, 'placed')).toBe(1);
    expect(count(outcomes, 'coupon_not_found')).toBe(9);
    const orders = await ordersAt(venue);
    expect(orders.map(({ discount, total }) => [discount, total])).toEqual([[225, 225]]);
    const coupon = await server.database.kysely.selectFrom('coupon').select('uses').executeTakeFirst();
    expect(coupon?.uses).toBe(1);
  });
});

describe('numbers', () => {
  it('every order of a venue gets its own, without gaps, whatever is refused beside it', async () => {
    const venue = await kitchen();
    await someStock(server, venue, 'item', 'steak', 6);
    const phones = await phonesWith(venue, 16, index => [
      { menu_item_id: index % 2 ? 'steak' : 'soup', quantity: 1 },
    ]);
    const outcomes = await placeAll(phones);
    expect(count(outcomes, 'placed')).toBe(14);
    const numbers = (await ordersAt(venue)).map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  });
});
