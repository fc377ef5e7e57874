import { minor } from '@tableside/domain/money';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const seated = async (over: Parameters<typeof aVenue>[1] = {}, table: Parameters<typeof aTable>[2] = {}) => {
  const venue = await aVenue(server, over);
  await aMenu(server, venue);
  const at = await aTable(server, venue, table);
  return { venue, table: at, phone: await server.guestAt(at.code) };
};
const dataOf = async (over: Parameters<typeof aVenue>[1] = {}, table: Parameters<typeof aTable>[2] = {}) => {
  const { phone } = await seated(over, table);
  return phone.call('GET /get-session-data/{session}', { session: phone.session });
};

describe('session data', () => {
  it('[API-05] [ENTITY-12] [ENTITY-13] holds table, language, phone number and mode', async () => {
    const data = await dataOf({}, { name: 'Terrace 7', orderType: 'pickup', ordersDisabled: true });
    expect(data).toMatchObject({
      table: { name: 'Terrace 7', order_type: 'pickup', orders_disabled: true, pay_disabled: false },
      phone_number: null,
      selected_language: 'en',
      mode: 'scan',
      expires_at: '2026-03-18T16:00:00.000Z',
      waiter_called_at: null,
      waiter_coming: false,
    });
  });

  it('[ENTITY-05] [ENTITY-07] [ENTITY-11] holds the venue with its money, kind and country', async () => {
    const { restaurant } = await dataOf({
      name: 'Bistro',
      settings: {
        type: 'hotel',
        countryCode: 'LV',
        currency: { code: 'KWD', symbol: 'KD', decimals: 3 },
        tips: { orderTipsPercentages: [7.5], minAmount: minor(1500), maxAmount: minor(20_000) },
      },
    });
    expect(restaurant).toMatchObject({
      name: 'Bistro',
      type: 'hotel',
      country_code: 'LV',
      currency: { code: 'KWD', symbol: 'KD', decimals: 3 },
      tips_settings: { order_tips_percentages: [7.5], min_amount: 1.5, max_amount: 20 },
    });
  });

  it.each(['restaurant', 'hotel', 'other'] as const)('[ENTITY-06] holds a venue that is a %s', async type => {
    expect((await dataOf({ settings: { type } })).restaurant.type).toBe(type);
  });

  it('[FLAG-21] lists the flags that are on, with the switches of the table', async () => {
    const { restaurant } = await dataOf(
      { settings: { functionalities: ['order', 'tips', 'call-waiter'] } },
      { flagOverrides: { order: false, 'pay-go': true, 'made-up': true } },
    );
    expect([...restaurant.functionalities].sort()).toEqual(['call-waiter', 'pay-go', 'tips']);
  });

  it('names quick-access categories that are on the menu, in the order of the venue', async () => {
    const { restaurant } = await dataOf({ settings: { quickAccess: ['drinks', 'gone', 'food'] } });
    expect(restaurant.quick_access_menu).toEqual([
      { id: 'drinks', name: 'Category drinks' },
      { id: 'food', name: 'Category food' },
    ]);
  });

  it('lets only web links and paths of this site through', async () => {
    const link = (address: string) => ({ text: { en: 'x' }, link: address, icon: null, openNewTab: true });
    const { restaurant } = await dataOf({
      settings: {
        websiteLink: 'javascript:alert(1)',
        facebookLink: 'facebook.com/x',
        selectScreenButtons: [
          link('data:text/html,x'),
          link('/tip/RUTA'),
          link('//evil.example'),
          link('https://a.example'),
        ],
        socialLinks: [{ name: 'x', link: 'vbscript:x', size: null, color: null }],
        popups: [
          {
            id: 'p',
            image: { id: 'i', width: 1, height: 1, lqip: '' },
            ctaText: null,
            url: ' java\tscript:x',
          },
        ],
      },
    });
    expect(restaurant.website_link).toBeNull();
    expect(restaurant.facebook_link).toBe('http://facebook.com/x');
    expect(restaurant.select_screen_buttons.map(button => button.link)).toEqual([
      '/tip/RUTA',
      'http://evil.example',
      'https://a.example',
    ]);
    expect(restaurant.social_links).toEqual([]);
    expect(restaurant.popups[0]?.url).toBeNull();
  });

  it.each([
    ['default', ['as the others', 'codes']],
    ['self_service', ['kiosks']],
  ] as const)('[EXTRA-05] [EXTRA-14] asks the extra fields of a %s table', async (orderType, keys) => {
    const field = { type: 'text', required: false, placeholder: 'k', selectOptions: [] } as const;
    const { restaurant } = await dataOf(
      {
        settings: {
          additionalFieldsEnabled: true,
          additionalFieldsKioskEnabled: false,
          additionalFieldsQrEnabled: true,
          additionalFields: [
            { ...field, key: 'as the others' },
            { ...field, key: 'codes', kioskEnabled: false, qrEnabled: true },
            { ...field, key: 'kiosks', kioskEnabled: true, qrEnabled: false },
          ],
        },
      },
      { orderType },
    );
    expect(restaurant.additional_order_fields.fields.map(({ key }) => key)).toEqual(keys);
  });

  it('speaks the session’s language', async () => {
    const { phone } = await seated({ settings: { description: { en: 'Soup', lt: 'Sriuba' } } });
    const { session } = phone;
    await phone.call('POST /session/{session}/update-language', { session, body: { language: 'lt' } });
    const data = await phone.call('GET /get-session-data/{session}', { session });
    expect([data.selected_language, data.restaurant.description]).toEqual(['lt', 'Sriuba']);
  });

  it('answers personal data with no-store', async () => {
    const { phone } = await seated();
    const response = await phone.fetch(`/api/get-session-data/${phone.session}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('whose session it is', () => {
  it('[SESSION-12] is not found for another phone, as if it did not exist', async () => {
    const { phone } = await seated();
    const { phone: other } = await seated();
    const read = { session: phone.session };
    expect(await other.failure('GET /get-session-data/{session}', read)).toBe('session_not_found');
    expect(await server.client().failure('GET /get-session-data/{session}', read)).toBe('session_not_found');
    for (const session of ['x', 'A'.repeat(43), '%00', 'null', "' or 1=1 --", '🍕'.repeat(43)]) {
      expect(await phone.failure('GET /get-session-data/{session}', { session })).toBe('session_not_found');
    }
  });

  it('[SESSION-01] ends after six hours for its own phone, and is still unknown to others', async () => {
    const { phone } = await seated();
    const start = server.clock.now();
    server.clock.advance(6 * 3_600_000 - 1);
    await phone.call('GET /get-session-data/{session}', { session: phone.session });
    server.clock.advance(1);
    const read = { session: phone.session };
    expect(await phone.failure('GET /get-session-data/{session}', read)).toBe('session_ended');
    expect(await server.client().failure('GET /get-session-data/{session}', read)).toBe('session_not_found');
    server.clock.set(start);
  });

  it('ends at once when staff end it', async () => {
    const { phone, table } = await seated();
    await server.database.kysely
      .updateTable('guest_session')
      .set({ ended_at: new Date(server.clock.now()) })
      .where('table_id', '=', table.id)
      .execute();
    expect(await phone.failure('GET /get-session-data/{session}', { session: phone.session })).toBe(
      'session_ended',
    );
  });

  it('[SESSION-06] [API-06] tells another phone which table to go to', async () => {
    const { phone, table } = await seated();
    const { session } = phone;
    expect(await phone.call('GET /check-same-device/{session}', { session })).toEqual({ same_device: true });
    const response = await server.client().fetch(`/api/check-same-device/${session}`);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      message: 'Not the same device',
      code: 'not_the_same_device',
      details: { table_hash: table.code },
    });
  });

  it('[SESSION-07] does not know sessions that never were', async () => {
    expect(
      await server.client().failure('GET /check-same-device/{session}', { session: 'B'.repeat(43) }),
    ).toBe('session_not_found');
  });
});

describe('what a session remembers', () => {
  it('[LANG-01] [LANG-03] stores an offered language and refuses others', async () => {
    const { phone } = await seated({ settings: { mainLanguage: 'en', languages: ['lt'] } });
    const { session } = phone;
    const set = (language: string) => ({ session, body: { language } });
    expect(await phone.call('POST /session/{session}/update-language', set('lt'))).toEqual({
      selected_language: 'lt',
    });
    expect(await phone.failure('POST /session/{session}/update-language', set('de'))).toBe(
      'language_not_offered',
    );
    expect(await phone.failure('POST /session/{session}/update-language', set('LT'))).toBe(
      'validation_failed',
    );
  });

  it('[PREVIEW-08] stores nothing in preview', async () => {
    const { table } = await seated();
    const phone = server.client();
    const { session } = await phone.call('GET /preview/{hash}', { hash: table.code });
    const input = { session, body: { language: 'lt' } };
    expect(await phone.failure('POST /session/{session}/update-language', input)).toBe('preview_mode');
  });

  it('falls back to the main language when the chosen one is no longer offered', async () => {
    const { phone, venue } = await seated();
    const { session } = phone;
    await phone.call('POST /session/{session}/update-language', { session, body: { language: 'lt' } });
    await server.database.kysely
      .updateTable('venue')
      .set({ settings: JSON.stringify({ ...venue.settings, languages: [] }), revision: 2 })
      .where('id', '=', venue.id)
      .execute();
    const data = await phone.call('GET /get-session-data/{session}', { session });
    expect(data.selected_language).toBe('en');
    expect((await phone.call('GET /get-menu-categories/{session}', { session })).language).toBe('en');
  });

  it('[NOTIFY-09] [ENTITY-02] keeps a valid phone number in international form until the session ends', async () => {
    const { phone, table } = await seated();
    const { session } = phone;
    const send = (countryCallingCode: string, nationalNumber: string) => ({
      session,
      body: { countryCallingCode, nationalNumber },
    });
    expect(await phone.call('POST /session/{session}/add-phone-number', send('+370', '612 34567'))).toEqual({
      phone_number: '+37061234567',
    });
    expect((await phone.call('GET /get-session-data/{session}', { session })).phone_number).toBe(
      '+37061234567',
    );
    for (const bad of ['123', '00000000', 'drop table', '+49 30 901820']) {
      expect(await phone.failure('POST /session/{session}/add-phone-number', send('370', bad))).toBe(
        'phone_invalid',
      );
    }
    const start = server.clock.now();
    server.clock.advance(6 * 3_600_000);
    await server.jobs.runNow('expire-sessions');
    const [stored] = await server.database.kysely
      .selectFrom('guest_session')
      .selectAll()
      .where('table_id', '=', table.id)
      .execute();
    expect(stored?.phone_number).toBeNull();
    expect(stored?.ended_at).not.toBeNull();
    server.clock.set(start);
  });

  it('[LANG-02] answers the venue’s own texts in offered languages, with 304 for what is known', async () => {
    const { venue } = await seated({
      settings: { translations: { en: { room: 'Room', floor: 'Floor' }, lt: { room: 'Kambarys' } } },
    });
    const phone = server.client();
    const read = { restaurantId: venue.id };
    expect(await phone.call('GET /translations/{restaurantId}/{lang}/', { ...read, lang: 'lt' })).toEqual({
      room: 'Kambarys',
      floor: 'Floor',
    });
    expect(await phone.failure('GET /translations/{restaurantId}/{lang}/', { ...read, lang: 'pl' })).toBe(
      'language_not_offered',
    );
    expect(
      await phone.failure('GET /translations/{restaurantId}/{lang}/', { restaurantId: 'nope', lang: 'lt' }),
    ).toBe('not_found');
    const first = await phone.fetch(`/api/translations/${venue.id}/lt/`);
    const etag = first.headers.get('etag') ?? '';
    const again = await phone.fetch(`/api/translations/${venue.id}/lt/`, {
      headers: { 'if-none-match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('counts analytics events per venue and day, without the guest', async () => {
    const { phone, venue } = await seated();
    const at = server.clock.now();
    const events = ['search_input', 'search_input', 'language_change', 'Robert"); drop'].map(name => ({
      name,
      at,
    }));
    await phone.call('POST /events/{session}', { session: phone.session, body: { events } });
    await server.jobs.runNow('flush-event-counters');
    await phone.call('POST /events/{session}', {
      session: phone.session,
      body: { events: events.slice(0, 1) },
    });
    await server.jobs.runNow('flush-event-counters');
    const rows = await server.database.kysely
      .selectFrom('event_counter')
      .select(['name', 'count', 'day'])
      .where('venue_id', '=', venue.id)
      .orderBy('name')
      .execute();
    expect(rows).toEqual([
      { name: 'language_change', count: 1, day: '2026-03-18' },
      { name: 'search_input', count: 3, day: '2026-03-18' },
    ]);
  });
});
