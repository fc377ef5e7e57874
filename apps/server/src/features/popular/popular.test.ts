import type { TableType } from '@tableside/domain/venue';
import { aMenu, aMenuDocument } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { popularJobs } from './count-popular.ts';

const DAY = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPlace = async (settings: NonNullable<Parameters<typeof aVenue>[1]>['settings'] = {}) => {
  const venue = await aVenue(server, { settings: { acceptance: 'auto', ...settings } });
  await aMenu(server, venue);
  const table = (orderType: TableType = 'default') => aTable(server, venue, { orderType });
  const guestOrders = async (dish: string, at?: { readonly code: string }, quantity = 1) => {
    const phone = await server.guestAt((at ?? (await table())).code);
    const { session } = phone;
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: dish, quantity } });
    const { order } = await phone.call('POST /cart/{session}/place-order', { session, body: {} });
    return order.unique_order_number;
  };
  const partiesOrder = async (dish: string, parties: number) => {
    for (let party = 0; party < parties; party += 1) await guestOrders(dish);
  };
  /** The menu as somebody reads it who has just sat down. */
  const menu = async () => {
    const { call, session } = await server.guestAt((await table()).code);
    return call('GET /get-menu-categories/{session}', { session });
  };
  const badges = async () =>
    (await menu()).categories
      .flatMap(({ items }) => items)
      .flatMap(({ id, popular }) => (popular ? [id] : []));
  const count = () => server.jobs.runNow('count-popular');
  return { venue, table, guestOrders, partiesOrder, badges, menu, count };
};

const view = (staff: TestStaff) => staff.call('GET /console/{venue}/popular', { venue: staff.venue });

describe('[MENU-52] popular by what guests order', () => {
  it('five parties make a dish popular, four do not', async () => {
    const { partiesOrder, badges, count, venue } = await aPlace();
    await partiesOrder('soup', 5);
    await partiesOrder('steak', 4);
    await count();
    expect(await badges()).toEqual(['soup']);
    const owner = await aStaff(server, venue, 'owner');
    expect(await view(owner)).toEqual({
      mode: 'automatic',
      counted_at: new Date(server.clock.now()).toISOString(),
      ordered: [{ id: 'soup', name: 'Dish soup', parties: 5 }],
      by_hand: [],
    });
  });

  it('one table is one party, whatever it eats and however often it orders', async () => {
    const { table, guestOrders, badges, count } = await aPlace();
    const regulars = await table();
    for (let round = 0; round < 6; round += 1) await guestOrders('soup', regulars, 10);
    await count();
    expect(await badges()).toEqual([]);
  });

  it('at a counter each phone is a party of its own', async () => {
    const { table, guestOrders, badges, count } = await aPlace();
    const counter = await table('pickup');
    for (let phone = 0; phone < 5; phone += 1) await guestOrders('soup', counter);
    await count();
    expect(await badges()).toEqual(['soup']);
  });

  it('orders that the venue rejected or could not make do not count, closed ones do', async () => {
    const { guestOrders, badges, count, venue } = await aPlace();
    const numbers: string[] = [];
    for (let party = 0; party < 5; party += 1) numbers.push(await guestOrders('soup'));
    const owner = await aStaff(server, venue, 'owner');
    const [closed = '', failed = ''] = numbers;
    await owner.call('POST /console/{venue}/orders/{order}/close', { venue: owner.venue, order: closed });
    await owner.call('POST /console/{venue}/orders/{order}/fail', {
      venue: owner.venue,
      order: failed,
      body: { reason: 'No gas' },
    });
    await count();
    expect(await badges()).toEqual([]);
    await guestOrders('soup');
    server.clock.advance(DAY);
    await count();
    expect(await badges()).toEqual(['soup']);
  });

  it('counts once a day and leaves the menu alone while nothing changes', async () => {
    const { partiesOrder, badges, count, menu } = await aPlace();
    await partiesOrder('soup', 5);
    await count();
    const first = (await menu()).version;
    await partiesOrder('steak', 5);
    server.clock.advance(DAY / 8);
    await count();
    expect(await badges()).toEqual(['soup']);
    expect((await menu()).version).toBe(first);
  });

  it('forgets what is older than four weeks', async () => {
    const { partiesOrder, count, venue } = await aPlace();
    const owner = await aStaff(server, venue, 'owner');
    await partiesOrder('soup', 5);
    server.clock.advance(27 * DAY);
    await count();
    expect((await view(owner)).ordered).toHaveLength(1);
    server.clock.advance(2 * DAY);
    await count();
    expect((await view(owner)).ordered).toEqual([]);
  });
});

