import { createHash } from 'node:crypto';
import type { PublicMenu } from '@tableside/contract/http/guests/public-menu';
import { minor } from '@tableside/domain/money';
import type { VenueSettings } from '@tableside/domain/venue';
import { aGuestApp } from '@tableside/testkit/scenes/a-guest-app.ts';
import { aCategory, aMenu, aMenuDocument, anItem, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue, type VenueOver } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
const app = aGuestApp();
beforeAll(async () => {
  app.write('client/.vite/manifest.json', '{}');
  // A Wednesday noon in Vilnius.
  server = await testServer({ now: '2026-03-18T10:00:00Z', extra: { guestFolder: app.folder } });
});
afterAll(async () => {
  await server.stop();
  app.remove();
});

const aPublicVenue = async (settings: Partial<VenueSettings> = {}, over: VenueOver = {}) => {
  const venue = await aVenue(server, { ...over, settings: { publicMenu: true, ...settings } });
  await aMenu(server, venue);
  return venue;
};
const get = (path: string, headers: Record<string, string> = {}) =>
  server.client().fetch(path, { headers, redirect: 'manual' });
const pageOf = async (path: string): Promise<PublicMenu> =>
  JSON.parse(/<pre>(.*)<\/pre>/s.exec(await (await get(path)).text())?.[1] ?? '{}');
const dataOf = async (slug: string, query = ''): Promise<PublicMenu> =>
  (await (await get(`/api/public-menu/${slug}${query}`)).json()).data;
const dishes = (menu: PublicMenu) => menu.categories.flatMap(category => category.dishes);

