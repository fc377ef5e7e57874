import type { MenuEditBody } from '@tableside/contract/http/shared/menu-edit';
import type { DraftItem } from '@tableside/domain/menu';
import { findItem, type MenuEdit } from '@tableside/domain/menu-edit';
import { minor, ZERO } from '@tableside/domain/money';
import { aMenu, aMenuDocument, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceDraft } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPlace = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const [owner, manager] = [await aStaff(server, venue, 'owner'), await aStaff(server, venue, 'manager')];
  return { venue, owner, manager };
};
const draftOf = async (staff: TestStaff) =>
  (await staff.call('GET /console/{venue}/menu-draft', { venue: staff.venue })).draft;
const itemOf = async (staff: TestStaff, id: string) => findItem((await draftOf(staff)).document, id)?.item;
const edit = (staff: TestStaff, seen: number, change: MenuEditBody) =>
  staff.call('POST /console/{venue}/menu-draft/edit', { venue: staff.venue, body: { seen, edit: change } });
const undo = (staff: TestStaff) =>
  staff.call('POST /console/{venue}/menu-draft/undo', { venue: staff.venue });
const publish = (staff: TestStaff, revision: number) =>
  staff.call('POST /console/{venue}/menu-draft/publish', { venue: staff.venue, body: { revision } });
const soupAt = (price: number): MenuEdit & { kind: 'item-set' } => ({
  kind: 'item-set',
  item: anItem({ id: 'soup', price: minor(price), allergens: ['celery'] }),
});
const atTable = async (venue: { id: string }) => server.guestAt((await aTable(server, venue)).code);
type Phone = Awaited<ReturnType<typeof atTable>>;
const pricesFor = async (phone: Phone) => {
  const { categories } = await phone.call('GET /get-menu-categories/{session}', { session: phone.session });
  return Object.fromEntries(categories.flatMap(({ items }) => items).map(({ id, price }) => [id, price]));
};

