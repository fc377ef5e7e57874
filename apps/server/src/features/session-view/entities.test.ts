import { minor } from '@tableside/domain/money';
import type { VenueSettings } from '@tableside/domain/venue';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const picture = { id: 'pic', width: 4, height: 3, lqip: 'data:,' };
const photo = '/media/pic/photo.webp';
const both = (en: string, lt: string) => ({ en, lt });

/** A venue that uses everything there is. */
const everything: Partial<VenueSettings> = {
  type: 'hotel',
  cover: picture,
  splashCover: picture,
  logo: picture,
  facebookLink: 'https://facebook.example',
  instagramLink: 'https://instagram.example',
  websiteLink: 'https://site.example',
  phone: '+37060000000',
  googlePlaceId: 'place',
  quickAccess: ['food'],
  courses: [{ id: 'c1', name: 'starter', displayName: both('Starter', 'Užkandis') }],
  popups: [{ id: 'p1', image: picture, ctaText: both('See', 'Žiūrėti'), url: 'popup.example' }],
  selectScreenButtons: [
    { text: both('Book', 'Rezervuoti'), link: 'https://book.example', icon: 'calendar', openNewTab: true },
  ],
  socialLinks: [{ name: 'x', link: 'https://x.example', size: 24, color: '#123456' }],
  menuFilters: [{ name: both('Food', 'Maistas'), image: picture, flexWidth: '48%', categoryIds: ['food'] }],
  additionalFieldsEnabled: true,
  additionalFieldsText: both('Questions', 'Klausimai'),
  additionalFieldsKioskEnabled: false,
  additionalFieldsQrEnabled: true,
  additionalFields: [
    { key: 'room', type: 'select', required: true, placeholder: 'room.number', selectOptions: ['room.one'] },
  ],
  tips: { orderTipsPercentages: [5, 10], minAmount: minor(50), maxAmount: minor(5000) },
  paymentProviders: ['cash'],
  customizations: [{ name: 'primary-color', value: '#112233' }],
  loadingScreen: {
    logo: picture,
    logoWidth: 100,
    logoHeight: 50,
    backgroundColor: '#ffffff',
    backgroundImage: picture,
    loaderColor: '#000000',
    darkPoweredBy: true,
  },
};

let server: TestServer;
let restaurant: Record<string, unknown>;
beforeAll(async () => {
  server = await testServer();
  const venue = await aVenue(server, { settings: everything });
  await aMenu(server, venue);
  const phone = await server.guestAt((await aTable(server, venue)).code);
  ({ restaurant } = await phone.call('GET /get-session-data/{session}', { session: phone.session }));
});
afterAll(() => server.stop());

describe('the place on the wire', () => {
  it.each([
    ['hotel', { name: 'Room 101' }, 'room', '101'],
    ['restaurant', { name: 'Sodas' }, 'table', null],
    ['restaurant', { name: 'Atsiėmimas', orderType: 'pickup' }, 'counter', null],
    ['restaurant', { name: 'Kioskas', orderType: 'self_service' }, 'kiosk', ''],
    ['other', { name: '7' }, 'cafe', '7'],
    ['other', { name: 'Baras', flagOverrides: { order: false } }, 'bar', ''],
    ['other', { name: 'Baras', ordersDisabled: true }, 'bar', ''],
  ] as const)(
    '%s, %j: a %s that is called %s by who reads another language',
    async (type, over, place, called) => {
      const venue = await aVenue(server, {
        settings: { type, mainLanguage: 'lt', languages: ['en'] },
      });
      await aMenu(server, venue);
      const { call, session } = await server.guestAt((await aTable(server, venue, over)).code);
      await call('POST /session/{session}/update-language', { session, body: { language: 'en' } });
      const { table } = await call('GET /get-session-data/{session}', { session });
      expect(table).toMatchObject({ place, called });
    },
  );
});

describe('the venue on the wire', () => {
  it('[ENTITY-03] has the loading screen', () => {
    expect(restaurant.loading_screen).toEqual({
      logo: photo,
      logo_width: 100,
      logo_height: 50,
      background_color: '#ffffff',
      background_image: photo,
      loader_color: '#000000',
      dark_powered_by: true,
    });
  });

  it('[ENTITY-04] [ENTITY-10] has every field of the entity', () => {
    const fields =
      'id name description splash_description cover splash_cover logo facebook_link instagram_link website_link address phone main_language languages loyalty_pricing_enabled loyalty_pricing_text locale currency functionalities quick_access_menu order_status is_currently_working_hours order_flow type loyalty_programs rush_mode_wait_minutes select_screen_buttons social_links courses pos_integration_enabled tips_settings google_place_id food_court_hash additional_order_fields_enabled additional_order_fields_text additional_order_fields menu_filters popups payment_providers customizations country_code';
    for (const field of fields.split(' ')) expect(restaurant).toHaveProperty(field);
  });

  it('[ENTITY-09] has what payments show', () => {
    expect(restaurant).toMatchObject({
      address: 'Gedimino pr. 1, Vilnius',
      phone: '+37060000000',
      cover: photo,
      type: 'hotel',
      currency: { code: 'EUR' },
      locale: { locale_code: 'lt-LT' },
      reviews: true,
      google_place_id: 'place',
      order_status: 'open',
      payment_providers: ['cash'],
    });
  });

  it('[ENTITY-08] [ENTITY-36] has the extra fields with their switches, texts as translation keys', () => {
    expect(restaurant.additional_order_fields).toEqual({
      kiosk_enabled: false,
      qr_enabled: true,
      fields: [
        {
          key: 'room',
          type: 'select',
          required: true,
          placeholder: 'room.number',
          select_options: ['room.one'],
        },
      ],
    });
  });

  it.each([
    ['courses', { id: 'c1', name: 'starter', display_name: 'Starter' }],
    ['popups', { id: 'p1', image: photo, cta_text: 'See', url: 'http://popup.example' }],
    [
      'select_screen_buttons',
      { text: 'Book', link: 'https://book.example', icon: 'calendar', open_new_tab: true },
    ],
    ['social_links', { name: 'x', link: 'https://x.example', size: 24, color: '#123456' }],
    ['menu_filters', { name: 'Food', image: photo, flex_width: '48%', category_ids: ['food'] }],
    ['customizations', { name: 'primary-color', value: '#112233' }],
  ])('[ENTITY-31] [ENTITY-32] [ENTITY-33] [ENTITY-34] [ENTITY-35] [ENTITY-37] has %s', (field, entry) => {
    expect(restaurant[field]).toEqual([entry]);
  });
});
