import { aFoodCourt, aHouse } from '@tableside/testkit/scenes/a-food-court.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue, type VenueOver } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Phone = ReturnType<TestServer['client']>;
const HOUR_MS = 3_600_000;
const STALLS: readonly VenueOver[] = [{ name: 'Ramen' }, { name: 'Taco' }];
const aHall = async (overs = STALLS) => {
  const { owner, venues } = await aHouse(server, overs);
  const court = await aFoodCourt(owner, venues);
  return { owner, venues, court, hash: court.hash };
};
const visit = (phone: Phone, hash: string, food_court_session: string | null = null) =>
  phone.call('POST /food-courts/get-by-hash/{hash}', { hash, body: { food_court_session } });
const stalls = async (hash: string, language?: string) =>
  (
    await server
      .client()
      .call('GET /food-courts/get-restaurants/{hash}', { hash, query: language ? { language } : {} })
  ).restaurants;
const enter = (phone: Phone, id: string, food_court_session: string, session: string | null = null) =>
  phone.call('POST /food-courts/go-to-restaurant/{id}', { id, body: { food_court_session, session } });

describe('a hall', () => {
  it('[FOOD-61] is read by its code with a session of the phone, typed in whatever case', async () => {
    const { hash, court } = await aHall();
    const phone = server.client();
    const first = await visit(phone, hash.toLowerCase());
    expect(first).toMatchObject({
      language: 'en',
      food_court: { id: court.id, hash, name: 'Market Hall', description: 'Under one roof', cover: null },
    });
    expect((await visit(phone, hash)).food_court_session).toBe(first.food_court_session);
    expect((await visit(phone, hash, first.food_court_session)).food_court_session).toBe(
      first.food_court_session,
    );
    const other = await visit(server.client(), hash, first.food_court_session);
    expect(other.food_court_session).not.toBe(first.food_court_session);
  });

  it('[ENTITY-63] has every field of the entity, its venues among them', async () => {
    const { hash, venues } = await aHall();
    const phone = server.client();
    const { food_court: court, food_court_session: token } = await visit(phone, hash);
    expect(court).toMatchObject({
      default_language: court.main_language,
      language: 'en',
      food_court_session: token,
      session: token,
      payment_providers: [],
      settings: { invoices: false, 'sms-notifications': false },
      additional_order_fields: [],
    });
    expect(court.restaurants).toEqual(await stalls(hash, 'en'));
    expect(court.restaurants.map(({ id }) => id)).toEqual(venues.map(({ id }) => id));
  });

  it('[ENTITY-64] [FOOD-15] has venues with every field of theirs, the description cut for a card', async () => {
    const long = { en: `Slow broths since 1998. ${'Noodles pulled by hand every morning. '.repeat(4)}` };
    const settings = { description: long, localeCode: 'lt-LT', googlePlaceId: 'ChIJ-ramen' };
    const { hash } = await aHall([{ name: 'Ramen', settings }, { name: 'Taco' }]);
    expect((await stalls(hash, 'en'))[0]).toMatchObject({
      name: 'Ramen',
      short_description: 'Slow broths since 1998. Noodles pulled by hand every morning.',
      cover: null,
      cover_thumbnail: null,
      order_status: 'open',
      is_currently_working_hours: true,
      rush_mode_wait_minutes: null,
      currency: { code: 'EUR' },
      locale: { locale_code: 'lt-LT' },
      google_place_id: 'ChIJ-ramen',
    });
  });

  it('[FOOD-73] forgets a visit after six hours', async () => {
    const { hash, venues } = await aHall();
    const phone = server.client();
    const { food_court_session: before } = await visit(phone, hash);
    const start = server.clock.now();
    server.clock.advance(6 * HOUR_MS);
    const id = venues[0]?.id ?? '';
    await expect(enter(phone, id, before)).rejects.toMatchObject({ code: 'session_not_found' });
    expect((await visit(phone, hash, before)).food_court_session).not.toBe(before);
    server.clock.set(start);
  });

  it('[FOOD-62] [FOOD-15] lists its venues in their owner’s order, in the language asked for', async () => {
    const { hash, venues } = await aHall();
    expect(await stalls(hash)).toMatchObject([
      { id: venues[0]?.id, name: 'Ramen', description: 'A test kitchen', order_status: 'open' },
      { id: venues[1]?.id, name: 'Taco' },
    ]);
    expect((await stalls(hash, 'lt'))[0]?.description).toBe('Bandymų virtuvė');
  });

  it('[FOOD-16] [FOOD-17] says how each venue stands now', async () => {
    const { hash, venues } = await aHall();
    const [ramen, taco] = venues;
    const set = (status: string | null, minutes: number | null, open: boolean, id = '') =>
      server.database.run(
        'status-of-test',
        'update venue set order_status = $2, rush_mode_wait_minutes = $3, is_working_hours = $4 where id = $1',
        [id, status, minutes, open],
      );
    await set('rush_mode', 25, true, ramen?.id);
    await set('open', null, false, taco?.id);
    expect(await stalls(hash)).toMatchObject([
      { order_status: 'rush_mode', rush_mode_wait_minutes: 25, opening: null },
      { is_currently_working_hours: false },
    ]);
    await set(null, null, true, ramen?.id);
    expect((await stalls(hash))[0]?.order_status).toBeNull();
  });

  it('shows no venue without a menu or a pickup table, and one that is switched off as closed', async () => {
    const { owner, venues, hash } = await aHall([...STALLS, { name: 'Off', scanStatus: 'disabled' }]);
    const bare = await aVenue(server, { name: 'Bare' });
    await server.database.run(
      'join-of-test',
      `insert into food_court_venue select $1, food_court_id, 9 from food_court_venue where venue_id = $2`,
      [bare.id, venues[0]?.id],
    );
    await server.database.run(
      'retire-of-test',
      'update venue_table set retired_at = now() where venue_id = $1',
      [venues[1]?.id],
    );
    const shown = await stalls(hash);
    expect(shown.map(({ name, order_status }) => [name, order_status])).toEqual([
      ['Ramen', 'open'],
      ['Off', null],
    ]);
    const { venues: all } = await owner.call('GET /console/{venue}/food-courts', { venue: owner.venue });
    expect(all.map(({ name, missing }) => [name, missing])).toEqual([
      ['Off', null],
      ['Ramen', null],
      ['Taco', 'counter'],
    ]);
  });

  it('[FOOD-65] [FOOD-66] is read in the languages it offers, which its venues’ sessions follow', async () => {
    const { hash, venues } = await aHall();
    const phone = server.client();
    const { food_court_session: token } = await visit(phone, hash);
    const texts = (lang: string) =>
      phone.call('GET /food-courts/get-translations/{hash}/{lang}', { hash, lang });
    expect((await texts('lt')).translations).toEqual({ name: 'Halė', description: 'Po vienu stogu' });
    await expect(texts('pl')).rejects.toMatchObject({ code: 'language_not_offered' });
    const { session } = await enter(phone, venues[0]?.id ?? '', token);
    const read = async () =>
      (await phone.call('GET /get-session-data/{session}', { session })).selected_language;
    expect(await read()).toBe('en');
    const say = (language: string) =>
      phone.call('POST /food-courts/update-food-court-session-language', {
        body: { food_court_session: token, language },
      });
    await say('lt');
    expect(await read()).toBe('lt');
    expect((await visit(phone, hash)).language).toBe('lt');
    await expect(say('pl')).rejects.toMatchObject({ code: 'language_not_offered' });
    const second = await enter(phone, venues[1]?.id ?? '', token);
    const data = await phone.call('GET /get-session-data/{session}', second);
    expect(data.selected_language).toBe('lt');
  });

  it('[FOOD-28] that nobody knows or that its owner closed says which', async () => {
    const { owner, court, hash, venues } = await aHall();
    const phone = server.client();
    const { food_court_session: token } = await visit(phone, hash);
    const failure = (code: string) =>
      phone.failure('POST /food-courts/get-by-hash/{hash}', {
        hash: code,
        body: { food_court_session: null },
      });
    expect(await failure('NO-SUCH-HALL')).toBe('food_court_not_found');
    const { name, description, main_language, languages, revision } = court;
    await owner.call('POST /console/{venue}/food-courts/{court}/save', {
      venue: owner.venue,
      court: court.id,
      body: {
        name,
        description,
        main_language,
        languages,
        revision,
        cover: null,
        venues: court.venues,
        open: false,
      },
    });
    expect(await failure(hash)).toBe('food_court_closed');
    await expect(enter(phone, venues[0]?.id ?? '', token)).rejects.toMatchObject({
      code: 'food_court_closed',
    });
  });
});

