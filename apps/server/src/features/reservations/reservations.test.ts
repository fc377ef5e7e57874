import { randomUUID } from 'node:crypto';
import { USUAL_RESERVATIONS } from '@tableside/domain/reservations';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Sandbox } from '@tableside/sandbox';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await aSandbox();
  server = await testServer({
    env: { PUBLIC_URL: 'https://eat.example' },
    extra: { sandbox: () => sandbox.address },
  });
});
afterAll(async () => {
  await server.stop();
  await sandbox.close();
});

const textsTo = async (number: string): Promise<string[]> => {
  const answer = await fetch(`${sandbox.address}/sms/messages?to=${encodeURIComponent(number)}`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
};
const arrive = async () => {
  await server.jobs.runNow('send-reservation-news');
  await server.jobs.runNow('send-reservation-news');
};
let lastNumber = 61300000;
/** A number that no other test has, as people in its country write it. */
const aNumber = () => {
  lastNumber += 1;
  return { typed: `8${lastNumber}`, e164: `+370${lastNumber}` };
};

/** A venue with some tables of four, open from noon to ten, and a waiter. */
const aScene = async ({
  tables = 1,
  settings = {},
}: {
  tables?: number;
  settings?: Partial<VenueSettings>;
} = {}) => {
  const venue = await aVenue(server, {
    settings: {
      workingHours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: 720, to: 1320 }],
      reservations: { ...USUAL_RESERVATIONS, on: true },
      ...settings,
    },
  });
  await aMenu(server, venue);
  const made = [];
  for (let n = 1; n <= tables; n += 1) made.push(await aTable(server, venue, { name: String(n) }));
  const waiter = await aStaff(server, venue);
  const day = new Date(server.clock.now()).toISOString().slice(0, 10);
  return { venue, tables: made, waiter, day };
};
type Scene = Awaited<ReturnType<typeof aScene>>;

const slots = async ({ venue, day }: Scene, party = 2) =>
  (await server.client().call('GET /reserve/{slug}/slots', { slug: venue.slug, query: { day, party } }))
    .slots;
const slotAt = async (scene: Scene, time: string) => (await slots(scene)).find(each => each.time === time);
const wish = (at: string, over: object = {}) => ({
  at,
  party: 2,
  name: 'Ona Onaitė',
  phone: aNumber().typed,
  note: '',
  language: 'lt',
  ...over,
});
const make = async (scene: Scene, time: string, over: object = {}) =>
  server.client().call('POST /reserve/{slug}/make', {
    slug: scene.venue.slug,
    body: wish((await slotAt(scene, time))?.at ?? '', over),
    idempotencyKey: randomUUID(),
  });
const own = (scene: Scene, key: string) =>
  server.client().call('GET /reserve/{slug}/own/{key}', { slug: scene.venue.slug, key });
const today = ({ waiter, venue }: Scene) =>
  waiter.call('GET /console/{venue}/reservations', { venue: venue.id, query: {} });
const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows;

