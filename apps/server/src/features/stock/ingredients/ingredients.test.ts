import { aBillScene, billOf, pieceOf, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringBack } from '../index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Part = readonly [kind: 'item' | 'variation' | 'option', id: string, count: number];

/** Makes an ingredient that dishes take. */
const shared = async (
  owner: TestStaff,
  remaining: number | null,
  parts: readonly Part[],
  name = 'Burger bun',
): Promise<string> => {
  const { venue } = owner;
  const body = { name, remaining, each_day: null };
  const { id } = await owner.call('POST /console/{venue}/stock/ingredients/make', { venue, body });
  for (const [kind, part, count] of parts) await link(owner, id, [kind, part, count]);
  return id;
};
const link = (owner: TestStaff, ingredient: string, [kind, id, count]: Part) =>
  owner.call('POST /console/{venue}/stock/ingredients/{ingredient}/use', {
    venue: owner.venue,
    ingredient,
    body: { kind, id, count },
  });
const evening = async () => {
  const scene = await aTableScene(server, { role: 'owner' });
  return { ...scene, owner: scene.staff };
};
const stockOf = (staff: TestStaff) => staff.call('GET /console/{venue}/stock', { venue: staff.venue });
const leftOf = async (staff: TestStaff, id: string): Promise<number | null | undefined> =>
  (await stockOf(staff)).ingredients.find(each => each.id === id)?.remaining;
const another = async (venue: { readonly id: string }): Promise<Phone> =>
  server.guestAt((await aTable(server, venue)).code);
const dishOf = async (phone: Phone, id: string) => {
  const { session } = phone;
  const { categories } = await phone.call('GET /get-menu-categories/{session}', { session });
  return categories.flatMap(({ items }) => items).find(each => each.id === id);
};
const add = (phone: Phone, menu_item_id: string, quantity = 1, more: object = {}) =>
  phone.call('POST /cart/{session}/add', {
    session: phone.session,
    body: { menu_item_id, quantity, ...more },
  });
const place = (phone: Phone) =>
  phone.call('POST /cart/{session}/place-order', { session: phone.session, body: {} });
const codeOf = (cause: { readonly code: string }): string => cause.code;

