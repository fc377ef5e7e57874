import { someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type Phone } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const flagOverrides = { 'shared-cart': true, 'skip-payment': true, 'pay-go': true };
/** A party of two phones that fill one cart, at a venue that meets nobody first. */
const aParty = async () => {
  const scene = await aTableScene(server, {
    table: { flagOverrides },
    venue: { settings: { acceptance: 'auto', presence: 'off', itemNotes: true } },
  });
  return { ...scene, other: await server.guestAt(scene.table.code) };
};
type Party = Awaited<ReturnType<typeof aParty>>;
const add = ({ call, session }: Phone, menu_item_id: string, quantity = 1) =>
  call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity } });
const cartOf = ({ call, session }: Phone) => call('GET /cart/{session}/get', { session });
const linesOf = async (phone: Phone) =>
  (await cartOf(phone)).cart.map(({ item_id, quantity, guest_index }) => [item_id, quantity, guest_index]);
const ordersOf = async ({ call, session }: Phone) =>
  (await call('GET /orders/get-orders/{session}', { session })).orders;
const order = ({ call, session }: Phone, body: { cart_revision?: number; comment?: string } = {}) =>
  call('POST /cart/{session}/place-order', { session, body });
const close = ({ staff, venue, table }: Party) =>
  staff.call('POST /console/{venue}/tables/{table}/close', {
    venue: venue.id,
    table: table.id,
    body: { force: true },
  });