describe('the draft of a menu', () => {
  it('forgets that a translation is stale once somebody finds it right, unless the text changed again', async () => {
    const { owner, manager } = await aPlace();
    const soup = await itemOf(owner, 'soup');
    if (!soup) throw new Error('no soup');
    const named = (en: string) =>
      ({ kind: 'item-set', item: { ...soup, name: { en, lt: 'Sriuba' } } }) as const;
    await edit(owner, 0, named('Soup'));
    await edit(owner, 1, named('Fish soup'));
    expect((await draftOf(owner)).basis['item:soup name']).toEqual({ lt: 'Soup' });
    const say = (seen: string) =>
      manager.call('POST /console/{venue}/menu-draft/still-right', {
        venue: manager.venue,
        body: { text: 'item:soup name', language: 'lt', seen },
      });
    await expect(say('Soup')).rejects.toMatchObject({ code: 'menu_draft_changed' });
    expect(await say('Fish soup')).toMatchObject({ revision: 3 });
    const after = await draftOf(owner);
    expect(after.basis['item:soup name']).toBeUndefined();
    expect(after.edited_by).toBe(manager.name);
  });

  it('keeps from guests what has no price, names it, and is published once each has one, is free or hidden', async () => {
    const { venue, owner } = await aPlace();
    const phone = await atTable(venue);
    const put = async (item: DraftItem) => {
      const { revision } = await draftOf(owner);
      return edit(owner, revision, { kind: 'item-set', item });
    };
    for (const id of ['tea', 'water', 'bread']) {
      const item = { ...anItem({ id }), price: id === 'water' ? ZERO : null };
      await edit(owner, 0, { kind: 'item-add', item, category: 'food', at: 9 });
    }
    const soup = await itemOf(owner, 'soup');
    if (!soup) throw new Error('no soup');
    const { revision } = await put({ ...soup, price: null });
    expect((await itemOf(owner, 'tea'))?.price).toBeNull();
    const look = () => owner.call('GET /console/{venue}/menu-draft/changes', { venue: owner.venue });
    const { unpriced, changes } = await look();
    expect(unpriced.map(({ item, why }) => `${item} ${why}`)).toEqual([
      'soup none',
      'tea none',
      'water zero',
      'bread none',
    ]);
    expect(changes.find(({ id }) => id === 'soup')?.prices).toMatchObject([{ from: 450, to: null }]);
    await expect(publish(owner, revision)).rejects.toMatchObject({
      code: 'menu_price_missing',
      details: { unpriced: [{ item: 'soup' }, { item: 'tea' }, { item: 'water' }, { item: 'bread' }] },
    });
    expect(await pricesFor(phone)).toMatchObject({ soup: 4.5 });

    await put({ ...soup, price: minor(490) });
    await put({ ...anItem({ id: 'tea' }), price: minor(250) });
    await put({ ...anItem({ id: 'water' }), price: ZERO, free: true });
    const last = await put({ ...anItem({ id: 'bread' }), price: null, hidden: true });
    const priced = await look();
    expect(priced.unpriced).toEqual([]);
    expect(priced.changes.flatMap(({ prices }) => prices)).toMatchObject([
      { item: 'soup', from: 450, to: 490 },
      { item: 'tea', from: null, to: 250 },
      { item: 'water', from: null, to: 0 },
    ]);
    await publish(owner, last.revision);
    const prices = await pricesFor(phone);
    expect(prices).toMatchObject({ soup: 4.9, tea: 2.5, water: 0 });
    expect(prices).not.toHaveProperty('bread');

    // What guests get for nothing has been said to be free.
    const again = await put({ ...anItem({ id: 'water', popular: true }), price: ZERO });
    expect(await publish(owner, again.revision)).toMatchObject({ version: expect.any(Number) });
  });

  it('names answers that lose their price before they are published, with the old one, and none that never had one', async () => {
    const { owner } = await aPlace();
    const pizza = await itemOf(owner, 'pizza');
    if (!pizza) throw new Error('no pizza');
    const [crust, toppings] = pizza.optionGroups;
    if (!crust || !toppings) throw new Error('no questions');
    const options = toppings.options.map(each =>
      each.id === 'ham' || each.id === 'truffle' ? { ...each, markup: ZERO } : each,
    );
    const item = { ...pizza, optionGroups: [crust, { ...toppings, options }] };
    const { revision } = await edit(owner, 0, { kind: 'item-set', item });
    const look = () => owner.call('GET /console/{venue}/menu-draft/changes', { venue: owner.venue });
    const { freed, unpriced } = await look();
    expect(unpriced).toEqual([]);
    // Truffle cannot be chosen, basil never cost anything.
    expect(freed).toEqual([
      {
        item: 'pizza',
        dish: pizza.name,
        part: 'ham',
        name: { en: 'Option ham', lt: 'Priedas ham' },
        from: 200,
        forMembers: false,
      },
    ]);
    await publish(owner, revision);
    expect((await look()).freed).toEqual([]);
  });

  it('begins as what is published, and its changes reach guests only when it is published', async () => {
    const { venue, owner } = await aPlace();
    const phone = await atTable(venue);
    const draft = await draftOf(owner);
    expect(draft).toMatchObject({ revision: 0, changes: 0, can_undo: false, document: aMenuDocument() });
    expect(await edit(owner, 0, soupAt(500))).toEqual({ revision: 1, changes: 1, can_undo: true });
    expect((await pricesFor(phone)).soup).toBe(4.5);

    const stream = await openStream(phone, `/api/realtime/${phone.session}?channels=restaurant_${venue.id}`);
    const { version } = await publish(owner, 1);
    expect((await stream.next('menu-updated')).data).toEqual({ version });
    stream.close();
    expect((await pricesFor(phone)).soup).toBe(5);
    expect(await draftOf(owner)).toMatchObject({ revision: 1, changes: 0 });
  });

  it('begins empty at a venue that never had a menu', async () => {
    const owner = await aStaff(server, await aVenue(server), 'owner');
    expect((await draftOf(owner)).document).toEqual({ tags: [], categories: [] });
    expect(
      await owner.failure('POST /console/{venue}/menu-draft/discard', {
        venue: owner.venue,
        body: { revision: 0 },
      }),
    ).toBe('menu_not_published');
  });

  it('lists what publishing would change', async () => {
    const { owner } = await aPlace();
    await edit(owner, 0, soupAt(500));
    await edit(owner, 1, { kind: 'item-remove', id: 'beer' });
    const { changes } = await owner.call('GET /console/{venue}/menu-draft/changes', { venue: owner.venue });
    expect(changes).toMatchObject([
      { id: 'soup', how: 'changed', prices: [{ from: 450, to: 500 }] },
      { id: 'beer', how: 'removed' },
    ]);
  });

  it('hides dishes from guests and keeps them', async () => {
    const { venue, owner } = await aPlace();
    const phone = await atTable(venue);
    await edit(owner, 0, { kind: 'items-hide', ids: ['soup'], hidden: true });
    await publish(owner, 1);
    expect(await pricesFor(phone)).not.toHaveProperty('soup');
    expect(await itemOf(owner, 'soup')).toMatchObject({ hidden: true });
    await edit(owner, 1, { kind: 'items-hide', ids: ['soup'], hidden: false });
    await publish(owner, 2);
    expect(await pricesFor(phone)).toHaveProperty('soup');
  });

  it('names the field of what is wrong, and keeps the draft', async () => {
    const { owner } = await aPlace();
    const wrong = edit(owner, 0, { ...soupAt(500), item: { ...soupAt(500).item, name: { lt: 'Sriuba' } } });
    await expect(wrong).rejects.toMatchObject({
      code: 'validation_failed',
      details: { entity: 'item:soup', fields: { 'name.en': 'required' } },
    });
    expect(await draftOf(owner)).toMatchObject({ revision: 0, changes: 0 });
  });

  it('follows a menu that is published past it for as long as nobody changed it', async () => {
    const { venue, owner } = await aPlace();
    await draftOf(owner);
    const shorter = { ...aMenuDocument(), categories: aMenuDocument().categories.slice(1) };
    await server.deps.menuPublisher.publish(venue.id, shorter);
    expect((await draftOf(owner)).document).toEqual(shorter);
    await edit(owner, 1, { kind: 'category-move', id: 'drinks', at: 0 });
    await server.deps.menuPublisher.publish(venue.id, aMenuDocument());
    expect((await draftOf(owner)).document).toEqual(shorter);
  });
});

