import { aMenu, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffContext } from '../../http/mount/handler.ts';
import { type CallInputOnServer, RawAnswer } from '../../http/mount/handler.ts';
import { stockHandlers } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const staffOf = (venueId: string): StaffContext => ({
  userId: 'user-1',
  name: 'Ona',
  email: 'ona@demo.test',
  sessionId: 'session-1',
  passwordAt: null,
  device: null,
  venueId,
  role: 'kitchen',
});
const inputOf = (venueId: string) => ({
  params: { venue: venueId },
  query: undefined,
  staff: staffOf(venueId),
  meta: {} as CallInputOnServer<'GET /console/{venue}/stock'>['meta'],
});
const stockOf = (venue: { readonly id: string }) => {
  const handlers = stockHandlers(server.deps);
  return {
    set: (kind: 'item' | 'variation' | 'option', id: string, remaining: number | null) =>
      handlers['POST /console/{venue}/stock']({ ...inputOf(venue.id), body: { kind, id, remaining } }),
    list: async () => {
      const answer = await handlers['GET /console/{venue}/stock']({ ...inputOf(venue.id), body: undefined });
      if (answer instanceof RawAnswer) throw new Error('stock is JSON');
      return answer.items;
    },
  };
};
const kitchen = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  return {
    venue,
    ...stockOf(venue),
    phone: await server.guestAt((await aTable(server, venue)).code),
  };
};
const menuOf = async (phone: Awaited<ReturnType<TestServer['guestAt']>>) => {
  const { version, categories } = await phone.call('GET /get-menu-categories/{session}', {
    session: phone.session,
  });
  return { version, items: categories.flatMap(category => category.items) };
};

describe('stock', () => {
  it('lists everything that can run out once, with what is left', async () => {
    const { venue, list } = await kitchen();
    await someStock(server, venue, 'option', 'ham', 0);
    await someStock(server, venue, 'item', 'soup', 4);
    const items = await list();
    expect(items.map(({ id }) => id)).toEqual([
      'soup',
      'pizza',
      'small',
      'large',
      'thin',
      'thick',
      'olives',
      'ham',
      'basil',
      'steak',
      'beer',
    ]);
    expect(items.find(({ id }) => id === 'soup')).toEqual({
      id: 'soup',
      kind: 'item',
      name: 'Dish soup',
      category: 'Category food',
      in_stock: true,
      remaining: 4,
    });
    expect(items.find(({ id }) => id === 'large')?.name).toBe('Dish pizza: Large');
    expect(items.find(({ id }) => id === 'ham')?.name).toBe('Group toppings: Option ham');
    expect(items.find(({ id }) => id === 'ham')).toMatchObject({ in_stock: false, remaining: 0 });
    expect(items.find(({ id }) => id === 'beer')).toMatchObject({ in_stock: true, remaining: null });
  });

  it('[MENU-44] shows guests a dish that sold out, and that it is back, but not every count between', async () => {
    const { set, phone } = await kitchen();
    const before = await menuOf(phone);
    await set('item', 'soup', 5);
    expect((await menuOf(phone)).version).toBe(before.version);
    await set('item', 'soup', 0);
    const gone = await menuOf(phone);
    expect(gone.version).toBeGreaterThan(before.version);
    expect(gone.items.find(({ id }) => id === 'soup')?.in_stock).toBe(false);
    await set('item', 'soup', null);
    expect((await menuOf(phone)).items.find(({ id }) => id === 'soup')?.in_stock).toBe(true);
  });

  it('lists nothing, and fails in nothing, where no menu is published yet', async () => {
    expect(await stockOf(await aVenue(server)).list()).toEqual([]);
  });

  it('refuses what is not on the menu', async () => {
    const { set, list } = await kitchen();
    const before = await list();
    for (const [kind, id] of [
      ['item', 'nothing'],
      ['option', 'soup'],
      ['variation', 'thick'],
    ] as const) {
      await expect(set(kind, id, 1)).rejects.toMatchObject({ code: 'menu_item_unavailable' });
    }
    expect(await list()).toEqual(before);
  });

  it('notes who changed it', async () => {
    const { venue, set } = await kitchen();
    await set('variation', 'large', 3);
    const rows = await server.database.kysely
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject', 'data'])
      .where('venue_id', '=', venue.id)
      .execute();
    expect(rows).toEqual([
      { actor: 'staff:user-1', action: 'stock-set', subject: 'variation:large', data: { remaining: 3 } },
    ]);
  });
});
