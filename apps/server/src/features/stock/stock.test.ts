import { aMenu, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffContext } from '../../http/mount/handler.ts';
import { type CallInputOnServer, RawAnswer } from '../../http/mount/handler.ts';
import { bringBack, stockHandlers } from './index.ts';

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
type More = { readonly back_at?: string; readonly back_count?: number; readonly each_day?: number | null };
const stockOf = (venue: { readonly id: string }) => {
  const handlers = stockHandlers(server.deps);
  return {
    set: (kind: 'item' | 'variation' | 'option', id: string, remaining: number | null, more: More = {}) =>
      handlers['POST /console/{venue}/stock']({
        ...inputOf(venue.id),
        body: { kind, id, remaining, ...more },
      }),
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
      of: null,
      name: 'Dish soup',
      category: 'Category food',
      in_stock: true,
      remaining: 4,
      back_at: null,
      each_day: null,
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

  it('tells guests from when a dish is to be had again, and brings it back by itself then', async () => {
    const { set, list, phone } = await kitchen();
    const soup = async () => (await menuOf(phone)).items.find(({ id }) => id === 'soup');
    const now = server.deps.clock();
    const inAnHour = new Date(now + 3_600_000);
    await set('item', 'soup', 0, { back_at: inAnHour.toISOString(), back_count: 7 });
    const time = inAnHour.toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Vilnius',
    });
    expect(await soup()).toMatchObject({ in_stock: false, back: expect.stringContaining(time) });
    await bringBack(server.deps, now + 3_599_000);
    expect((await soup())?.in_stock).toBe(false);
    await bringBack(server.deps, now + 3_600_000);
    expect(await soup()).toMatchObject({ in_stock: true });
    expect(await soup()).not.toHaveProperty('back');
    expect((await list()).find(({ id }) => id === 'soup')).toMatchObject({ remaining: 7, back_at: null });
    // Put back by hand before its time: it does not run out, nor come back, a second time.
    await set('item', 'soup', 0, { back_at: new Date(now + 7_200_000).toISOString() });
    await set('item', 'soup', 3);
    await bringBack(server.deps, now + 7_200_000);
    expect((await list()).find(({ id }) => id === 'soup')).toMatchObject({ remaining: 3 });
  });

  it.each([
    ['is over', 0, -1_000],
    ['is too far away for anybody to know', 0, 40 * 86_400_000],
    ['belongs to what is not sold out', 5, 3_600_000],
  ] as const)('refuses a time to come back that %s', async (_, remaining, ahead) => {
    const { set, list } = await kitchen();
    const back_at = new Date(server.deps.clock() + ahead).toISOString();
    await expect(set('item', 'soup', remaining, { back_at })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { back_at: 'invalid' } },
    });
    expect((await list()).find(({ id }) => id === 'soup')?.remaining).toBe(null);
  });

  it('begins each business day with what a kitchen makes, once, until it is told not to', async () => {
    const { set, list, phone } = await kitchen();
    const soup = async () => (await list()).find(({ id }) => id === 'soup');
    const now = server.deps.clock();
    const day = 86_400_000;
    await set('item', 'soup', 0, { each_day: 12 });
    await bringBack(server.deps, now);
    expect(await soup()).toMatchObject({ remaining: 0, each_day: 12 });
    await Promise.all([bringBack(server.deps, now + day), bringBack(server.deps, now + day)]);
    expect(await soup()).toMatchObject({ remaining: 12 });
    expect((await menuOf(phone)).items.find(({ id }) => id === 'soup')?.in_stock).toBe(true);
    // Counted during the day: the day does not begin again.
    await set('item', 'soup', 5);
    await bringBack(server.deps, now + day + 1_000);
    expect(await soup()).toMatchObject({ remaining: 5, each_day: 12 });
    await set('item', 'soup', 5, { each_day: null });
    await bringBack(server.deps, now + 2 * day);
    expect(await soup()).toMatchObject({ remaining: 5, each_day: null });
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