describe('what dishes share', () => {
  it('[ITEM-21] of two guests who order the last of it by different dishes at once one gets it, the other is told', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { venue, owner, phone } = await evening();
      const bun = await shared(owner, 1, [
        ['item', 'soup', 1],
        ['item', 'steak', 1],
      ]);
      const other = await another(venue);
      await add(phone, 'soup');
      await add(other, 'steak');
      const outcomes = await Promise.all(
        [phone, other].map(each => place(each).then(() => 'placed', codeOf)),
      );
      expect(outcomes.sort()).toEqual(['not_enough_stock', 'placed']);
      expect(await leftOf(owner, bun)).toBe(0);
      expect((await dishOf(phone, 'soup'))?.in_stock).toBe(false);
      expect((await dishOf(phone, 'steak'))?.in_stock).toBe(false);
      expect((await dishOf(phone, 'beer'))?.in_stock).toBe(true);
    }
  });

  it('[ITEM-21] guests whose dishes take several of them in another order wait for nobody for ever', async () => {
    const { venue, owner } = await evening();
    const bun = await shared(owner, 12, [['item', 'soup', 1]], 'Bun');
    const fillet = await shared(owner, 12, [['item', 'steak', 1]], 'Fillet');
    const both = await shared(
      owner,
      9,
      [
        ['item', 'steak', 1],
        ['item', 'soup', 1],
      ],
      'Sauce',
    );
    const phones: Phone[] = [];
    for (let index = 0; index < 10; index += 1) {
      const phone = await another(venue);
      for (const dish of index % 2 ? ['soup', 'steak'] : ['steak', 'soup']) await add(phone, dish);
      phones.push(phone);
    }
    const outcomes = await Promise.all(phones.map(phone => place(phone).then(() => 'placed', codeOf)));
    expect(outcomes.filter(each => each === 'placed')).toHaveLength(4);
    expect(outcomes.filter(each => each === 'not_enough_stock')).toHaveLength(6);
    expect([await leftOf(owner, bun), await leftOf(owner, fillet), await leftOf(owner, both)]).toEqual([
      8, 8, 1,
    ]);
  });

  it('[ITEM-21] is summed over the dishes of one cart, and said in portions of the dish that does not fit', async () => {
    const { owner, phone } = await evening();
    await shared(owner, 5, [
      ['item', 'soup', 1],
      ['item', 'steak', 2],
    ]);
    await add(phone, 'soup', 2);
    await expect(add(phone, 'steak', 2)).rejects.toMatchObject({
      code: 'not_enough_stock',
      details: { remaining: 1, in_cart: 0, item_id: 'steak' },
    });
    await add(phone, 'steak', 1);
    await expect(add(phone, 'soup', 2)).rejects.toMatchObject({ details: { remaining: 3, in_cart: 2 } });
    await add(phone, 'soup', 1);
    await place(phone);
    expect((await dishOf(phone, 'soup'))?.in_stock).toBe(false);
  });

  it('[ITEM-21] tells who was too late of the dish from which on it does not suffice', async () => {
    const { owner, phone } = await evening();
    const bun = await shared(owner, 5, [
      ['item', 'soup', 1],
      ['item', 'steak', 2],
    ]);
    await add(phone, 'soup', 1);
    await add(phone, 'steak', 2);
    const take = { venue: owner.venue, ingredient: bun, body: { by: -1 } };
    await owner.call('POST /console/{venue}/stock/ingredients/{ingredient}/count', take);
    await expect(place(phone)).rejects.toMatchObject({
      code: 'not_enough_stock',
      details: { remaining: 1, item_id: 'steak', short_of: bun },
    });
    expect(await leftOf(owner, bun)).toBe(4);
  });

  it('[MENU-44] takes a size off that needs more of it than is left, and leaves the smaller one', async () => {
    const { owner, phone } = await evening();
    await shared(owner, 2, [
      ['item', 'pizza', 1],
      ['variation', 'large', 1],
      ['option', 'ham', 1],
    ]);
    const sizes = async () => {
      const pizza = await dishOf(phone, 'pizza');
      const of = (id: string) => pizza?.variations.find(each => each.id === id)?.in_stock;
      const ham = pizza?.option_groups.flatMap(({ options }) => options).find(({ id }) => id === 'ham');
      return { dish: pizza?.in_stock, small: of('small'), large: of('large'), ham: ham?.in_stock };
    };
    expect(await sizes()).toEqual({ dish: true, small: true, large: true, ham: true });
    const chosen = (variation_id: string, toppings: readonly string[] = []) => ({
      variation_id,
      option_groups: [
        { id: 'crust', options: [{ id: 'thin', quantity: 1 }] },
        { id: 'toppings', options: toppings.map(id => ({ id, quantity: 1 })) },
      ],
    });
    await expect(add(phone, 'pizza', 1, chosen('large', ['ham']))).rejects.toMatchObject({
      code: 'options_invalid',
    });
    await add(phone, 'pizza', 1, chosen('small'));
    await place(phone);
    expect(await sizes()).toEqual({ dish: true, small: true, large: false, ham: false });
    await expect(add(phone, 'pizza', 1, chosen('large'))).rejects.toMatchObject({ code: 'not_enough_stock' });
    await add(phone, 'pizza', 1, chosen('small'));
    await place(phone);
    expect(await sizes()).toEqual({ dish: false, small: false, large: false, ham: false });
  });

  it('is given back with an order that is not made, by what the order took, whatever the dish takes since', async () => {
    const { owner, phone } = await evening();
    const bun = await shared(owner, 5, [['item', 'soup', 2]]);
    const order = await placed(phone);
    expect(await leftOf(owner, bun)).toBe(3);
    await link(owner, bun, ['item', 'soup', 1]);
    await link(owner, bun, ['item', 'steak', 4]);
    expect((await dishOf(phone, 'steak'))?.in_stock).toBe(false);
    await owner.call('POST /console/{venue}/orders/{order}/reject', {
      venue: owner.venue,
      order: order.unique_order_number,
      body: { reason: 'No more soup' },
    });
    expect(await leftOf(owner, bun)).toBe(5);
    expect((await dishOf(phone, 'steak'))?.in_stock).toBe(true);
  });

  it('goes back with an order that its guest withdraws', async () => {
    const settings = { functionalities: ['order', 'tips'], paymentProviders: ['cash'] } as const;
    const { staff: owner, phone } = await aTableScene(server, { role: 'owner', venue: { settings } });
    const bun = await shared(owner, 3, [['item', 'soup', 2]]);
    const { unique_order_number } = await placed(phone);
    expect(await leftOf(owner, bun)).toBe(1);
    const body = { unique_order_number };
    await phone.call('POST /orders/return-to-cart/{session}', { session: phone.session, body });
    expect(await leftOf(owner, bun)).toBe(3);
    expect((await dishOf(phone, 'soup'))?.in_stock).toBe(true);
  });

  it('is given back by the portions that staff take off a bill', async () => {
    const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
    const owner = await aStaff(server, scene.venue, 'owner');

    const bun = await shared(owner, 6, [
      ['item', 'soup', 2],
      ['item', 'steak', 1],
    ]);
    await placed(scene.phone, ['soup', 'soup', 'steak']);
    expect(await leftOf(owner, bun)).toBe(1);
    const { id: bill } = await staffBillOf(scene);
    const items = [pieceOf(await billOf(scene.phone), 'Dish soup', 0)];
    const body = { items, reason: 'They changed their mind' };
    await owner.call('POST /console/{venue}/bills/{bill}/items/void', { venue: owner.venue, bill, body });
    expect(await leftOf(owner, bun)).toBe(3);
  });

  it('is taken by what staff order at the table too, and refused there', async () => {
    const { owner, table } = await evening();
    const bun = await shared(owner, 1, [['item', 'soup', 1]]);
    const order = () =>
      owner.call('POST /console/{venue}/tables/{table}/order', {
        venue: owner.venue,
        table: table.id,
        body: { lines: [{ menu_item_id: 'soup', quantity: 1 }] },
      });
    await order();
    expect(await leftOf(owner, bun)).toBe(0);
    await expect(order()).rejects.toMatchObject({ code: 'not_enough_stock', details: { remaining: 0 } });
  });

  it('[RT-16] reaches the phones of a venue: sold out with the last of it, and back with the first', async () => {
    const { venue, owner, phone } = await evening();
    const bun = await shared(owner, 1, [
      ['item', 'soup', 1],
      ['item', 'steak', 1],
    ]);
    const other = await another(venue);
    const stream = await openStream(other, `/api/realtime/${other.session}`);
    await placed(phone, ['soup']);
    await stream.next('menu-updated');
    expect((await dishOf(other, 'steak'))?.in_stock).toBe(false);
    const body = { by: 3 };
    const count = { venue: owner.venue, ingredient: bun, body };
    await owner.call('POST /console/{venue}/stock/ingredients/{ingredient}/count', count);
    await stream.next('menu-updated');
    expect((await dishOf(other, 'steak'))?.in_stock).toBe(true);
    stream.close();
  });

  it('begins each business day with its pieces, and says until when its dishes are sold out', async () => {
    const { owner, phone } = await evening();
    const { venue } = owner;
    const body = { name: 'Sea bass', remaining: 3, each_day: 24 };
    const { id } = await owner.call('POST /console/{venue}/stock/ingredients/make', { venue, body });
    await link(owner, id, ['item', 'soup', 1]);
    const back_at = new Date(server.clock.now() + 3_600_000).toISOString();
    const out = { kind: 'ingredient', id, remaining: 0, back_at } as const;
    await owner.call('POST /console/{venue}/stock', { venue, body: out });
    expect(await dishOf(phone, 'soup')).toMatchObject({ in_stock: false, back: expect.any(String) });
    await bringBack(server.deps, server.clock.now() + 26 * 3_600_000);
    expect(await leftOf(owner, id)).toBe(24);
    expect(await dishOf(phone, 'soup')).toMatchObject({ in_stock: true });
  });
});

