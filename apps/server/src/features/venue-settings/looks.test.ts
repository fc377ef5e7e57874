import type { LooksSettings, WelcomeSettings } from '@tableside/contract/http/shared/looks';
import { READY_THEMES } from '@tableside/domain/theme';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue, type VenueOver } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const TIPS = { name: 'collective-tips-default-selection-index', value: '1' };

const aPlace = async (over: VenueOver = {}) => {
  const venue = await aVenue(server, over);
  await aMenu(server, venue);
  const { code } = await aTable(server, venue);
  const phone = await server.guestAt(code);
  const manager = await aStaff(server, venue, 'manager');
  const seen = async () =>
    (await phone.call('GET /get-session-data/{session}', { session: phone.session })).restaurant;
  return { venue, code, phone, manager, seen };
};
const settingsOf = (staff: TestStaff) => staff.call('GET /console/{venue}/settings', { venue: staff.venue });

const idsOf = ({ values, logo, cover, splash_cover, loading_screen: loading }: LooksSettings) => ({
  values,
  logo: logo?.id ?? null,
  cover: cover?.id ?? null,
  splash_cover: splash_cover?.id ?? null,
  loading_screen: loading && {
    ...loading,
    logo: loading.logo?.id ?? null,
    background_image: loading.background_image?.id ?? null,
  },
});
type Looks = ReturnType<typeof idsOf>;
const looksOf = async (staff: TestStaff): Promise<Looks> => idsOf((await settingsOf(staff)).looks);
const save = (staff: TestStaff, looks: Looks, revision = 0) =>
  staff.call('POST /console/{venue}/settings/looks', { venue: staff.venue, body: { revision, ...looks } });
const refusalOf = (call: Promise<unknown>) => call.catch(error => error);

const aPicture = async (staff: TestStaff): Promise<string> => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const { picture } = await staff.call('POST /console/{venue}/pictures', {
    venue: staff.venue,
    query: { shape: 'wide' },
    body: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
  });
  return picture.id;
};

describe('looks', () => {
  it('[THEME-01] [ENTITY-03] a theme, a logo and a loading screen reach open phones; other customisations stay', async () => {
    const { manager, seen } = await aPlace({ settings: { customizations: [TIPS] } });
    const logo = await aPicture(manager);
    const saved = await save(manager, {
      ...(await looksOf(manager)),
      values: { ...READY_THEMES.ember, 'loader-color': '#FF7A3D', disclaimer: '' },
      logo,
      loading_screen: {
        logo: null,
        logo_width: 160,
        logo_height: 48,
        background_color: '#171210',
        background_image: null,
        dark_powered_by: false,
      },
    });
    expect(saved.looks).toMatchObject({ revision: 1, logo: { id: logo, width: 300 } });
    expect(saved.looks.values).toEqual({ ...READY_THEMES.ember, 'loader-color': '#ff7a3d' });
    const restaurant = await seen();
    expect(restaurant.logo).toContain(logo);
    expect(restaurant.customizations).toContainEqual(TIPS);
    expect(restaurant.customizations).toContainEqual({ name: 'primary-color', value: '#ff7a3d' });
    expect(restaurant.loading_screen).toMatchObject({
      logo_width: 160,
      logo_height: 48,
      background_color: '#171210',
      loader_color: '#ff7a3d',
    });
  });

  it('[THEME-10] refuses values and pictures that guests could not be shown, by their names, and changes nothing', async () => {
    const { manager, seen } = await aPlace();
    const refused = await refusalOf(
      save(manager, {
        ...(await looksOf(manager)),
        values: {
          'primary-color': 'red',
          'terms-link': 'javascript:alert(1)',
          'header-cover-height': '9000',
        },
        logo: 'nobody-sent-this',
      }),
    );
    expect(refused).toMatchObject({
      code: 'validation_failed',
      details: {
        fields: {
          'primary-color': 'colour',
          'terms-link': 'link',
          'header-cover-height': 'number',
          logo: 'picture',
        },
      },
    });
    expect((await seen()).customizations).toEqual([]);
    const money = { ...(await looksOf(manager)), values: { [TIPS.name]: '2' } } as Looks;
    expect(await refusalOf(save(manager, money))).toMatchObject({ code: 'validation_failed' });
  });

  it('tells the second of two who save them, and is for those who lead', async () => {
    const { venue, manager } = await aPlace();
    const owner = await aStaff(server, venue, 'owner');
    const looks = await looksOf(manager);
    await save(owner, { ...looks, values: { 'dark-mode': 'true' } });
    expect(await refusalOf(save(manager, looks))).toMatchObject({ code: 'settings_changed' });
    expect((await settingsOf(manager)).looks.values).toEqual({ 'dark-mode': 'true' });
    const waiter = await aStaff(server, venue, 'waiter');
    expect(await refusalOf(save(waiter, looks, 1))).toMatchObject({ code: 'not_allowed' });
  });
});

