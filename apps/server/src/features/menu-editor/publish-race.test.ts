import type { MenuEditBody } from '@tableside/contract/http/shared/menu-edit';
import type { MenuDocument } from '@tableside/domain/menu';
import { findItem } from '@tableside/domain/menu-edit';
import { minor } from '@tableside/domain/money';
import { aMenu, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { untilBlocking } from '@tableside/testkit/server/until-blocking.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Run } from '../../database/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPlace = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const phone = await server.guestAt((await aTable(server, venue)).code);
  const prices = async () => {
    const { categories } = await phone.call('GET /get-menu-categories/{session}', { session: phone.session });
    return Object.fromEntries(categories.flatMap(({ items }) => items).map(({ id, price }) => [id, price]));
  };
  return {
    venue,
    owner: await aStaff(server, venue, 'owner'),
    manager: await aStaff(server, venue, 'manager'),
    prices,
  };
};
const draftOf = async (staff: TestStaff) =>
  (await staff.call('GET /console/{venue}/menu-draft', { venue: staff.venue })).draft;
const soupAt = (price: number): MenuEditBody => ({
  kind: 'item-set',
  item: anItem({ id: 'soup', price: minor(price), allergens: ['celery'] }),
});
const edit = (staff: TestStaff, seen: number, change: MenuEditBody) =>
  staff.call('POST /console/{venue}/menu-draft/edit', { venue: staff.venue, body: { seen, edit: change } });
const publish = (staff: TestStaff, revision: number) =>
  staff.call('POST /console/{venue}/menu-draft/publish', { venue: staff.venue, body: { revision } });
const historyOf = async (staff: TestStaff) =>
  (
    await staff.call('GET /console/{venue}/price-history', { venue: staff.venue, query: { item: 'soup' } })
  ).prices.map(({ from, to }) => [from, to]);

/** What another server does that publishes the draft as it stands in this moment. */
const publishElsewhere = async (run: Run, venueId: string, document: unknown): Promise<void> => {
  const [made] = await run<{ id: string }>(
    'other-document',
    'insert into menu_document (venue_id, document) values ($1, $2) returning id',
    [venueId, JSON.stringify(document)],
  );
  await run(
    'other-version',
    `with moved as (update venue set menu_version = menu_version + 1, menu_document_id = $2 where id = $1)
     update menu_draft set base_document_id = $2, is_clean = true where venue_id = $1`,
    [venueId, made?.id],
  );
};

describe('while somebody else publishes', () => {
  it('an older draft that was on its way is not put over the newer one', async () => {
    const { venue, owner, manager } = await aPlace();
    const { revision } = await edit(owner, (await draftOf(owner)).revision, soupAt(900));
    const late = await server.database.transaction(async run => {
      await run('held', 'select from venue where id = $1 for no key update', [venue.id]);
      const on = publish(owner, revision).catch((error: unknown) => error);
      await untilBlocking(run);
      await edit(manager, revision, soupAt(950));
      await publishElsewhere(run, venue.id, (await draftOf(manager)).document);
      return { on };
    });
    expect(await late.on).toMatchObject({ code: 'menu_draft_changed' });
    expect((await draftOf(owner)).changes, 'what was published stays').toBe(0);
  });

  it('two who publish the same draft both have it published, and each price is noted once', async () => {
    const { venue, owner, manager, prices } = await aPlace();
    const { revision } = await edit(owner, (await draftOf(owner)).revision, soupAt(900));
    const both = await server.database.transaction(async run => {
      await run('held', 'select from venue where id = $1 for no key update', [venue.id]);
      const [one, two] = [publish(owner, revision), publish(manager, revision)];
      await untilBlocking(run);
      return { all: Promise.all([one, two]) };
    });
    await both.all;
    expect((await prices()).soup).toBe(9);
    expect(await historyOf(owner)).toEqual([[450, 900]]);
  });

  it('a change that is made in that moment is made on what is published, and takes nothing of it back', async () => {
    const { venue, owner, manager } = await aPlace();
    const { revision } = await edit(owner, (await draftOf(owner)).revision, soupAt(900));
    const { document } = await draftOf(owner);
    const made = await server.database.transaction(async run => {
      await publishElsewhere(run, venue.id, document);
      const [first] = (document as MenuDocument).categories;
      if (!first) throw new Error('no category');
      const { items: _, ...category } = first;
      const on = edit(manager, revision, {
        kind: 'category-set',
        category: { ...category, description: { en: 'Warm' } },
      } as MenuEditBody);
      await untilBlocking(run);
      return { on };
    });
    await made.on;
    const draft = await draftOf(owner);
    expect(findItem(draft.document as MenuDocument, 'soup')?.item.price).toBe(900);
    expect(draft.changes).toBe(1);
  });
});