describe('a guest', () => {
  it('reads the venue in the language of the browser, reserves, and comes back by the address of the message', async () => {
    const scene = await aScene();
    const phone = aNumber();
    const page = await server.client().call('GET /reserve/{slug}', {
      slug: scene.venue.slug,
      query: { language: 'el' },
    });
    expect(page).toMatchObject({ language: 'el', party_max: 8, sms: true });
    expect(page.languages).toHaveLength(15);
    expect(page.days[0]).toBe(scene.day);
    const made = await make(scene, '19:00', { phone: phone.typed, note: 'By the window' });
    expect(made).toMatchObject({
      state: 'booked',
      time: '19:00',
      kept_until: '19:15',
      changeable: true,
      place: null,
    });
    await arrive();
    const [text = ''] = await textsTo(phone.e164);
    expect(text).toContain(`https://eat.example/reserve/${scene.venue.slug}?mine#${made.key}`);
    expect(text).toContain('19:00');
    expect(await own(scene, made.key)).toMatchObject({ name: 'Ona Onaitė', party: 2 });
    expect((await today(scene)).reservations).toMatchObject([
      {
        name: 'Ona Onaitė',
        phone: phone.e164,
        note: 'By the window',
        time: '19:00',
        by_guest: true,
        tables: [scene.tables[0]?.id],
      },
    ]);
  });

  it('gets the last table once, of however many who want it at the same moment', async () => {
    const scene = await aScene({ tables: 2 });
    const at = (await slotAt(scene, '19:00'))?.at ?? '';
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        server.client().call('POST /reserve/{slug}/make', {
          slug: scene.venue.slug,
          body: wish(at),
          idempotencyKey: randomUUID(),
        }),
      ),
    );
    const refused = asked.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 6 }, () => 'reservation_full'));
    const { reservations } = await today(scene);
    expect(new Set(reservations.flatMap(({ tables }) => tables)).size).toBe(2);
    const left = await slots(scene);
    expect(left.filter(({ free }) => !free).map(({ time }) => time)).toEqual([
      '18:00',
      '18:30',
      '19:00',
      '19:30',
      '20:00',
    ]);
  });

  it('who taps twice, or whose answer was lost, has one reservation', async () => {
    const scene = await aScene({ tables: 3 });
    const client = server.client();
    const body = wish((await slotAt(scene, '18:00'))?.at ?? '');
    const send = () =>
      client.call('POST /reserve/{slug}/make', {
        slug: scene.venue.slug,
        body,
        idempotencyKey: 'tapped-twice',
      });
    const first = await send();
    expect(await send()).toEqual(first);
    expect((await today(scene)).reservations).toHaveLength(1);
    const kept = await rows<{ answer: unknown }>(
      'select answer::text as answer from idempotency_key where key = $1',
      ['tapped-twice'],
    );
    expect(JSON.stringify(kept)).not.toContain(first.key);
    expect(JSON.stringify(kept)).not.toContain('Ona');
  });

  it('changes it, its own table being no obstacle, and calls it off; others may have the table then', async () => {
    const scene = await aScene();
    const { venue } = scene;
    const { key } = await make(scene, '19:00');
    const later = await server.client().call('GET /reserve/{slug}/slots', {
      slug: venue.slug,
      query: { day: scene.day, party: 2, key },
    });
    const half = later.slots.find(({ time }) => time === '19:30');
    expect(half?.free).toBe(true);
    const changed = await server.client().call('POST /reserve/{slug}/own/{key}/change', {
      slug: venue.slug,
      key,
      body: { at: half?.at ?? '', party: 4 },
    });
    expect(changed).toMatchObject({ time: '19:30', party: 4 });
    const cancel = () =>
      server.client().call('POST /reserve/{slug}/own/{key}/cancel', { slug: venue.slug, key });
    expect((await cancel()).state).toBe('cancelled');
    expect((await cancel()).state).toBe('cancelled');
    expect((await slotAt(scene, '19:30'))?.free).toBe(true);
    expect((await today(scene)).reservations).toMatchObject([{ state: 'cancelled' }]);
  });

  it.each([
    ['a time beside the step', { at: '2026-03-18T17:05:00.000Z' }, 'reservation_time'],
    ['while it is closed', { at: '2026-03-18T04:00:00.000Z' }, 'reservation_time'],
    ['what is no time', { at: 'soon' }, 'reservation_time'],
    ['too large a party', { at: '2026-03-18T17:00:00.000Z', party: 9 }, 'reservation_time'],
    ['a number that is none', { at: '2026-03-18T17:00:00.000Z', phone: '123' }, 'phone_invalid'],
    ['no name', { at: '2026-03-18T17:00:00.000Z', name: '  ' }, 'validation_failed'],
  ])('is refused %s', async (_, over, code) => {
    const scene = await aScene();
    const body = wish('', over);
    expect(
      await server.client().failure('POST /reserve/{slug}/make', {
        slug: scene.venue.slug,
        body,
        idempotencyKey: randomUUID(),
      }),
    ).toBe(code);
    expect((await today(scene)).reservations).toEqual([]);
  });

  it('reserves three times with one number, and then calls', async () => {
    const scene = await aScene({ tables: 4 });
    const { typed: phone } = aNumber();
    for (const time of ['17:00', '18:00', '19:00']) await make(scene, time, { phone });
    await expect(make(scene, '20:00', { phone })).rejects.toMatchObject({ code: 'reservation_too_many' });
  });

  it('finds nothing where it is off, as where there is no venue, and nobody’s reservation by a key that we did not make', async () => {
    const off = await aScene({ settings: { reservations: USUAL_RESERVATIONS } });
    const client = server.client();
    for (const slug of [off.venue.slug, 'nowhere']) {
      expect(await client.failure('GET /reserve/{slug}', { slug, query: {} })).toBe('reservations_off');
    }
    const scene = await aScene();
    const { key } = await make(scene, '19:00');
    const changed = `${key.slice(0, 30)}${key[30] === 'A' ? 'B' : 'A'}${key.slice(31)}`;
    const { slug } = scene.venue;
    for (const wrong of [changed, 'x', key.slice(1)]) {
      expect(await client.failure('GET /reserve/{slug}/own/{key}', { slug, key: wrong })).toBe(
        'reservation_not_found',
      );
    }
    const elsewhere = await aScene();
    expect(await client.failure('GET /reserve/{slug}/own/{key}', { slug: elsewhere.venue.slug, key })).toBe(
      'reservation_not_found',
    );
  });
});