describe('a cart that a party shares', () => {
  it('holds what every phone puts in, and says whose each dish is', async () => {
    const { phone, other } = await aParty();
    await add(phone, 'soup');
    await add(other, 'soup', 2);
    const { shared, total } = await add(phone, 'soup');
    expect([shared, total]).toEqual([true, 18]);
    const lines = [
      ['soup', 2, 1],
      ['soup', 2, 2],
    ];
    expect([await linesOf(phone), await linesOf(other)]).toEqual([lines, lines]);
  });

  it('tells the other phone of each change, and who sent it', async () => {
    const { phone, other } = await aParty();
    const stream = await openStream(other, `/api/realtime/${other.session}`);
    const { revision } = await add(phone, 'soup');
    expect((await stream.next('cart-updated')).data).toEqual({ revision, by: 1, sent: null });
    const sent = (await order(phone)).order.unique_order_number;
    expect((await stream.next('order-created')).data).toMatchObject({ order: { is_own: false } });
    expect((await stream.next('cart-updated')).data).toMatchObject({ by: 1, sent });
    stream.close();
  });

  it('is one order when two phones place at the same instant; the second reads who was first', async () => {
    const { phone, other } = await aParty();
    await add(phone, 'soup');
    const { revision } = await add(other, 'beer');
    const answers = await Promise.all([phone, other].map(each => order(each, { cart_revision: revision })));
    const [one, two] = answers;
    expect(one?.order.unique_order_number).toBe(two?.order.unique_order_number);
    expect(answers.map(({ sent_by }) => sent_by).filter(by => by !== null)).toHaveLength(1);
    const [second] = answers.filter(({ sent_by }) => sent_by !== null);
    expect(second).toMatchObject({ next: 'done', sent_by: second?.order.guest_index });
    expect([await linesOf(phone), await linesOf(other)]).toEqual([[], []]);
    for (const each of [phone, other]) {
      const [placed, ...more] = await ordersOf(each);
      expect(more).toEqual([]);
      expect(placed?.items.map(({ item_id, guest_index }) => [item_id, guest_index])).toEqual([
        ['soup', 1],
        ['beer', 2],
      ]);
    }
  });

  it('that grew unseen and was sent then, answers with that order; one that grew and waits asks to look again', async () => {
    const { phone, other } = await aParty();
    const { revision } = await add(phone, 'soup');
    await add(other, 'beer');
    await expect(order(phone, { cart_revision: revision })).rejects.toMatchObject({ code: 'cart_changed' });
    const sent = await order(other);
    const late = await order(phone, { cart_revision: revision });
    expect(late).toMatchObject({
      sent_by: 2,
      order: { unique_order_number: sent.order.unique_order_number },
    });
  });

  it('keeps both changes of one line made at once, and refuses words over words that were not seen', async () => {
    const { phone, other } = await aParty();
    const { cart } = await add(phone, 'soup', 2);
    const cart_item_id = cart[0]?.cart_item_id ?? '';
    const to = ({ call, session }: Phone, quantity: number) =>
      call('POST /cart/{session}/update-quantity', { session, body: { cart_item_id, quantity, from: 2 } });
    await Promise.all([to(phone, 3), to(other, 4)]);
    expect(await linesOf(phone)).toEqual([['soup', 5, 1]]);
    // Who saw two and takes them away takes two; what came meanwhile stays.
    await phone.call('POST /cart/{session}/remove', {
      session: phone.session,
      body: { cart_item_id, from: 2 },
    });
    expect(await linesOf(other)).toEqual([['soup', 3, 1]]);
    const note = ({ call, session }: Phone, words: string) =>
      call('POST /cart/{session}/update-note', { session, body: { cart_item_id, note: words, from: '' } });
    await note(other, 'hot');
    await expect(note(phone, 'cold')).rejects.toMatchObject({ code: 'cart_line_changed' });
  });

  it('is emptied by a guest of their own dishes only', async () => {
    const { phone, other } = await aParty();
    await add(phone, 'soup');
    await add(other, 'beer');
    await phone.call('POST /cart/{session}/clear', { session: phone.session });
    expect(await linesOf(other)).toEqual([['beer', 1, 2]]);
  });

  it("puts each dish on the bill as its guest's", async () => {
    const { phone, other } = await aParty();
    await add(phone, 'soup');
    await add(other, 'beer');
    await order(phone);
    const { orders } = await other.call('GET /orders/get-paygo-orders/{session}', { session: other.session });
    expect(orders[0]?.items.map(({ name, guest_index }) => [name, guest_index])).toEqual([
      ['Dish soup', 1],
      ['Dish beer', 2],
    ]);
  });

  it('is placed with a code, a tip, the last portion and the sum that was seen, as an own one', async () => {
    const scene = await aTableScene(server, {
      table: {
        flagOverrides: { ...flagOverrides, 'coupon-code': true, tips: true, 'tips-before-payment': true },
      },
      venue: { settings: { acceptance: 'auto', presence: 'off' } },
    });
    const { phone, venue } = scene;
    const other = await server.guestAt(scene.table.code);
    await someStock(server, venue, 'item', 'soup', 2);
    await server.database.kysely
      .insertInto('coupon')
      .values({ venue_id: venue.id, code: 'TEN', kind: 'percent', value: 10, max_uses: 1 })
      .execute();
    await add(phone, 'soup');
    await add(other, 'soup');
    await expect(add(other, 'soup')).rejects.toMatchObject({ code: 'not_enough_stock' });
    const { session } = other;
    await other.call('POST /cart/{session}/apply-discount', { session, body: { code: 'TEN' } });
    const { total, revision, coupon } = await cartOf(phone);
    expect([total, coupon?.code]).toEqual([8.1, 'TEN']);
    const body = { expected_total: total, cart_revision: revision, tipAmount: 100 };
    const place = (each: Phone) =>
      each.call('POST /cart/{session}/place-order', {
        session: each.session,
        body,
        idempotencyKey: crypto.randomUUID(),
      });
    const answers = await Promise.all([place(phone), place(other)]);
    expect(answers.map(({ order: { total: sum, tips } }) => [sum, tips])).toEqual([
      [9.1, 1],
      [9.1, 1],
    ]);
    expect(await ordersOf(phone)).toHaveLength(1);
  });

  it('waits for the payment of who sent it, who may take it back into the cart of all', async () => {
    const scene = await aTableScene(server, {
      table: { flagOverrides: { 'shared-cart': true, 'skip-payment': false } },
    });
    const { phone } = scene;
    const other = await server.guestAt(scene.table.code);
    await add(phone, 'soup');
    await add(other, 'beer');
    const { order: placed, next } = await order(other);
    expect([next, (await ordersOf(phone))[0]]).toMatchObject([
      'pay',
      { is_own: false, waiting_for: 'payment' },
    ]);
    const back = ({ call, session }: Phone) =>
      call('POST /orders/return-to-cart/{session}', {
        session,
        body: { unique_order_number: placed.unique_order_number },
      });
    await expect(back(phone)).rejects.toMatchObject({ code: 'order_not_found' });
    const stream = await openStream(phone, `/api/realtime/${phone.session}`);
    await back(other);
    const { revision } = await cartOf(phone);
    await stream.until('cart-updated', data => (data as { revision: number }).revision === revision);
    stream.close();
    expect(await linesOf(phone)).toEqual([
      ['soup', 1, 1],
      ['beer', 1, 2],
    ]);
    expect(await ordersOf(phone)).toEqual([]);
  });

  it('shows the order to the others without what its sender answered', async () => {
    const { phone, other } = await aParty();
    await add(phone, 'soup');
    await order(phone, { comment: 'all at once' });
    const [seen] = await ordersOf(other);
    expect(seen).toMatchObject({ is_own: false, guest_index: 1, additional_fields: {}, payments: [] });
    expect(seen?.session_token).toBeNull();
  });
});

