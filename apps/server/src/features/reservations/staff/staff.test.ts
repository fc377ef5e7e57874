import type { Sandbox } from '@tableside/sandbox';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import {
  aNumber,
  aReservingVenue,
  dayOf,
  ownOf,
  type ReservingVenue,
  slotsOf,
} from '@tableside/testkit/scenes/guests/a-reserving-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;

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
const aScene = (over: Parameters<typeof aReservingVenue>[1] = {}) => aReservingVenue(server, over);
const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows;

describe('staff', () => {
  const at = (scene: ReservingVenue, reservation: string) => ({ venue: scene.venue.id, reservation });
  const add = (scene: ReservingVenue, time: string, over: object = {}) =>
    scene.waiter.call('POST /console/{venue}/reservations/add', {
      venue: scene.venue.id,
      body: { day: scene.day, time, party: 2, name: 'Jonas', phone: '', note: '', force: false, ...over },
    });
  const seat = (scene: ReservingVenue, id: string, table = 0) =>
    scene.waiter.call('POST /console/{venue}/reservations/{reservation}/seat', {
      ...at(scene, id),
      body: { tables: [scene.tables[table]?.id ?? ''] },
    });
  const end = (scene: ReservingVenue, id: string, how: 'cancel' | 'no_show' | 'give_up' | 'leave') =>
    scene.waiter.call('POST /console/{venue}/reservations/{reservation}/end', {
      ...at(scene, id),
      body: { how },
    });
  const undo = (scene: ReservingVenue, id: string) =>
    scene.waiter.call('POST /console/{venue}/reservations/{reservation}/undo', at(scene, id));
  const board = async ({ waiter, venue }: ReservingVenue) =>
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
    expect((await dayOf(scene)).reservations).toMatchObject([{ state: 'done' }]);
    expect((await board(scene)).every(({ reserved }) => reserved === undefined)).toBe(true);
  });

  it('seat two parties at one table never, and take back what was a slip: the table is free again', async () => {
    const scene = await aScene({ tables: 2 });
    const [one, two] = [await add(scene, '13:00'), await add(scene, '13:00')];
    const both = await Promise.allSettled([seat(scene, one.reservation.id), seat(scene, two.reservation.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const sits = (await dayOf(scene)).reservations.find(({ state }) => state === 'seated');
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
    expect(await ownOf(scene, key)).toMatchObject({ state: 'waiting', place: 2, wait_minutes: 20 });
    await end(scene, first.reservation.id, 'give_up');
    expect(await ownOf(scene, key)).toMatchObject({ place: 1 });
    const ready = await scene.waiter.call(
      'POST /console/{venue}/reservations/{reservation}/ready',
      at(scene, reservation.id),
    );
    expect(ready.reservation.state).toBe('ready');
    await arrive();
    expect((await textsTo(phone.e164)).at(-1)).toContain('Your table is ready. Please come.');
    expect((await dayOf(scene)).line).toMatchObject([{ name: 'Second', state: 'ready', told: 'sent' }]);
    await server.client().call('POST /reserve/{slug}/own/{key}/cancel', { slug: scene.venue.slug, key });
    expect((await dayOf(scene)).line).toEqual([]);
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
    expect((await slotsOf(scene)).every(({ time }) => time.endsWith(':00'))).toBe(true);
  });
});
