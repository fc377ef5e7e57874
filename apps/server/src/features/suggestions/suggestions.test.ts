import { aMenu, aMenuDocument } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { untilBlocking } from '@tableside/testkit/server/until-blocking.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSuggestions } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPlace = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const phone = await server.guestAt((await aTable(server, venue)).code);
  const owner = await aStaff(server, venue, 'owner');
  const read = () => phone.call('GET /suggestions/{session}', { session: phone.session });
  return { venue, phone, owner, read };
};
const save = (staff: TestStaff, item_id: string | null, suggested: string[], was: string[]) =>
  staff.call('POST /console/{venue}/suggestions', { venue: staff.venue, body: { item_id, suggested, was } });
/** As somebody does it who sees the list as it is now. */
const set = async (staff: TestStaff, item_id: string | null, suggested: string[]) => {
  const now = await staff.call('GET /console/{venue}/suggestions', { venue: staff.venue });
  const was = item_id === null ? now.always : now.with.find(each => each.item_id === item_id)?.suggested;
  return save(staff, item_id, suggested, was ?? []);
};

it('suggests nothing until the venue does', async () => {
  const { read } = await aPlace();
  expect(await read()).toEqual({ always: [], with: [] });
});

it("tells phones what goes with a dish and with everything, in the venue's order, each once", async () => {
  const { owner, read } = await aPlace();
  await set(owner, null, ['soup', 'beer', 'soup']);
  await set(owner, 'steak', ['beer', 'pizza', 'steak']);
  const expected = { always: ['soup', 'beer'], with: [{ item_id: 'steak', suggested: ['beer', 'pizza'] }] };
  expect(await read()).toEqual(expected);
  expect(await owner.call('GET /console/{venue}/suggestions', { venue: owner.venue })).toEqual(expected);
  expect(await set(owner, 'steak', ['soup'])).toMatchObject({
    with: [{ item_id: 'steak', suggested: ['soup'] }],
  });
  await set(owner, null, []);
  await set(owner, 'steak', []);
  expect(await read()).toEqual({ always: [], with: [] });
});

it('keeps the list of whoever set it last when two do at once, and no mixture', async () => {
  const { venue, read } = await aPlace();
  const { transaction } = server.database;
  let second: Promise<void> | undefined;
  await transaction(async run => {
    await writeSuggestions(run, venue.id, '', ['soup', 'beer']);
    second = transaction(other => writeSuggestions(other, venue.id, '', ['pizza']));
    // Whoever comes second waits, or is through by now.
    await Promise.race([second, untilBlocking(run)]);
  });
  await second;
  expect((await read()).always).toEqual(['pizza']);
});

it('of two who set one list, the second is told of the first and overwrites nothing; other lists stay free', async () => {
  const { owner, venue, read } = await aPlace();
  const manager = await aStaff(server, venue, 'manager');
  await save(owner, null, ['soup'], []);
  await expect(save(manager, null, ['beer'], [])).rejects.toMatchObject({ code: 'settings_changed' });
  await save(manager, 'steak', ['beer'], []);
  expect(await read()).toEqual({ always: ['soup'], with: [{ item_id: 'steak', suggested: ['beer'] }] });
  await save(manager, null, ['soup', 'beer'], ['soup']);
  expect((await read()).always).toEqual(['soup', 'beer']);
});

it('leaves out what has left the menu, on either side', async () => {
  const { venue, owner, read } = await aPlace();
  await set(owner, null, ['soup', 'beer']);
  await set(owner, 'steak', ['beer']);
  await set(owner, 'soup', ['beer', 'pizza']);
  const document = aMenuDocument();
  await server.deps.menuPublisher.publish(venue.id, {
    ...document,
    categories: document.categories.map(category => ({
      ...category,
      items: category.items.filter(({ id }) => id !== 'beer'),
    })),
  });
  expect(await read()).toEqual({ always: ['soup'], with: [{ item_id: 'soup', suggested: ['pizza'] }] });
});

it('shows the venue what it set with dishes that have left the menu, and lets it take that away', async () => {
  const { venue, owner, read } = await aPlace();
  await set(owner, 'steak', ['beer', 'soup']);
  await set(owner, 'soup', ['beer', 'pizza']);
  const document = aMenuDocument();
  await server.deps.menuPublisher.publish(venue.id, {
    ...document,
    categories: document.categories.map(category => ({
      ...category,
      items: category.items.filter(({ id }) => id !== 'beer' && id !== 'steak'),
    })),
  });
  const all = () => owner.call('GET /console/{venue}/suggestions', { venue: owner.venue });
  expect((await all()).with).toEqual([
    { item_id: 'soup', suggested: ['beer', 'pizza'] },
    { item_id: 'steak', suggested: ['beer', 'soup'] },
  ]);
  // What stands in a list may stay in it, or be moved; nothing that is gone is put into another.
  await set(owner, 'soup', ['pizza', 'beer']);
  await expect(set(owner, 'pizza', ['beer'])).rejects.toMatchObject({ code: 'menu_item_unavailable' });
  await set(owner, 'steak', []);
  expect((await all()).with).toEqual([{ item_id: 'soup', suggested: ['pizza', 'beer'] }]);
  expect((await read()).with).toEqual([{ item_id: 'soup', suggested: ['pizza'] }]);
});

it('takes only dishes of the menu, six of them at most', async () => {
  const { owner, read } = await aPlace();
  const refused = (item_id: string | null, suggested: string[]) =>
    owner.failure('POST /console/{venue}/suggestions', {
      venue: owner.venue,
      body: { item_id, suggested, was: [] },
    });
  expect(await refused(null, ['caviar'])).toBe('menu_item_unavailable');
  expect(await refused('caviar', ['soup'])).toBe('menu_item_unavailable');
  expect(
    await refused(
      null,
      Array.from({ length: 7 }, () => 'soup'),
    ),
  ).toBe('validation_failed');
  expect(await read()).toEqual({ always: [], with: [] });
});

it('is set by owners and managers of that venue alone, and is written down', async () => {
  const { venue, owner, read } = await aPlace();
  for (const role of ['waiter', 'kitchen', 'accountant'] as const) {
    const staff = await aStaff(server, venue, role);
    expect(
      await staff.failure('POST /console/{venue}/suggestions', {
        venue: staff.venue,
        body: { item_id: null, suggested: ['soup'], was: [] },
      }),
    ).toBe('not_allowed');
  }
  const elsewhere = await aPlace();
  await set(elsewhere.owner, null, ['soup']);
  expect(await read()).toEqual({ always: [], with: [] });
  await set(await aStaff(server, venue, 'manager'), null, ['beer']);
  expect((await read()).always).toEqual(['beer']);
  const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: owner.venue, query: {} });
  expect(deeds[0]).toMatchObject({ action: 'suggestions-change', name: 'The manager' });
});