describe('going to a venue of a hall', () => {
  it('[FOOD-63] opens the phone’s session at its counter, once, and orders come out by number', async () => {
    const { hash, venues } = await aHall();
    const phone = server.client();
    const id = venues[1]?.id ?? '';
    const { food_court_session: token } = await visit(phone, hash);
    const opened = await enter(phone, id, token);
    expect(opened.restaurant_id).toBe(id);
    expect(await enter(phone, id, token, opened.session)).toEqual(opened);
    expect(await enter(phone, id, token, 'lost')).toEqual(opened);
    const data = await phone.call('GET /get-session-data/{session}', opened);
    expect([data.table.order_type, data.table.name, data.restaurant.food_court_hash]).toEqual([
      'pickup',
      'Pickup',
      hash,
    ]);
    const order = await placed({ ...phone, session: opened.session });
    expect(order.status).toBe('waiting_confirmation');
  });

  it('[MENU-15] leads back to the hall from its counter alone, and not once the hall is closed', async () => {
    const { hash, venues } = await aHall();
    const [venue] = venues;
    if (!venue) throw new Error('no venue');
    const hashAt = async (code: string) => {
      const guest = await server.guestAt(code);
      return (await guest.call('GET /get-session-data/{session}', guest)).restaurant.food_court_hash;
    };
    const inside = await aTable(server, venue);
    const counter = await aTable(server, venue, { orderType: 'pickup' });
    expect([await hashAt(inside.code), await hashAt(counter.code)]).toEqual([null, hash]);
    await server.database.run('close-of-test', 'update food_court set closed_at = now() where code = $1', [
      hash,
    ]);
    expect(await hashAt(counter.code)).toBeNull();
  });

  it('is for venues of the hall, by the phone whose visit it is', async () => {
    const [here, there] = [await aHall(), await aHall()];
    const phone = server.client();
    const { food_court_session: token } = await visit(phone, here.hash);
    const id = here.venues[0]?.id ?? '';
    await expect(enter(phone, there.venues[0]?.id ?? '', token)).rejects.toMatchObject({
      code: 'not_accepting_orders',
    });
    await expect(enter(phone, 'no-id', token)).rejects.toMatchObject({ code: 'not_accepting_orders' });
    const other = server.client();
    await visit(other, here.hash);
    await expect(enter(other, id, token)).rejects.toMatchObject({ code: 'session_not_found' });
    const { session } = await enter(phone, id, token);
    await visit(other, here.hash);
    const own = (await visit(other, here.hash)).food_court_session;
    expect((await enter(other, id, own, session)).session).not.toBe(session);
  });
});

