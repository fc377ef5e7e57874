import { aMenu, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOfToken } from '../../http/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** A phone that this server remembers, with soup in its cart. What follows is done to the database, as another server would. */
const rememberedPhone = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  const phone = await server.guestAt(table.code);
  const { session } = phone;
  const add = { session, body: { menu_item_id: 'soup', quantity: 1 } };
  await phone.call('POST /cart/{session}/add', add);
  return { venue, table, phone, session, add };
};
const endSession = (session: string) =>
  server.database.kysely
    .updateTable('guest_session')
    .set({ ended_at: new Date(server.clock.now()) })
    .where('token_hash', '=', hashOfToken(session))
    .execute();

describe('a remembered session', () => {
  it('costs a change of the cart one statement; with a key it is proven, and the cart’s statement keeps the key', async () => {
    const { phone, add } = await rememberedPhone();
    const names: string[] = [];
    const original = pg.Client.prototype.query;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      names.push(String((args[0] as { name?: string }).name ?? args[0]));
      return Reflect.apply(original, this, args);
    } as typeof original);
    // Jobs run beside it.
    const taken = () => names.splice(0).filter(name => /^(cart-|sessions-by|idempotency-)/.test(name));
    await phone.call('POST /cart/{session}/add', add);
    expect(taken()).toEqual(['cart-write-remembered']);
    await phone.call('POST /cart/{session}/add', { ...add, idempotencyKey: 'once' });
    expect(taken()).toEqual(['sessions-by-token', 'idempotency-claim', 'cart-write-once']);
  });

  it('is dead at once when another server ended it: nothing changes, nothing is ordered, nothing is told', async () => {
    const { phone, session, add } = await rememberedPhone();
    await endSession(session);
    expect(await phone.failure('POST /cart/{session}/add', add)).toBe('session_ended');
    expect(await phone.failure('POST /cart/{session}/place-order', { session, body: {} })).toBe(
      'session_ended',
    );
    expect(await phone.failure('GET /orders/get-orders/{session}', { session })).toBe('session_ended');
    const { rows } = await server.database.pool.query(
      `select c.revision, (select count(*)::int from orders o where o.session_id = s.id) as orders
       from guest_session s join cart c on c.session_id = s.id where s.token_hash = $1`,
      [hashOfToken(session)],
    );
    expect(rows).toEqual([{ revision: 1, orders: 0 }]);
  });

  it("is nobody else's: the token alone opens nothing", async () => {
    const { phone, session, add } = await rememberedPhone();
    const thief = server.client();
    expect(await thief.failure('POST /cart/{session}/add', add)).toBe('session_not_found');
    thief.cookies.set('device', 'a'.repeat(43));
    expect(await thief.failure('POST /cart/{session}/add', add)).toBe('session_not_found');
    expect(await thief.failure('GET /orders/get-orders/{session}', { session })).toBe('session_not_found');
    expect((await phone.call('GET /cart/{session}/get', { session })).revision).toBe(1);
  });

  it('runs out by the clock', async () => {
    const { phone, session, add } = await rememberedPhone();
    const now = server.clock.now();
    server.clock.advance(6 * 60 * 60 * 1000 + 1);
    expect(await phone.failure('POST /cart/{session}/add', add)).toBe('session_ended');
    expect(await phone.failure('GET /orders/get-orders/{session}', { session })).toBe('session_ended');
    server.clock.set(now);
  });

  it('adds to what another server wrote into its cart', async () => {
    const { phone, session, add } = await rememberedPhone();
    await server.database.pool.query(
      `update cart set revision = 2, lines = jsonb_set(lines, '{0,quantity}', '7')
       where session_id = (select id from guest_session where token_hash = $1)`,
      [hashOfToken(session)],
    );
    const view = await phone.call('POST /cart/{session}/add', add);
    expect([view.revision, view.cart.map(line => line.quantity)]).toEqual([3, [8]]);
  });

  it('takes no more than another server left in stock', async () => {
    const { venue, phone, add } = await rememberedPhone();
    await someStock(server, venue, 'item', 'soup', 1);
    expect(await phone.failure('POST /cart/{session}/add', add)).toBe('not_enough_stock');
  });

  it('orders nothing at a table that another server closed for ordering', async () => {
    const { table, phone, session, add } = await rememberedPhone();
    await server.database.kysely
      .updateTable('venue_table')
      .set({ orders_disabled: true })
      .where('id', '=', table.id)
      .execute();
    expect(await phone.failure('POST /cart/{session}/add', add)).toBe('ordering_disabled');
    expect(await phone.failure('POST /cart/{session}/place-order', { session, body: {} })).toBe(
      'ordering_disabled',
    );
  });

  it('orders in the language that another server was told', async () => {
    const { phone, session } = await rememberedPhone();
    await server.database.kysely
      .updateTable('guest_session')
      .set({ selected_language: 'lt' })
      .where('token_hash', '=', hashOfToken(session))
      .execute();
    const { order } = await phone.call('POST /cart/{session}/place-order', { session, body: {} });
    expect(order.items.map(({ name }) => name)).toEqual(['Patiekalas soup']);
  });
});