describe('the preview of settings', () => {
  const tryOut = (staff: TestStaff, session: string, looks: Looks) =>
    staff.call('POST /console/{venue}/settings/preview', { venue: staff.venue, body: { session, looks } });

  it('[PREVIEW-09] shows looks that nobody saved in that one preview until it is opened anew, and to no guest', async () => {
    const { manager, code, seen } = await aPlace();
    const preview = () => manager.call('GET /preview/{hash}', { hash: code });
    const { session } = await preview();
    const looks = { ...(await looksOf(manager)), values: { 'primary-color': '#123456' } };
    await tryOut(manager, session, looks);
    const read = async (of: string) =>
      (await manager.call('GET /get-session-data/{session}', { session: of })).restaurant.customizations;
    expect(await read(session)).toEqual([{ name: 'primary-color', value: '#123456' }]);
    expect((await seen()).customizations).toEqual([]);
    expect(await read((await preview()).session)).toEqual([]);
  });

  it('is of no session that can order, of no other venue and of no other browser', async () => {
    const { manager, code, phone } = await aPlace();
    const other = await aPlace();
    const looks = await looksOf(manager);
    const { session } = await manager.call('GET /preview/{hash}', { hash: code });
    const { session: scanned } = await manager.call('GET /{hash}', { hash: code });
    const { session: theirs } = await manager.call('GET /preview/{hash}', { hash: other.code });
    expect(await refusalOf(tryOut(manager, scanned, looks))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(tryOut(manager, theirs, looks))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(tryOut(manager, phone.session, looks))).toMatchObject({
      code: 'session_not_found',
    });
    expect(await refusalOf(tryOut(other.manager, session, looks))).toMatchObject({
      code: 'session_not_found',
    });
  });
});

describe('the welcome page', () => {
  const bodyOf = ({ changed_by: _, ...welcome }: WelcomeSettings) => welcome;

  it('[SELECT-08] [SELECT-15] has the venue’s words, buttons and links in their order, and the menu its shortcuts', async () => {
    const { manager, seen } = await aPlace({
      settings: {
        socialLinks: [{ name: 'TikTok', link: 'https://tiktok.example', size: 24, color: '#ff0050' }],
      },
    });
    const { welcome } = await settingsOf(manager);
    const { draft } = await manager.call('GET /console/{venue}/menu-draft', { venue: manager.venue });
    const category = draft.document.categories[0]?.id ?? '';
    await manager.call('POST /console/{venue}/settings/welcome', {
      venue: manager.venue,
      body: {
        ...bodyOf(welcome),
        view_menu_text: { en: 'See what we cook', lt: ' ' },
        buttons: [
          { text: { en: 'Tip Rūta' }, link: '/tip/RUTA', open_new_tab: false },
          { text: { en: 'Book a table' }, link: 'book.example', open_new_tab: true },
        ],
        social_links: [
          { name: 'YouTube', link: 'https://youtube.example' },
          { name: 'TikTok', link: 'https://tiktok.example' },
        ],
        quick_access: [category, category],
      },
    });
    expect(await seen()).toMatchObject({
      view_menu_text: 'See what we cook',
      select_screen_buttons: [
        { text: 'Tip Rūta', link: '/tip/RUTA', open_new_tab: false },
        { text: 'Book a table', link: 'http://book.example', open_new_tab: true },
      ],
      social_links: [
        { name: 'YouTube', color: null },
        { name: 'TikTok', color: '#ff0050' },
      ],
      quick_access_menu: [{ id: category }],
    });
  });

  it('refuses buttons that lead nowhere and links without a name, by their place', async () => {
    const { manager } = await aPlace();
    const { welcome } = await settingsOf(manager);
    const refused = await refusalOf(
      manager.call('POST /console/{venue}/settings/welcome', {
        venue: manager.venue,
        body: {
          ...bodyOf(welcome),
          buttons: [{ text: { lt: 'Tik lietuviškai' }, link: 'javascript:alert(1)', open_new_tab: false }],
          social_links: [{ name: '', link: 'venue.example' }],
        },
      }),
    );
    expect(refused).toMatchObject({
      code: 'validation_failed',
      details: {
        fields: { 'buttons.0.text': 'missing', 'buttons.0.link': 'link', 'social_links.0.name': 'missing' },
      },
    });
  });
});