describe('who looks at a hall', () => {
  const looking = async () => {
    const scene = await aHall();
    const phone = server.client();
    const { food_court_session: token } = await visit(phone, scene.hash);
    const hears = (channels = '', by = phone) =>
      openStream(by, `/api/realtime/${token}${channels && `?channels=${channels}`}`);
    return { ...scene, phone, token, hears };
  };

  it('[RT-18] [RT-01] hears on the channel of the food court how its venues stand, and that its owner changed it', async () => {
    const { owner, court, venues, hears } = await looking();
    const [ramen, taco] = venues;
    const stream = await hears(`food-court_${court.id}`);
    const other = await looking();
    for (const [venue, status] of [
      [other.venues[0], 'temporarily_disabled'],
      [taco, 'rush_mode'],
    ] as const) {
      const staff = venue === taco ? owner : other.owner;
      await staff.call('POST /console/{venue}/status', {
        venue: venue?.id ?? '',
        body: { order_status: status, ...(status === 'rush_mode' && { rush_mode_wait_minutes: 30 }) },
      });
    }
    expect(await stream.next('rush-mode-activated')).toMatchObject({
      channel: `food-court_${court.id}`,
      data: { order_status: 'rush_mode', rush_mode_wait_minutes: 30 },
    });
    expect(stream.heard.map(({ event }) => event)).not.toContain('restaurant-closed');
    const { name, description, main_language, languages, revision } = court;
    await owner.call('POST /console/{venue}/food-courts/{court}/save', {
      venue: owner.venue,
      court: court.id,
      body: {
        name,
        description,
        main_language,
        languages,
        revision,
        cover: null,
        venues: [ramen?.id ?? ''],
        open: true,
      },
    });
    expect((await stream.next('food-court-updated')).channel).toBe(`food-court_${court.id}`);
    stream.close();
  });

  it('[RT-18] [RT-01] hears on the channel of the visit that another tab chose a language; nobody else does', async () => {
    const { hash, phone, token, hears } = await looking();
    const neighbour = server.client();
    const { food_court_session: theirs } = await visit(neighbour, hash);
    const [own, foreign] = [
      await hears(`food-court-session_${token}`),
      await openStream(neighbour, `/api/realtime/${theirs}?channels=food-court-session_${token}`),
    ];
    await phone.call('POST /food-courts/update-food-court-session-language', {
      body: { food_court_session: token, language: 'lt' },
    });
    expect(await own.next('food-court-language')).toMatchObject({
      channel: `food-court-session_${token}`,
      data: { language: 'lt' },
    });
    expect(foreign.heard).toEqual([]);
    for (const stream of [own, foreign]) stream.close();
  });

  it('[RT-18] is a phone with a visit that lasts: another phone and an old visit hear nothing', async () => {
    const { phone, token, hears } = await looking();
    const stranger = server.client();
    expect((await stranger.fetch(`/api/realtime/${token}`)).status).toBe(404);
    const start = server.clock.now();
    server.clock.advance(6 * HOUR_MS);
    expect((await phone.fetch(`/api/realtime/${token}`)).status).toBe(404);
    server.clock.set(start);
    const stream = await hears();
    stream.close();
  });
});