it('nobody reads the menu of a venue that did not choose it, nor can tell it from one that does not exist', async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const answers = await Promise.all(
    [venue.slug, 'nowhere']
      .flatMap(slug => [`/menu-of/${slug}`, `/api/public-menu/${slug}`])
      .map(path => get(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(answers.every(({ headers }) => headers.get('x-robots-tag') === 'noindex')).toBe(true);
  const [page, data, noPage, noData] = await Promise.all(answers.map(answer => answer.text()));
  expect(page).toContain('<!doctype html>');
  expect(page?.replace(/nonce="[^"]*"/, '')).toBe(noPage?.replace(/nonce="[^"]*"/, ''));
  expect(data).toBe(noData);
});

it('an owner turns it on and off, and it counts at once', async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const owner = await aStaff(server, venue, 'owner');
  const turn = async (public_menu: boolean) => {
    const { about } = await owner.call('GET /console/{venue}/settings', { venue: venue.id });
    const { changed_by: _, main_language: __, public_page, ...body } = about;
    await owner.call('POST /console/{venue}/settings/about', {
      venue: venue.id,
      body: { ...body, public_menu },
    });
    return (await get(public_page)).status;
  };
  expect(await turn(true)).toBe(200);
  expect(await turn(false)).toBe(404);
});

it('the page opens no visit and sets no cookie, may be indexed, runs nothing, and is not sent twice', async () => {
  const { slug } = await aPublicVenue();
  const sessions = async () => (await server.database.pool.query('select 1 from guest_session')).rowCount;
  const before = await sessions();
  const page = await get(`/menu-of/${slug}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(await sessions()).toBe(before);
  expect(page.headers.get('x-robots-tag')).toBe('index, follow');
  expect(page.headers.get('cache-control')).toBe('public, max-age=60');
  const policy = page.headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update('p{}').digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).not.toContain('script-src');
  const etag = page.headers.get('etag') ?? '';
  expect((await get(`/menu-of/${slug}`, { 'if-none-match': etag })).status).toBe(304);
  const venue = await get(`/api/public-menu/${slug}`);
  expect(venue.headers.get('access-control-allow-origin')).toBe('*');
  expect(
    (await get(`/api/public-menu/${slug}`, { 'if-none-match': venue.headers.get('etag') ?? '' })).status,
  ).toBe(304);
});

it('strangers read what guests do: not what is hidden now, what is for adults or for members, nor the Wi-Fi', async () => {
  const venue = await aPublicVenue({ wifiNetwork: 'Guests of ours', wifiPassword: 'cold soup' });
  const breakfast = {
    enabled: true,
    type: 'visibility',
    ranges: [{ days: [3], from: 420, to: 660 }],
  } as const;
  const document = aMenuDocument();
  await aMenu(server, venue, {
    ...document,
    categories: [
      ...document.categories,
      aCategory({ id: 'early', availability: breakfast, items: [anItem({ id: 'porridge' })] }),
      aCategory({
        id: 'late',
        availability: { ...breakfast, type: 'availability' },
        items: [anItem({ id: 'cake', loyaltyPrice: minor(777) })],
      }),
    ],
  });
  await someStock(server, venue, 'item', 'steak', 0);
  await server.deps.menuPublisher.republish(venue.id);
  const menu = await pageOf(`/menu-of/${venue.slug}`);
  expect(menu).toEqual(await dataOf(venue.slug));
  expect(menu.categories.map(({ id, served_now, adults_only }) => [id, served_now, adults_only])).toEqual([
    ['food', true, false],
    ['drinks', true, true],
    ['late', false, false],
  ]);
  expect(dishes(menu).map(({ id, price, sold_out }) => [id, price, sold_out])).toEqual([
    ['soup', 4.5, false],
    ['pizza', 8, false],
    ['steak', 20, true],
    ['cake', 10, false],
  ]);
  expect(dishes(menu).find(({ id }) => id === 'steak')?.price_before).toBe(25);
  expect(dishes(menu).map(({ allergens, allergens_stated }) => [allergens, allergens_stated])).toEqual([
    [['celery'], true],
    ...Array.from({ length: 3 }, () => [[], false]),
  ]);
  const whole = await (await get(`/menu-of/${venue.slug}`)).text();
  for (const secret of ['porridge', 'beer', 'truffle', '7.77', 'Guests of ours', 'cold soup'])
    expect(whole).not.toContain(secret);
});

it('a change of the menu is there at the next look', async () => {
  const venue = await aPublicVenue();
  const first = await get(`/menu-of/${venue.slug}`);
  await aMenu(server, venue, {
    tags: [],
    categories: [aCategory({ id: 'x', items: [anItem({ id: 'borscht' })] })],
  });
  const again = await get(`/menu-of/${venue.slug}`, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(200);
  expect(await again.text()).toContain('borscht');
});

it('each language has its address, and the pages name each other', async () => {
  const { slug } = await aPublicVenue();
  const menu = await pageOf(`/menu-of/${slug}/lt`);
  expect(menu).toMatchObject({ language: 'lt', page: `${server.url}/menu-of/${slug}/lt` });
  expect(dishes(menu)[0]?.name).toBe('Patiekalas soup');
  expect(menu.languages.map(({ page }) => page)).toEqual([
    `${server.url}/menu-of/${slug}`,
    `${server.url}/menu-of/${slug}/lt`,
  ]);
  expect(menu).toEqual(await dataOf(slug, '?language=lt'));
  const main = await get(`/menu-of/${slug}/en`);
  expect([main.status, main.headers.get('location')]).toEqual([301, `/menu-of/${slug}`]);
  expect((await get(`/menu-of/${slug}/pl`)).status).toBe(404);
  expect((await get(`/api/public-menu/${slug}?language=pl`)).status).toBe(404);
});

it('hours are those of the door, with the days ahead that are different, here and where guests look', async () => {
  const venue = await aPublicVenue({
    workingHours: [
      { days: [1, 2, 3, 4, 5], from: 9 * 60, to: 22 * 60 },
      { days: [6], from: 10 * 60, to: 2 * 60 },
    ],
    hoursExceptions: [{ first: '2026-03-20', last: '2026-03-21', spans: [], reason: 'We paint' }],
  });
  const { hours, opening } = await dataOf(venue.slug);
  expect(opening).toBeNull();
  expect(hours.lines).toEqual([
    { days: 'Monday – Friday', times: '09:00–22:00' },
    { days: 'Saturday', times: '10:00–02:00' },
    { days: 'Sunday', times: 'Closed' },
  ]);
  expect(hours.exceptions).toEqual([
    { first: '2026-03-20', last: '2026-03-21', spans: [], reason: 'We paint' },
  ]);
  const page = await (await get(`/menu-of/${venue.slug}`)).text();
  const ld = JSON.parse(/<code>(.*)<\/code>/s.exec(page)?.[1] ?? '{}');
  expect(ld).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Test Kitchen',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '22:00',
      },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '02:00' },
    ],
    specialOpeningHoursSpecification: [{ validFrom: '2026-03-20', opens: '00:00', closes: '00:00' }],
  });
  const [food] = ld.hasMenu.hasMenuSection;
  expect(food.hasMenuItem[0]).toMatchObject({
    '@type': 'MenuItem',
    name: 'Dish soup',
    offers: { price: '4.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
  expect(food.hasMenuItem[1].offers.map(({ name }: { name: string }) => name)).toEqual(['Small', 'Large']);
});

it.each(['disabled', 'updating_menu'] as const)(
  '[SCAN-14] who scans a code that opens nothing now is led to the menu on the web, in their language: %s',
  async scanStatus => {
    const hostAt = async (settings: Partial<VenueSettings>) => {
      const venue = await aPublicVenue(settings, { scanStatus });
      const { code } = await aTable(server, venue);
      const page = await get(`/${code}`, { 'accept-language': 'lt' });
      const boot = JSON.parse(/<pre>(.*)<\/pre>/s.exec(await page.text())?.[1] ?? '{}');
      return { slug: venue.slug, menu: boot.failure.host.menu };
    };
    const { slug, menu } = await hostAt({});
    expect(menu).toBe(`/menu-of/${slug}/lt`);
    expect((await get(menu)).status).toBe(200);
    expect(await hostAt({ publicMenu: false })).toMatchObject({ menu: null });
  },
);

it('[SCAN-14] a code of before leads there, and to no Wi-Fi; one that is nobody’s leads nowhere', async () => {
  const venue = await aPublicVenue({ wifiNetwork: 'Guests', wifiPassword: 'secret' });
  const table = await aTable(server, venue);
  const failureAt = async (code: string) =>
    JSON.parse(
      /<pre>(.*)<\/pre>/s.exec(await (await get(`/${code}`, { 'accept-language': 'en' })).text())?.[1] ??
        '{}',
    ).failure;
  const old = 'OLD-STICKER';
  await server.database.pool.query(
    'insert into replaced_code (code, venue_id, table_id, replaced_at) values ($1, $2, $3, now())',
    [old, venue.id, table.id],
  );
  expect(await failureAt(old)).toMatchObject({
    code: 'table_code_replaced',
    host: { menu: `/menu-of/${venue.slug}`, wifi: null },
  });
  expect(await failureAt('NO-SUCH-STICKER')).toEqual({ code: 'table_code_unknown' });
});

it('what walks the web is told of public menus alone', async () => {
  const shown = await aPublicVenue({}, { name: 'Shown [here]' });
  const off = await aVenue(server, { settings: { publicMenu: true } });
  const quiet = await aVenue(server);
  await aMenu(server, quiet);
  const [robots, sitemap, llms] = await Promise.all(
    ['/robots.txt', '/sitemap.xml', '/llms.txt'].map(async path => (await get(path)).text()),
  );
  expect(robots).toMatch(/Allow: \/menu-of\/\n(Allow: .*\n)*Disallow: \/\n/);
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(sitemap).toContain(`<loc>${server.url}/menu-of/${shown.slug}/lt</loc>`);
  expect(llms).toContain(`- [Shown here](${server.url}/api/public-menu/${shown.slug}?language=en)`);
  for (const { slug } of [off, quiet]) expect(`${sitemap}${llms}`).not.toContain(slug);
  expect((await get(`/menu-of/${off.slug}`)).status).toBe(404);
});