describe('the list of what dishes share', () => {
  it('says what each dish takes, and that a dish waits for it', async () => {
    const { owner } = await evening();
    const bun = await shared(owner, 1, [
      ['item', 'soup', 2],
      ['item', 'steak', 1],
    ]);
    const { items, ingredients, uses } = await stockOf(owner);
    expect(ingredients).toEqual([
      { id: bun, name: 'Burger bun', remaining: 1, back_at: null, each_day: null },
    ]);
    const of = (id: string) => items.find(each => each.id === id);
    expect(of('soup')).toMatchObject({ in_stock: false, remaining: null });
    expect(uses).toEqual({ 'item:soup': { [bun]: 2 }, 'item:steak': { [bun]: 1 } });
    expect(of('steak')).toMatchObject({ in_stock: true });
    expect(of('beer')).toMatchObject({ in_stock: true });
  });

  it('is written by who leads, counted by who serves, and noted with who did', async () => {
    const { venue, owner } = await evening();
    const bun = await shared(owner, null, [['item', 'soup', 1]]);
    const cook = await aStaff(server, venue, 'kitchen');
    const at = { venue: venue.id, ingredient: bun };
    await expect(link(cook, bun, ['item', 'soup', 2])).rejects.toMatchObject({ http: 403 });
    const once = { ...at, body: { by: -1 } };
    await expect(
      cook.call('POST /console/{venue}/stock/ingredients/{ingredient}/count', once),
    ).rejects.toMatchObject({ details: { fields: { by: 'not_counted' } } });
    const body = { kind: 'ingredient', id: bun, remaining: 2 } as const;
    await cook.call('POST /console/{venue}/stock', { venue: venue.id, body });
    const { remaining } = await cook.call('POST /console/{venue}/stock/ingredients/{ingredient}/count', once);
    expect(remaining).toBe(1);
    const deeds = await server.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('venue_id', '=', venue.id)
      .where('action', 'in', ['ingredient-make', 'ingredient-use', 'stock-set'])
      .orderBy('id')
      .execute();
    expect(deeds).toEqual([
      { action: 'ingredient-make', subject: `ingredient:${bun}` },
      { action: 'ingredient-use', subject: 'item:soup' },
      { action: 'stock-set', subject: `ingredient:${bun}` },
      { action: 'stock-set', subject: `ingredient:${bun}` },
    ]);
  });

  it('refuses a name twice, none, and what another venue has; forgets one with its count and its dishes', async () => {
    const { owner, phone } = await evening();
    const bun = await shared(owner, 0, [['item', 'soup', 1]]);
    expect((await dishOf(phone, 'soup'))?.in_stock).toBe(false);
    await expect(shared(owner, 1, [], ' burger  BUN ')).rejects.toMatchObject({
      details: { fields: { name: 'taken' } },
    });
    await expect(shared(owner, 1, [], '  ')).rejects.toMatchObject({
      details: { fields: { name: 'required' } },
    });
    const { owner: stranger } = await evening();
    await expect(link(stranger, bun, ['item', 'soup', 1])).rejects.toMatchObject({ code: 'not_found' });
    const at = { venue: owner.venue, ingredient: bun };
    await owner.call('POST /console/{venue}/stock/ingredients/{ingredient}/rename', {
      ...at,
      body: { name: 'Bun' },
    });
    await owner.call('POST /console/{venue}/stock/ingredients/{ingredient}/remove', at);
    expect((await stockOf(owner)).ingredients).toEqual([]);
    expect((await dishOf(phone, 'soup'))?.in_stock).toBe(true);
    await placed(phone);
  });
});
