import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { STAFF_ROLES } from '@tableside/domain/staff';
import { CUSTOMIZATIONS, isCustomizationName, parseCustomization } from '@tableside/domain/venue';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from './seed.ts';
import { DEMO_VENUES, isDemoComplete, oneAtATime } from './seed-store.ts';

const seed = ({ database, deps }: TestServer) =>
  seedDemo({ database, menuPublisher: deps.menuPublisher, mediaDir: join(deps.env.dataDir, 'media') });

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { DEMO: '1' } });
  await seed(server);
});
afterAll(() => server.stop());

const venues = () => server.database.kysely.selectFrom('venue').selectAll().orderBy('slug').execute();
const guestAt = async (code: string) => {
  const phone = await server.guestAt(code);
  const { session } = phone;
  const data = await phone.call('GET /get-session-data/{session}', { session });
  const menu = await phone.call('GET /get-menu-categories/{session}', { session });
  return { phone, data, menu };
};

describe('the demo venues', () => {
  it('are made once, however often the server starts', async () => {
    const before = await venues();
    expect(before.map(({ slug }) => slug)).toEqual([...DEMO_VENUES].sort());
    expect(await seed(server)).toBe(false);
    expect(await venues()).toEqual(before);
  });

  it('may take longer to be made than a transaction may be silent, as on a busy machine', async () => {
    // Past what PostgreSQL gives a server that stands still: the subject of this test.
    const slow = oneAtATime(server.database, () => wait(3_000, 'made'));
    const next = oneAtATime(server.database, async () => 'made after it');
    expect(await Promise.all([slow, next])).toEqual(['made', 'made after it']);
  });

  it('suggest dishes beside the cart that they have', async () => {
    const { phone, menu } = await guestAt('VILNIUS-1');
    const all = menu.categories.flatMap(({ items }) => items.map(({ id }) => id));
    const { always, with: pairs } = await phone.call('GET /suggestions/{session}', {
      session: phone.session,
    });
    expect(always).toContain('honey-cake');
    expect(pairs.find(({ item_id }) => item_id === 'ribeye')?.suggested).toContain('malbec');
    expect(all).toEqual(expect.arrayContaining(always));
  });

  it('have some weeks of reviews where guests were asked, by the hands of those who work there', async () => {
    const { rows } = await server.database.pool.query<{
      rating: number;
      served_by_name: string | null;
      day: Date;
    }>(
      `select r.rating, r.served_by_name, r.rated_at as day from review r join venue v on v.id = r.venue_id
       where v.slug = 'vilnius' and r.submitted_at < now() and r.table_id is not null`,
    );
    expect(rows).toHaveLength(28);
    expect(new Set(rows.map(({ rating }) => rating)).size).toBe(5);
    expect(rows.filter(({ served_by_name: name }) => name === 'Rūta Jankauskaitė').length).toBeGreaterThan(5);
  });

  it('are made by one of two servers that start at once on one database', async () => {
    const other = await testServer();
    const both = await Promise.all([seed(other), seed(other)]);
    expect(both.sort()).toEqual([false, true]);
    const made = await other.database.kysely.selectFrom('venue').select(['slug', 'menu_version']).execute();
    expect(made.map(({ slug }) => slug).sort()).toEqual([...DEMO_VENUES].sort());
    expect(made.every(({ menu_version }) => menu_version === 1)).toBe(true);
    await other.stop();
    // All of the demo twice over.
  }, 60_000);

  it('are complete with the first seed, so that later starts make nothing', async () => {
    expect(await isDemoComplete(server.database)).toBe(true);
  });

  it('show every picture as soon as they are there, in all sizes and formats', async () => {
    const { data, menu } = await guestAt('CAFE-1');
    const shown = [
      data.restaurant.logo,
      ...menu.categories.flatMap(({ items }) => items.map(({ thumbnail }) => thumbnail)),
    ].filter(address => address !== null);
    const files = shown.flatMap(address =>
      ['photo.webp', 'photo.avif', 'thumb.webp', 'thumb.avif'].map(
        file => `${String(address).replace(/[^/]+$/, '')}${file}`,
      ),
    );
    const answers = await Promise.all([...new Set(files)].map(url => server.app.inject({ url })));
    expect(answers.length).toBeGreaterThan(4 * 38);
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  it('are taken up where a crash cut them off', async () => {
    const other = await testServer();
    await other.database.kysely
      .insertInto('venue')
      .values({
        slug: 'vilnius',
        name: 'Half done',
        settings: '{}',
        order_status: 'open',
        rush_mode_wait_minutes: null,
        menu_document_id: null,
      })
      .execute();
    expect(await seed(other)).toBe(true);
    await other.guestAt('VILNIUS-1');
    await other.stop();
  });

  it.each([
    'VILNIUS-1',
    'VILNIUS-12',
    'VILNIUS-GARDEN',
    'VILNIUS-PICKUP',
    'VILNIUS-KIOSK',
    'VILNIUS-BAR',
    'HOTEL-101',
    'CAFE-1',
    'HALL-RAMEN',
    'HALL-TACO',
    'HALL-BOWL',
  ])('open at %s with a menu', async code => {
    const { menu } = await guestAt(code);
    expect(menu.categories.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(18);
  });

  it('[FOOD-01] [FOOD-16] [FOOD-17] [FOOD-62] eight of them stand in one hall, one in a rush and one that takes no orders', async () => {
    const phone = server.client();
    const hall = { hash: 'HALL', body: { food_court_session: null } };
    const { food_court } = await phone.call('POST /food-courts/get-by-hash/{hash}', hall);
    expect([food_court.main_language, food_court.languages]).toEqual(['lt', ['en']]);
    const { restaurants } = await phone.call('GET /food-courts/get-restaurants/{hash}', {
      hash: 'HALL',
      query: {},
    });
    expect(
      restaurants.map(({ name, order_status: status, rush_mode_wait_minutes: wait }) => [name, status, wait]),
    ).toEqual([
      ['Ramen Dievas', 'open', null],
      ['Taco Sodas', 'open', null],
      ['Žalia lėkštė', 'open', null],
      ['Kreivas bokštas', 'rush_mode', 25],
      ['Žarija', 'open', null],
      ['Garam', 'temporarily_disabled', null],
      ['Du kaušeliai', 'open', null],
      ['Halės baras', 'open', null],
    ]);
  });

  it.each([
    ['VILNIUS-UPDATING', 'updating_menu'],
    ['VILNIUS-DISABLED', 'venue_disabled'],
  ] as const)('[SCAN-13] fail at %s with %s', async (hash, code) => {
    expect(await server.client().failure('GET /{hash}', { hash })).toBe(code);
  });

  it('[ORDER-60] show what each table is for', async () => {
    const table = async (code: string) => (await guestAt(code)).data;
    const [restaurant, garden, pickup, kiosk, bar, cafe] = [
      await table('VILNIUS-1'),
      await table('VILNIUS-GARDEN'),
      await table('VILNIUS-PICKUP'),
      await table('VILNIUS-KIOSK'),
      await table('VILNIUS-BAR'),
      await table('CAFE-1'),
    ];
    expect(restaurant.restaurant.functionalities).toContain('order');
    expect(restaurant.restaurant.functionalities).not.toContain('skip-payment');
    expect(garden.restaurant.functionalities).toEqual(
      expect.arrayContaining(['order', 'pay-go', 'skip-payment']),
    );
    expect([pickup.table.order_type, kiosk.table.order_type]).toEqual(['pickup', 'self_service']);
    expect(bar.restaurant.functionalities).toContain('pay-go');
    expect(bar.restaurant.functionalities).not.toContain('order');
    expect(cafe.restaurant.functionalities).toContain('skip-payment');
  });

  it.each([
    ['VILNIUS-1', []],
    ['VILNIUS-PICKUP', ['pickup_time', 'pickup_name', 'pickup_phone', 'cutlery']],
    ['VILNIUS-KIOSK', ['dining', 'tent', 'cutlery']],
  ])('[EXTRA-05] ask at %s what has to be known there', async (code, keys) => {
    const { restaurant } = (await guestAt(code)).data;
    expect(restaurant.additional_order_fields.fields.map(({ key }) => key)).toEqual(keys);
  });

  it('have a Vilnius menu of at least 120 items in five languages', async () => {
    const { phone } = await guestAt('VILNIUS-2');
    const { session } = phone;
    const names = await Promise.all(
      ['lt', 'en', 'pl', 'de', 'uk'].map(async language => {
        const menu = await phone.call('GET /get-menu-categories/{session}', { session, query: { language } });
        const items = menu.categories.flatMap(category => category.items);
        expect(items.length).toBeGreaterThanOrEqual(120);
        return items.map(({ name }) => name).join();
      }),
    );
    expect(new Set(names).size).toBe(5);
  });

  it('name only categories, customisations and texts that exist', async () => {
    for (const venue of await venues()) {
      const { settings } = venue;
      const { document } = await server.deps.menus.document(venue.id, venue.menu_version);
      const known = document.categories.map(({ id }) => id);
      const named = [
        ...settings.quickAccess,
        ...settings.menuFilters.flatMap(({ categoryIds }) => categoryIds),
      ];
      expect([venue.slug, named.filter(id => !known.includes(id))]).toEqual([venue.slug, []]);
      for (const { name, value } of settings.customizations) {
        const valid = isCustomizationName(name) && parseCustomization(name, value) !== null;
        expect([venue.slug, name, valid, name in CUSTOMIZATIONS]).toEqual([venue.slug, name, true, true]);
      }
      const keys = settings.additionalFields.flatMap(field => [field.placeholder, ...field.selectOptions]);
      for (const language of [settings.mainLanguage, ...settings.languages]) {
        for (const key of keys) expect(settings.translations[language]).toHaveProperty([key]);
      }
    }
  });

  it.each(['WELCOME10', 'FREELUNCH', 'ONCE'])('have the discount code %s', async code => {
    const stored = await server.database.kysely
      .selectFrom('coupon')
      .innerJoin('venue', 'venue.id', 'coupon.venue_id')
      .select('coupon.active')
      .where('venue.slug', '=', 'vilnius')
      .where('coupon.code', '=', code)
      .execute();
    expect(stored).toEqual([{ active: true }]);
  });
});

describe('demo staff', () => {
  it.each(STAFF_ROLES)('%s@demo.test signs in and works at the demo venues', async role => {
    const client = server.client();
    const body = { email: `${role}@demo.test`, password: 'tableside-demo' };
    await client.call('POST /console/sign-in', { body });
    const me = await client.call('GET /console/me', {});
    expect(me.venues.map(venue => [venue.slug, venue.role])).toContainEqual(['vilnius', role]);
  });

  it('are refused while the server runs without demo data', async () => {
    const plain = await testServer({ env: { DEMO: '0' } });
    await seed(plain);
    const body = { email: 'owner@demo.test', password: 'tableside-demo' };
    expect(await plain.client().failure('POST /console/sign-in', { body })).toBe('sign_in_failed');
    await plain.stop();
  });
});