describe('staff', () => {
  const at = (scene: Scene, reservation: string) => ({ venue: scene.venue.id, reservation });
  const add = (scene: Scene, time: string, over: object = {}) =>
    scene.waiter.call('POST /console/{venue}/reservations/add', {
      venue: scene.venue.id,
      body: { day: scene.day, time, party: 2, name: 'Jonas', phone: '', note: '', force: false, ...over },
    });
  const seat = (scene: Scene, id: string, table = 0) =>
    scene.waiter.call('POST /console/{venue}/reservations/{reservation}/seat', {
      ...at(scene, id),
      body: { tables: [scene.tables[table]?.id ?? ''] },
    });
  const end = (scene: Scene, id: string, how: 'cancel' | 'no_show' | 'give_up' | 'leave') =>
    scene.waiter.call('POST /console/{venue}/reservations/{reservation}/end', {
      ...at(scene, id),
      body: { how },
    });
  const undo = (scene: Scene, id: string) =>
    scene.waiter.call('POST /console/{venue}/reservations/{reservation}/undo', at(scene, id));
  const board = async ({ waiter, venue }: Scene) =>
    (await waiter.call('GET /console/{venue}/tables', { venue: venue.id })).tables;

  it('write down who rings, also at short notice, and over a full house only where they insist', async () => {
    const scene = await aScene();
    await add(scene, '12:15');
    const again = {
      venue: scene.venue.id,
      body: { day: scene.day, time: '12:30', party: 2, name: 'Ana', phone: '', note: '' },
    };
    expect(await scene.waiter.failure('POST /console/{venue}/reservations/add', again)).toBe(
      'reservation_full',
    );
    const { reservation } = await add(scene, '12:30', { force: true });
    expect(reservation).toMatchObject({ tables: [], by_guest: false, state: 'booked' });
  });

  it('seat a party: whoever scans there joins it and is asked nothing more; staff see whose it is, phones do not', async () => {
    const scene = await aScene({ tables: 2, settings: { presence: 'confirm' } });
    const { reservation } = await add(scene, '12:30', { party: 3 });
    const seated = await seat(scene, reservation.id, 1);
    expect(seated.reservation).toMatchObject({ state: 'seated', tables: [scene.tables[1]?.id] });
    const table = (await board(scene)).find(({ id }) => id === scene.tables[1]?.id);
    expect(table).toMatchObject({ state: 'browsing', people: 3, reserved: { name: 'Jonas', party: 3 } });
    const phone = await server.guestAt(scene.tables[1]?.code ?? '');
    const session = await phone.call('GET /get-session-data/{session}', { session: phone.session });
    expect(JSON.stringify(session)).not.toContain('Jonas');
    await phone.call('POST /cart/{session}/add', {
      session: phone.session,
      body: { menu_item_id: 'soup', quantity: 1 },
    });
    const { order } = await phone.call('POST /cart/{session}/place-order', {
      session: phone.session,
      body: {},
    });
    const orders = await scene.waiter.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders.orders.find(({ order_id }) => order_id === order.order_id)?.first_of_visit).toBe(false);
    await scene.waiter.call('POST /console/{venue}/tables/{table}/close', {
      venue: scene.venue.id,
      table: scene.tables[1]?.id ?? '',
      body: { force: true },
    });
    expect((await today(scene)).reservations).toMatchObject([{ state: 'done' }]);
    expect((await board(scene)).every(({ reserved }) => reserved === undefined)).toBe(true);
  });

  it('seat two parties at one table never, and take back what was a slip: the table is free again', async () => {
    const scene = await aScene({ tables: 2 });
    const [one, two] = [await add(scene, '13:00'), await add(scene, '13:00')];
    const both = await Promise.allSettled([seat(scene, one.reservation.id), seat(scene, two.reservation.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const sits = (await today(scene)).reservations.find(({ state }) => state === 'seated');
    expect(await undo(scene, sits?.id ?? '')).toMatchObject({ reservation: { state: 'booked' } });
    expect((await board(scene)).map(({ state }) => state)).toEqual(['free', 'free']);
  });

  it('count who did not come by a keyed hash alone, and forget name and number after the period', async () => {
    const scene = await aScene({ tables: 3 });
    const phone = aNumber();
    const first = await add(scene, '12:30', { phone: phone.typed });
    await end(scene, first.reservation.id, 'no_show');
    const second = await add(scene, '13:30', { phone: `+370 ${phone.typed.slice(1)}` });
    expect(second.reservation.no_shows).toBe(1);
    expect(
      await scene.waiter.failure('POST /console/{venue}/reservations/{reservation}/seat', {
        ...at(scene, first.reservation.id),
        body: { tables: [scene.tables[0]?.id ?? ''] },
      }),
    ).toBe('reservation_settled');
    server.clock.advance(31 * DAY);
    await server.jobs.runNow('erase-by-period');
    const kept = await rows<{ name: string; phone: string | null; phone_hash: Buffer | null; state: string }>(
      'select name, phone, phone_hash, state from reservation where venue_id = $1 order by starts_at',
      [scene.venue.id],
    );
    expect(kept.map(({ name, phone: number }) => [name, number])).toEqual([
      ['', null],
      ['', null],
    ]);
    expect(kept.map(({ phone_hash }) => phone_hash !== null)).toEqual([true, false]);
    const third = await add(
      { ...scene, day: new Date(server.clock.now()).toISOString().slice(0, 10) },
      '20:00',
      {
        phone: phone.typed,
      },
    );
    expect(third.reservation.no_shows).toBe(1);
    server.clock.advance(340 * DAY);
    await server.jobs.runNow('forget-no-shows');
    const hashes = await rows(
      'select from reservation where phone_hash is not null and venue_id = $1 and starts_at < $2',
      [scene.venue.id, new Date(server.clock.now() - 365 * DAY)],
    );
    expect(hashes).toEqual([]);
    server.clock.set('2026-03-18T10:00:00Z');
  });

  it('keep a line at the door: its guests see their place, are texted, and leave by themselves', async () => {
    const scene = await aScene();
    const phone = aNumber();
    const wait = (name: string, number = '') =>
      scene.waiter.call('POST /console/{venue}/reservations/wait', {
        venue: scene.venue.id,
        body: { party: 2, name, phone: number, note: '', wait_minutes: 20 },
      });
    const first = await wait('First');
    server.clock.advance(60_000);
    const { reservation } = await wait('Second', phone.typed);
    await arrive();
    const [told = ''] = await textsTo(phone.e164);
    const key = told.split('?mine#')[1] ?? '';
    expect(await own(scene, key)).toMatchObject({ state: 'waiting', place: 2, wait_minutes: 20 });
    await end(scene, first.reservation.id, 'give_up');
    expect(await own(scene, key)).toMatchObject({ place: 1 });
    const ready = await scene.waiter.call(
      'POST /console/{venue}/reservations/{reservation}/ready',
      at(scene, reservation.id),
    );
    expect(ready.reservation.state).toBe('ready');
    await arrive();
    expect((await textsTo(phone.e164)).at(-1)).toContain('Your table is ready. Please come.');
    expect((await today(scene)).line).toMatchObject([{ name: 'Second', state: 'ready', told: 'sent' }]);
    await server.client().call('POST /reserve/{slug}/own/{key}/cancel', { slug: scene.venue.slug, key });
    expect((await today(scene)).line).toEqual([]);
    expect(await undo(scene, reservation.id)).toMatchObject({ reservation: { state: 'waiting' } });
  });

  it('who cook or keep books see none of it, and nobody those of another venue', async () => {
    const scene = await aScene();
    const { reservation } = await add(scene, '12:30');
    for (const role of ['kitchen', 'accountant'] as const) {
      const other = await aStaff(server, scene.venue, role);
      expect(
        await other.failure('GET /console/{venue}/reservations', { venue: scene.venue.id, query: {} }),
      ).toBe('not_allowed');
    }
    const elsewhere = await aScene();
    expect(
      await elsewhere.waiter.failure(
        'POST /console/{venue}/reservations/{reservation}/undo',
        at(elsewhere, reservation.id),
      ),
    ).toBe('reservation_not_found');
  });

  it('who lead say how it is done, one of two at once, within bounds', async () => {
    const scene = await aScene();
    const owner = await aStaff(server, scene.venue, 'owner');
    const { reservations } = await owner.call('GET /console/{venue}/settings', { venue: scene.venue.id });
    const { changed_by: _by, public_page, sms: _sms, ...chosen } = reservations;
    expect(public_page).toBe(`/reserve/${scene.venue.slug}`);
    const save = (over: object) => ({ venue: scene.venue.id, body: { ...chosen, ...over } });
    const call = 'POST /console/{venue}/settings/reservations';
    await owner.call(call, save({ party_max: 6, step_minutes: 60, words: { en: 'Terrace on request' } }));
    expect(await owner.failure(call, save({ party_max: 5 }))).toBe('settings_changed');
    expect(await owner.failure(call, { ...save({ step_minutes: 7, revision: 1 }) })).toBe(
      'validation_failed',
    );
    const page = await server
      .client()
      .call('GET /reserve/{slug}', { slug: scene.venue.slug, query: { language: 'de' } });
    expect(page).toMatchObject({ party_max: 6, words: 'Terrace on request' });
    expect((await slots(scene)).every(({ time }) => time.endsWith(':00'))).toBe(true);
  });
});