describe('a cart that a party shares is nobody else’s', () => {
  it('ends with the table: the next party sees nothing of it, and the old phones are out', async () => {
    const party = await aParty();
    await add(party.phone, 'soup');
    await order(party.phone);
    await add(party.other, 'beer');
    await close(party);
    const next = await server.guestAt(party.table.code);
    expect([await linesOf(next), await ordersOf(next)]).toEqual([[], []]);
    await expect(add(party.other, 'beer')).rejects.toMatchObject({ code: 'session_ended' });
    expect(await linesOf(next)).toEqual([]);
  });

  it('stays away from the neighbours, from other venues and from phones that only look', async () => {
    const { phone, venue, table } = await aParty();
    await add(phone, 'soup');
    const neighbour = await server.guestAt((await aTable(server, venue, { flagOverrides })).code);
    const elsewhere = await aParty();
    expect([await linesOf(neighbour), await linesOf(elsewhere.phone)]).toEqual([[], []]);
    const looking = server.client();
    const { session } = await looking.call('GET /preview/{hash}', { hash: table.code });
    expect(await linesOf({ ...looking, session })).toEqual([]);
    // Another phone with this one's token.
    await expect(neighbour.call('GET /cart/{session}/get', { session: phone.session })).rejects.toMatchObject(
      { code: 'session_not_found' },
    );
  });

  it('is not filled where the table keeps own carts, nor once a party sat down with its own', async () => {
    const { phone, table } = await aTableScene(server);
    const other = await server.guestAt(table.code);
    const set = (on: boolean) =>
      server.database.kysely
        .updateTable('venue_table')
        .set({ flag_overrides: JSON.stringify({ 'shared-cart': on }) })
        .where('id', '=', table.id)
        .execute();
    await add(phone, 'soup');
    await set(true);
    const third = await server.guestAt(table.code);
    for (const each of [other, third]) expect(await cartOf(each)).toMatchObject({ shared: false, cart: [] });
    expect(await linesOf(phone)).toEqual([['soup', 1, null]]);
  });
});

describe('parties that staff put together', () => {
  it('fill one cart from then on, each dish still whose it was', async () => {
    const one = await aParty();
    const table = await aTable(server, one.venue, { name: 'Table 2', flagOverrides });
    const host = await server.guestAt(table.code);
    await add(one.phone, 'soup');
    await order(one.phone);
    await add(one.other, 'beer');
    await add(host, 'steak');
    await one.staff.call('POST /console/{venue}/tables/{table}/merge', {
      venue: one.venue.id,
      table: one.table.id,
      body: { into: table.id },
    });
    const lines = [
      ['steak', 1, 1],
      ['beer', 1, 3],
    ];
    for (const each of [one.phone, one.other, host]) expect(await linesOf(each)).toEqual(lines);
    const [seen] = await ordersOf(host);
    expect(seen?.items.map(({ guest_index }) => guest_index)).toEqual([2]);
    await order(one.phone);
    expect(await linesOf(host)).toEqual([]);
  });
});