describe('[MENU-52] venues in turn', () => {
  it('counts every venue, also when a roundful of others cannot be counted', async () => {
    const ids: string[] = [];
    for (let place = 0; place < 51; place += 1) ids.push((await aPlace()).venue.id);
    // As long as nobody was tried, ids decide: the sound venue is the last of them.
    const [sound = '', ...broken] = ids.sort().reverse();
    const { menus } = server.deps;
    const [job] = popularJobs({
      ...server.deps,
      menus: {
        ...menus,
        document: async (id, version) => {
          if (broken.includes(id)) throw new Error('This menu cannot be read.');
          return menus.document(id, version);
        },
      },
    });
    const isCounted = async () =>
      (
        await server.deps.database.run(
          'test',
          'select 1 from popular_dishes where venue_id = $1 and counted_at is not null',
          [sound],
        )
      ).length === 1;
    await job?.run(server.clock.now());
    expect(await isCounted()).toBe(false);
    await job?.run(server.clock.now());
    expect(await isCounted()).toBe(true);
  });
});

describe('[MENU-52] who decides', () => {
  const marked = () => {
    const document = aMenuDocument();
    return {
      ...document,
      categories: document.categories.map(category => ({
        ...category,
        items: category.items.map(item => ({ ...item, popular: item.id === 'pizza' })),
      })),
    };
  };
  type Mode = 'off' | 'by_hand' | 'automatic';
  const set = (staff: TestStaff, mode: Mode, was: Mode) =>
    staff.call('POST /console/{venue}/popular', { venue: staff.venue, body: { mode, was } });

  it("joins the venue's marks with guests' orders, and can be turned off", async () => {
    const { venue, partiesOrder, badges } = await aPlace({ popular: 'off' });
    await server.deps.menuPublisher.publish(venue.id, marked());
    await partiesOrder('soup', 5);
    expect(await badges()).toEqual([]);
    const owner = await aStaff(server, venue, 'owner');
    await set(owner, 'by_hand', 'off');
    // A colleague who still sees it off is told, and changes nothing.
    await expect(set(owner, 'automatic', 'off')).rejects.toMatchObject({ code: 'settings_changed' });
    expect(await badges()).toEqual(['pizza']);
    expect((await set(owner, 'automatic', 'by_hand')).by_hand).toEqual([{ id: 'pizza', name: 'Dish pizza' }]);
    expect(await badges()).toEqual(['soup', 'pizza']);
    await set(owner, 'off', 'automatic');
    expect(await badges()).toEqual([]);
  });

  it('is for owners and managers, and is written down', async () => {
    const { venue } = await aPlace();
    const waiter = await aStaff(server, venue, 'waiter');
    expect(await waiter.failure('GET /console/{venue}/popular', { venue: waiter.venue })).toBe('not_allowed');
    expect(
      await waiter.failure('POST /console/{venue}/popular', {
        venue: waiter.venue,
        body: { mode: 'off', was: 'automatic' },
      }),
    ).toBe('not_allowed');
    const owner = await aStaff(server, venue, 'owner');
    await set(owner, 'off', 'automatic');
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: owner.venue, query: {} });
    expect(deeds[0]).toMatchObject({ action: 'popular-change', name: owner.name });
  });
});
