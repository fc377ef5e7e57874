import type { AboutSettings } from '@tableside/contract/http/admin/settings';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPlace = async (languages = ['lt']) => {
  const venue = await aVenue(server, { settings: { languages } });
  await aMenu(server, venue);
  const phone = await server.guestAt((await aTable(server, venue)).code);
  const manager = await aStaff(server, venue, 'manager');
  const seen = async () =>
    (await phone.call('GET /get-session-data/{session}', { session: phone.session })).restaurant;
  return { venue, phone, manager, seen };
};
const settingsOf = (staff: TestStaff) => staff.call('GET /console/{venue}/settings', { venue: staff.venue });
const bodyOf = ({ changed_by: _, main_language: __, public_page: ___, ...about }: AboutSettings) => about;

it('what a venue says about itself is read by open phones at once, in their language', async () => {
  const { venue, manager, seen } = await aPlace();
  const { about } = await settingsOf(manager);
  const saved = await manager.call('POST /console/{venue}/settings/about', {
    venue: venue.id,
    body: {
      ...bodyOf(about),
      name: 'Kukū',
      phone: '+370 612 34567',
      type: 'other',
      wifi_network: 'Kukū guests',
      wifi_password: ' cold soup ',
      website_link: 'kuku.lt/menu',
      description: { en: 'Soup & bread', lt: '  ' },
    },
  });
  expect(saved.about).toMatchObject({
    revision: 1,
    website_link: 'http://kuku.lt/menu',
    description: { en: 'Soup & bread' },
  });
  expect(await seen()).toMatchObject({
    name: 'Kukū',
    phone: '+370 612 34567',
    type: 'other',
    wifi: { network: 'Kukū guests', password: 'cold soup' },
    website_link: 'http://kuku.lt/menu',
    description: 'Soup & bread',
  });
});

it('a language that is added has its menu, one that is taken away is no longer offered, the main one stays', async () => {
  const { venue, phone, manager, seen } = await aPlace();
  const { about } = await settingsOf(manager);
  await manager.call('POST /console/{venue}/settings/about', {
    venue: venue.id,
    body: { ...bodyOf(about), languages: ['de', 'en', 'de'] },
  });
  expect(await seen()).toMatchObject({ main_language: 'en', languages: expect.arrayContaining(['de']) });
  const menu = await phone.call('GET /get-menu-categories/{session}', {
    session: phone.session,
    query: { language: 'de' },
  });
  expect(menu.categories.length).toBeGreaterThan(0);
  expect((await settingsOf(manager)).about.languages).toEqual(['de']);
});

it('refuses what guests could not use, field by field, and changes nothing', async () => {
  const { venue, manager, seen } = await aPlace();
  const { about } = await settingsOf(manager);
  const refused = await manager
    .call('POST /console/{venue}/settings/about', {
      venue: venue.id,
      body: {
        ...bodyOf(about),
        name: ' ',
        phone: 'ask Ona',
        facebook_link: 'javascript:alert(1)',
        languages: ['xx'],
      },
    })
    .catch(error => error);
  expect(refused).toMatchObject({
    code: 'validation_failed',
    details: { fields: { name: 'missing', phone: 'phone', facebook_link: 'link', languages: 'unknown' } },
  });
  expect((await seen()).name).toBe('Test Kitchen');
});

it('how orders are taken counts from the next order on, and does not disturb another page', async () => {
  const { venue, manager } = await aPlace();
  const { service, about } = await settingsOf(manager);
  const { changed_by: _, ...body } = service;
  const saved = await manager.call('POST /console/{venue}/settings/service', {
    venue: venue.id,
    body: { ...body, acceptance: 'auto', default_wait_minutes: 35 },
  });
  expect(saved.service).toMatchObject({ revision: 1, acceptance: 'auto', default_wait_minutes: 35 });
  expect(saved.about.revision).toBe(about.revision);
  const { settings } = await server.deps.venues.get(venue.id);
  expect([settings.acceptance, settings.defaultWaitMinutes]).toEqual(['auto', 35]);
});

it('the main language is another once the whole menu has names in it; the one before stays offered', async () => {
  const { venue, phone, manager, seen } = await aPlace(['lt', 'de']);
  const change = (language: string, revision = 0) =>
    manager.call('POST /console/{venue}/settings/main-language', {
      venue: venue.id,
      body: { revision, language },
    });
  await expect(change('pl')).rejects.toMatchObject({ details: { fields: { main_language: 'unknown' } } });
  await expect(change('de')).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: { main_language: expect.stringMatching(/^missing [1-9]/) } },
  });
  await expect(change('lt', 4)).rejects.toMatchObject({ code: 'settings_changed' });
  expect((await change('lt')).about).toMatchObject({ main_language: 'lt', languages: ['en', 'de'] });
  expect(await seen()).toMatchObject({ main_language: 'lt', languages: expect.arrayContaining(['en']) });
  const { draft } = await manager.call('GET /console/{venue}/menu-draft', { venue: venue.id });
  expect(draft).toMatchObject({ main_language: 'lt', languages: ['en', 'de'], basis: {} });
  const { categories } = await phone.call('GET /get-menu-categories/{session}', { session: phone.session });
  expect(categories.length).toBeGreaterThan(0);
});

it('courses are what the venue names, in its order; each has a name that staff read', async () => {
  const { venue, manager, seen } = await aPlace();
  const { changed_by: _, ...service } = (await settingsOf(manager)).service;
  const save = (courses: { id: string; name: Record<string, string>; categories?: string[] }[]) =>
    manager.call('POST /console/{venue}/settings/service', {
      venue: venue.id,
      body: { ...service, courses },
    });
  const starters = { id: 'first', name: { en: 'With the starters', lt: 'Su užkandžiais' } };
  await expect(save([starters, { id: 'main', name: { lt: 'Su pagrindiniais' } }])).rejects.toMatchObject({
    details: { fields: { 'courses.1': 'missing' } },
  });
  await expect(save([starters, starters])).rejects.toMatchObject({
    details: { fields: { 'courses.1': 'twice' } },
  });
  const mains = { id: 'main', name: { en: 'With the mains' } };
  const soups = { ...starters, categories: ['soups'] };
  // Whose dishes staff put in it; a course may have none.
  expect((await save([mains, soups])).service.courses).toEqual([{ ...mains, categories: [] }, soups]);
  expect((await seen()).courses.map(({ id }) => id)).toEqual(['main', 'first']);
});
