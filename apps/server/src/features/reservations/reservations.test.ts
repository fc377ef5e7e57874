import { randomUUID } from 'node:crypto';
import { USUAL_RESERVATIONS } from '@tableside/domain/reservations';
import type { Sandbox } from '@tableside/sandbox';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import {
  aNumber,
  aReservingVenue,
  aWish,
  dayOf,
  ownOf,
  reserves,
  slotAt,
  slotsOf,
} from '@tableside/testkit/scenes/guests/a-reserving-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
    const made = await reserves(scene, '19:00', { phone: phone.typed, note: 'By the window' });
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
    expect(await ownOf(scene, made.key)).toMatchObject({ name: 'Ona Onaitė', party: 2 });
    expect((await dayOf(scene)).reservations).toMatchObject([
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
          body: aWish(at),
          idempotencyKey: randomUUID(),
        }),
      ),
    );
    const refused = asked.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 6 }, () => 'reservation_full'));
    const { reservations } = await dayOf(scene);
    expect(new Set(reservations.flatMap(({ tables }) => tables)).size).toBe(2);
    const left = await slotsOf(scene);
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
    const body = aWish((await slotAt(scene, '18:00'))?.at ?? '');
    const send = () =>
      client.call('POST /reserve/{slug}/make', {
        slug: scene.venue.slug,
        body,
        idempotencyKey: 'tapped-twice',
      });
    const first = await send();
    expect(await send()).toEqual(first);
    expect((await dayOf(scene)).reservations).toHaveLength(1);
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
    const { key } = await reserves(scene, '19:00');
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
    expect((await dayOf(scene)).reservations).toMatchObject([{ state: 'cancelled' }]);
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
    const body = aWish('', over);
    expect(
      await server.client().failure('POST /reserve/{slug}/make', {
        slug: scene.venue.slug,
        body,
        idempotencyKey: randomUUID(),
      }),
    ).toBe(code);
    expect((await dayOf(scene)).reservations).toEqual([]);
  });

  it('reserves three times with one number, and then calls', async () => {
    const scene = await aScene({ tables: 4 });
    const { typed: phone } = aNumber();
    for (const time of ['17:00', '18:00', '19:00']) await reserves(scene, time, { phone });
    await expect(reserves(scene, '20:00', { phone })).rejects.toMatchObject({ code: 'reservation_too_many' });
  });

  it('finds nothing where it is off, as where there is no venue, and nobody’s reservation by a key that we did not make', async () => {
    const off = await aScene({ settings: { reservations: USUAL_RESERVATIONS } });
    const client = server.client();
    for (const slug of [off.venue.slug, 'nowhere']) {
      expect(await client.failure('GET /reserve/{slug}', { slug, query: {} })).toBe('reservations_off');
    }
    const scene = await aScene();
    const { key } = await reserves(scene, '19:00');
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
