import type { NewVenue } from '@tableside/contract/http/admin/setup';
import { aMenu, aMenuDocument } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const second: NewVenue & { tables: number } = {
  name: 'Second house',
  type: 'restaurant',
  country: 'LT',
  currency: 'EUR',
  time_zone: 'Europe/Vilnius',
  main_language: 'en',
  languages: ['lt'],
  address: 'Rynek 2',
  working_hours: [],
  tables: 2,
};
type Copy = { from: string; what: ('menu' | 'settings' | 'looks')[] } | null;
const add = (owner: TestStaff, over: Partial<typeof second> = {}, copy: Copy = null) =>
  owner.call('POST /console/{venue}/organisation/venues', {
    venue: owner.venue,
    body: { venue: { ...second, ...over }, copy },
  });
const venuesOf = async (owner: TestStaff, venue = owner.venue) =>
  (await owner.call('GET /console/{venue}/organisation', { venue })).venues;
const idOf = async (owner: TestStaff, slug: string) =>
  (await venuesOf(owner)).find(each => each.slug === slug)?.id ?? '';
const aHouse = async () => {
  const venue = await aVenue(server, {
    settings: { acceptance: 'auto', paymentProviders: ['cash', 'stripe-card'] },
  });
  await aMenu(server, venue);
  return { venue, owner: await aStaff(server, venue, 'owner') };
};

describe('another venue of an owner', () => {
  it('is theirs at once, with tables and nobody else, led through its first steps', async () => {
    const { owner, venue } = await aHouse();
    const manager = await aStaff(server, venue, 'manager');
    const { venue: slug } = await add(owner, { name: 'Antra' });
    expect(slug).toBe('antra');
    expect(await venuesOf(owner)).toMatchObject([
      { name: 'Antra', tables: 2, staff: 1, menu_published: false, address: 'Rynek 2' },
      { id: venue.id, staff: 2, menu_published: true },
    ]);
    const id = await idOf(owner, slug);
    const me = await owner.call('GET /console/me', {});
    expect(me.venues).toContainEqual(
      expect.objectContaining({ id, role: 'owner', payment_methods: ['cash'] }),
    );
    expect((await owner.call('GET /console/{venue}/first-steps', { venue: id })).open).toBe(true);
    await expect(manager.call('GET /console/{venue}/tables', { venue: id })).rejects.toMatchObject({
      http: 404,
    });
    await expect(add(manager)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('takes menu, settings and looks over, and what is done there stays there', async () => {
    const { owner, venue } = await aHouse();
    const { venue: slug } = await add(owner, {}, { from: venue.id, what: ['menu', 'settings'] });
    const id = await idOf(owner, slug);
    const { draft } = await owner.call('GET /console/{venue}/menu-draft', { venue: id });
    expect(draft.document).toEqual(aMenuDocument());
    const settings = await server.database.run<{ acceptance: string; providers: string[] }>(
      'settings-of-test',
      `select settings->>'acceptance' as acceptance, settings->'paymentProviders' as providers from venue where id = $1`,
      [id],
    );
    expect(settings).toEqual([{ acceptance: 'auto', providers: ['cash'] }]);

    await owner.call('POST /console/{venue}/menu-draft/edit', {
      venue: id,
      body: { seen: draft.revision, edit: { kind: 'item-remove', id: 'soup' } },
    });
    const there = await owner.call('GET /console/{venue}/menu-draft', { venue: venue.id });
    expect(there.draft.document).toEqual(aMenuDocument());
    expect(there.draft.changes).toBe(0);
  });

  it('takes nothing over from a venue of somebody else, nor from one where they are no owner', async () => {
    const [{ owner }, foreign] = [await aHouse(), await aHouse()];
    const copy: Copy = { from: foreign.venue.id, what: ['menu'] };
    await expect(add(owner, {}, copy)).rejects.toMatchObject({ code: 'not_found' });
    const { venue: slug } = await add(foreign.owner, { name: 'Third' });
    const third = await idOf(foreign.owner, slug);
    await server.database.run(
      'demote-of-test',
      `update staff_membership set role = 'waiter' where venue_id = $1`,
      [third],
    );
    expect((await venuesOf(foreign.owner)).map(({ id }) => id)).toEqual([foreign.venue.id]);
    await expect(add(foreign.owner, {}, { from: third, what: ['looks'] })).rejects.toMatchObject({
      code: 'not_found',
    });
    // Owner of two houses that have nothing to do with each other: each lists its own.
    await server.database.run(
      'two-houses-of-test',
      `insert into staff_membership (user_id, venue_id, role)
       select u.id, $2, 'owner' from auth_user u where u.email = $1`,
      [owner.email, foreign.venue.id],
    );
    expect((await venuesOf(owner)).map(({ id }) => id)).toEqual([owner.venue]);
    expect((await venuesOf(owner, foreign.venue.id)).map(({ id }) => id)).toEqual([foreign.venue.id]);
  });

  it.each([
    ['a currency that does not exist', { currency: 'XQX' }, { 'venue.currency': 'unknown' }],
    ['a menu with prices in another currency', { currency: 'PLN' }, { 'copy.menu': 'currency' }],
    ['a menu written in another language', { main_language: 'lt' }, { 'copy.menu': 'main_language' }],
  ])('refuses %s and makes nothing', async (_, over, fields) => {
    const { owner, venue } = await aHouse();
    await expect(add(owner, over, { from: venue.id, what: ['menu'] })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields },
    });
    expect(await venuesOf(owner)).toHaveLength(1);
  });

  it('asks of its staff’s sign-in what the house asks', async () => {
    const { owner, venue } = await aHouse();
    await server.database.run(
      'policy-of-test',
      `insert into staff_policy (venue_id, two_step, lock_minutes) values ($1, 'nobody', 9)`,
      [venue.id],
    );
    const { venue: slug } = await add(owner);
    const rows = await server.database.run(
      'policies-of-test',
      `select p.two_step, p.lock_minutes from staff_policy p join venue v on v.id = p.venue_id where v.slug = $1`,
      [slug],
    );
    expect(rows).toEqual([{ two_step: 'nobody', lock_minutes: 9 }]);
  });
});