describe('two people at one menu', () => {
  it('do not disturb each other at different dishes', async () => {
    const { owner, manager } = await aPlace();
    await edit(owner, 0, soupAt(500));
    await edit(manager, 0, { kind: 'items-price', ids: ['steak'], rule: { percent: 10, step: 5 } });
    expect(await itemOf(owner, 'soup')).toMatchObject({ price: 500 });
    expect(await itemOf(owner, 'steak')).toMatchObject({ price: 2750, discountedPrice: 2200 });
  });

  it('are told of each other at the same dish: who, and what it is now; either can be kept', async () => {
    const { owner, manager } = await aPlace();
    await edit(owner, 0, soupAt(500));
    const late = edit(manager, 0, soupAt(600));
    await expect(late).rejects.toMatchObject({
      code: 'menu_draft_changed',
      details: { entity: 'item:soup', changed_by: 'The owner', revision: 1, value: { price: 500 } },
    });
    expect(await itemOf(owner, 'soup')).toMatchObject({ price: 500 });
    await edit(manager, 1, soupAt(600));
    expect(await itemOf(owner, 'soup')).toMatchObject({ price: 600 });
  });

  it('are told when the dish is gone', async () => {
    const { owner, manager } = await aPlace();
    await edit(owner, 0, { kind: 'item-remove', id: 'soup' });
    await expect(edit(manager, 0, soupAt(600))).rejects.toMatchObject({
      code: 'menu_draft_changed',
      details: { entity: 'item:soup', value: null },
    });
  });

  it('are told on their consoles of every change', async () => {
    const { owner, manager } = await aPlace();
    const stream = await openStream(manager, `/api/console/${manager.venue}/realtime`);
    await edit(owner, 0, soupAt(500));
    expect((await stream.next('board-menu')).data).toEqual({
      revision: 1,
      changed_by: 'The owner',
      published: false,
    });
    stream.close();
  });

  it('do not publish what they have not looked at', async () => {
    const { owner, manager } = await aPlace();
    await edit(owner, 0, soupAt(500));
    await expect(publish(manager, 0)).rejects.toMatchObject({
      code: 'menu_draft_changed',
      details: { changed_by: 'The owner', revision: 1 },
    });
  });
});

