import { minor } from '@tableside/domain/money';
import { aCategory, aMenu, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallInputOnServer, RawAnswer } from '../../../http/mount/handler.ts';
import { placeOrder } from './place-order.ts';

type Input = CallInputOnServer<'POST /cart/{session}/place-order'>;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const soupFor = (price: number) => ({
  tags: [],
  categories: [aCategory({ id: 'food', items: [anItem({ id: 'soup', price: minor(price) })] })],
});

/** A guest whose request has been let in: whatever changes from now on changes under its hands. */
const onItsWay = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue, soupFor(400));
  const table = await aTable(server, venue);
  const phone = await server.guestAt(table.code);
  const { session } = phone;
  await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
  const guest = await server.deps.sessions.prove(session, phone.cookies.get('device') ?? null);
  const place = async (body: Partial<Input['body']> = {}) => {
    const answer = await placeOrder(server.deps)({
      params: { session },
      query: undefined,
      meta: {} as Input['meta'],
      guest,
      body: { comment: '', tipAmount: 0, extra_details: {}, ...body },
    });
    if (answer instanceof RawAnswer) throw new Error('an order is JSON');
    return answer.order;
  };
  return { venue, table, place };
};
const setVenue = (venue: { id: string }, values: { order_status?: null; is_working_hours?: boolean }) =>
  server.database.kysely.updateTable('venue').set(values).where('id', '=', venue.id).execute();

describe('what changes while the request is on its way', () => {
  it('[CART-27] the price is that of the menu as it is now', async () => {
    const { venue, place } = await onItsWay();
    await aMenu(server, venue, soupFor(900));
    expect((await place()).total).toBe(9);
  });

  it('a guest who saw the old price is asked again', async () => {
    const { venue, place } = await onItsWay();
    await aMenu(server, venue, soupFor(900));
    await expect(place({ expected_total: 4 })).rejects.toMatchObject({ code: 'cart_changed' });
  });

  it('the settings are those of now', async () => {
    const { venue, place } = await onItsWay();
    const settings = JSON.stringify({ ...venue.settings, acceptance: 'auto', defaultWaitMinutes: 7 });
    await server.database.kysely
      .updateTable('venue')
      .set(eb => ({ settings, revision: eb('revision', '+', 1) }))
      .where('id', '=', venue.id)
      .execute();
    expect(await place()).toMatchObject({ status: 'active', wait_minutes: 7 });
  });

  it('[CART-48] [ORDER-54] [ORDER-55] the venue pauses or closes', async () => {
    for (const values of [{ order_status: null }, { is_working_hours: false }]) {
      const { venue, place } = await onItsWay();
      await setVenue(venue, values);
      await expect(place()).rejects.toMatchObject({ code: 'not_accepting_orders' });
    }
  });

  it('[ORDER-53] the table is switched off', async () => {
    const { table, place } = await onItsWay();
    const flag_overrides = JSON.stringify({ order: false });
    await server.database.kysely
      .updateTable('venue_table')
      .set({ flag_overrides })
      .where('id', '=', table.id)
      .execute();
    await expect(place()).rejects.toMatchObject({ code: 'ordering_disabled' });
  });

  it('staff close the table', async () => {
    const { table, place } = await onItsWay();
    await server.database.kysely
      .updateTable('guest_session')
      .set({ ended_at: new Date() })
      .where('table_id', '=', table.id)
      .execute();
    await expect(place()).rejects.toMatchObject({ code: 'session_ended' });
  });

  it('PostgreSQL undoes the order because of a deadlock: it is placed by the next try', async () => {
    const { place } = await onItsWay();
    const { lockingTransaction } = server.database;
    let undone = 0;
    const database = {
      ...server.database,
      lockingTransaction: async <T>(work: Parameters<typeof lockingTransaction<T>>[0]): Promise<T> =>
        lockingTransaction<T>(async run => {
          const result = await work(run, run);
          if (undone === 0) {
            undone += 1;
            throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
          }
          return result;
        }),
    };
    const { deps } = server;
    Object.assign(deps, { database });
    try {
      expect((await place()).order_id).toBe('1');
    } finally {
      Object.assign(deps, { database: server.database });
    }
    expect(undone).toBe(1);
  });
});