describe('taking back', () => {
  it('goes back step by step through the own changes, and stops where there are none', async () => {
    const { owner, manager } = await aPlace();
    await edit(owner, 0, soupAt(500));
    await edit(manager, 1, { kind: 'item-remove', id: 'beer' });
    await edit(owner, 2, { kind: 'category-remove', id: 'food' });
    expect(await undo(owner)).toMatchObject({ undone: true, can_undo: true });
    expect(await itemOf(owner, 'soup')).toMatchObject({ price: 500 });
    expect(await undo(owner)).toMatchObject({ undone: true, can_undo: false });
    expect(await itemOf(owner, 'soup')).toMatchObject({ price: 450 });
    expect(await undo(owner)).toMatchObject({ undone: false });
    expect(await itemOf(owner, 'beer'), 'what another removed').toBeUndefined();
  });

  it('takes nothing of somebody else back with it', async () => {
    const { owner, manager } = await aPlace();
    await edit(owner, 0, soupAt(500));
    await edit(manager, 1, soupAt(600));
    await expect(undo(owner)).rejects.toMatchObject({
      code: 'menu_draft_changed',
      details: { changed_by: 'The manager' },
    });
    expect(await itemOf(owner, 'soup')).toMatchObject({ price: 600 });
  });

  it('brings back a draft that was thrown away or replaced', async () => {
    const { venue, owner } = await aPlace();
    await edit(owner, 0, soupAt(500));
    await owner.call('POST /console/{venue}/menu-draft/discard', {
      venue: owner.venue,
      body: { revision: 1 },
    });
    expect(await draftOf(owner)).toMatchObject({ changes: 0 });
    await undo(owner);
    expect(await itemOf(owner, 'soup')).toMatchObject({ price: 500 });

    const [{ user_id: userId }] = (
      await server.database.pool.query('select user_id from menu_draft_edit where venue_id = $1', [venue.id])
    ).rows;
    const who = { userId, name: 'The owner', at: new Date() };
    await server.database.transaction(run => replaceDraft(run, venue.id, { tags: [], categories: [] }, who));
    expect((await draftOf(owner)).document.categories).toEqual([]);
    await undo(owner);
    expect(await itemOf(owner, 'soup')).toMatchObject({ price: 500 });
  });
});

describe('publishing', () => {
  it('notes which prices changed, when and by whom', async () => {
    const { owner, manager } = await aPlace();
    await edit(owner, 0, { kind: 'items-price', ids: ['pizza', 'soup'], rule: { percent: 10, step: 10 } });
    await publish(manager, 1);
    await edit(owner, 1, soupAt(550));
    await publish(owner, 2);
    const { prices } = await owner.call('GET /console/{venue}/price-history', {
      venue: owner.venue,
      query: { item: 'soup' },
    });
    expect(prices.map(({ from, to, by }) => [from, to, by])).toEqual([
      [500, 550, 'The owner'],
      [450, 500, 'The manager'],
    ]);
    const { prices: all } = await owner.call('GET /console/{venue}/price-history', { venue: owner.venue });
    expect(all).toContainEqual(
      expect.objectContaining({ item: 'pizza', field: 'variation', part: 'large', from: 1100, to: 1210 }),
    );
  });

  it('is told to carts that are open: the new price, and a dish that is gone', async () => {
    const { venue, owner } = await aPlace();
    const phone = await atTable(venue);
    for (const menu_item_id of ['soup', 'beer']) {
      await phone.call('POST /cart/{session}/add', {
        session: phone.session,
        body: { menu_item_id, quantity: 1 },
      });
    }
    await edit(owner, 0, soupAt(500));
    await edit(owner, 1, { kind: 'item-remove', id: 'beer' });
    await publish(owner, 2);
    const { cart, error } = await phone.call('GET /cart/{session}/get', { session: phone.session });
    expect(cart.map(({ item_id, price, available }) => [item_id, price, available])).toEqual([
      ['soup', 5, true],
      ['beer', 0, false],
    ]);
    expect(error).toBe('Menu items unavailable');
  });
});
