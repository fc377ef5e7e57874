import type { CallKey } from '@tableside/contract';
import { aPushService } from '@tableside/testkit/doubles/a-push-service.ts';
import { keptBytes } from '@tableside/testkit/kept-bytes.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type Phone, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesKept, KEPT_BYTES, SESSION_BYTES } from './kept.ts';

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
/** Two bytes each in the database. */
const LONG_NOTE = 'ė'.repeat(140);

let server: TestServer;
let scene: TableScene;
let counter: string;
let push: Awaited<ReturnType<typeof aPushService>>;
/** Browsers' push services, and texts to phones. */
const withPush = () => {
  const here = { baseUrl: push.address, browserUrl: push.address };
  return { sandbox: () => push.address, providerPlaces: { sandbox: () => here, set: () => null } };
};
beforeAll(async () => {
  push = await aPushService();
  server = await testServer({ extra: withPush() });
  const functionalities = ['order', 'call-waiter', 'sms-notifications', 'push-notifications'] as const;
  const settings = {
    functionalities: [...functionalities],
    itemNotes: true,
    acceptance: 'auto',
    presence: 'off',
  };
  scene = await aTableScene(server, { venue: { settings: settings as never } });
  counter = (await aTable(server, scene.venue, { orderType: 'pickup' })).code;
});
afterAll(async () => {
  await server.stop();
  await push.stop();
});

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows;

const rowsOfEach = () => keptBytes(server).rowsOfEach();
const phones: Phone[] = [];
const phoneOf = (time: number): Phone => phones[time] ?? scene.phone;
const charged = (call: CallKey, body: object, { withKey = false, lines = 0 } = {}): number =>
  bytesKept(call, { bytes: Buffer.byteLength(JSON.stringify(body)), withKey, lines });

const added = (time: number) => ({ menu_item_id: 'soup', quantity: 1 + (time % 9), note: LONG_NOTE });
const ORDERED = ['orders', 'order_line', 'order_history', 'order_counter', 'idempotency_key'];
const CALL = { unique_order_number: null, comment: 'ė'.repeat(255) };

it('what a stranger at full limits makes us keep is at most 100 MB a day', async () => {
  expect((KEPT_BYTES.limit * DAY_SECONDS) / KEPT_BYTES.seconds).toBeLessThanOrEqual(100_000_000);
});

it('every act of a guest is counted for at least what it costs in the database', async () => {
  const { measured } = keptBytes(server);
  // Each phone at a counter begins a party of its own: the most that a scan can cost.
  const session = await measured(
    ['guest_session', 'table_visit'],
    async () => void phones.push(await server.guestAt(counter)),
  );
  expect([session, 'a session']).toSatisfy(([bytes]) => bytes <= SESSION_BYTES);

  const line = await measured(['cart', 'idempotency_key'], async time => {
    const phone = phoneOf(time);
    const idempotencyKey = `key-of-thirty-six-letters-${String(time).padStart(10, '0')}`;
    await phone.call('POST /cart/{session}/add', {
      session: phone.session,
      body: added(time),
      idempotencyKey,
    });
  });
  expect([line, 'a line with a key']).toSatisfy(
    ([bytes]) => bytes <= charged('POST /cart/{session}/add', added(0), { withKey: true }),
  );

  const call = await measured(['waiter_call'], async time => {
    const { session, call } = phoneOf(time);
    await call('POST /call-waiter/call', { body: { session, ...CALL } });
  });
  expect([call, 'a call']).toSatisfy(
    ([bytes]) => bytes <= charged('POST /call-waiter/call', { session: 'x'.repeat(43), ...CALL }),
  );

  const pushed = await measured(['guest_push'], async time => {
    const phone = phoneOf(time);
    const body = push.browser().subscription;
    await phone.call('POST /session/{session}/push', { session: phone.session, body });
  });
  const subscription = push.browser().subscription;
  expect([pushed, 'push']).toSatisfy(
    ([bytes]) => bytes <= charged('POST /session/{session}/push', subscription),
  );

  const review = await measured(['review'], async time => {
    const { session, call } = phoneOf(time);
    const ids = { session_token: session };
    await call('POST /reviews/rate-v2', { body: { ...ids, rating: 5 } });
    await call('POST /reviews/leave-comment-v2', { body: { ...ids, comment: LONG_NOTE } });
  });
  expect([review, 'a review']).toSatisfy(
    ([bytes]) =>
      bytes <=
      charged('POST /reviews/rate-v2', {}) +
        charged('POST /reviews/leave-comment-v2', { comment: LONG_NOTE }),
  );

  const rated = await measured(['platform_review'], async time => {
    const { uuid } = await phoneOf(time).call('POST /platform-reviews/rate', { body: { rating: 1 } });
    const body = { platform_review_uuid: uuid, comment: LONG_NOTE };
    await phoneOf(time).call('POST /platform-reviews/leave-comment', { body });
  });
  expect([rated, 'a review of the app']).toSatisfy(
    ([bytes]) =>
      bytes <=
      charged('POST /platform-reviews/rate', {}) +
        charged('POST /platform-reviews/leave-comment', { comment: LONG_NOTE }),
  );

  const order = await measured(ORDERED, async time => {
    const phone = phoneOf(time);
    const idempotencyKey = `order-of-thirty-six-letters-${String(time).padStart(8, '0')}`;
    await phone.call('POST /cart/{session}/place-order', {
      session: phone.session,
      body: { comment: LONG_NOTE },
      idempotencyKey,
    });
  });
  expect([order, 'an order of one line']).toSatisfy(
    ([bytes]) =>
      bytes <=
      charged('POST /cart/{session}/place-order', { comment: LONG_NOTE }, { withKey: true, lines: 1 }),
  );
});

it('who has made us keep their share of six hours opens nothing more from there, and somebody elsewhere does', async () => {
  const factor = 0.01;
  const strict = await testServer({
    now: '2026-03-18T12:00:00Z',
    env: { RATE_LIMIT_FACTOR: String(factor), TRUST_PROXY: 'loopback' },
  });
  const there = await aTableScene(strict);
  const scan = async (from: string): Promise<number> => {
    strict.clock.advance(101_000);
    const headers = { 'x-forwarded-for': from };
    return (await strict.client().fetch(`/api/${there.table.code}`, { headers })).status;
  };
  // The scene has a phone of its own, at another address.
  const most = Math.ceil((KEPT_BYTES.limit * factor) / SESSION_BYTES);
  for (let opened = 0; opened < most; opened += 1) expect(await scan('198.51.100.7')).toBe(200);
  expect(await scan('198.51.100.7')).toBe(429);
  expect(await scan('203.0.113.9')).toBe(200);
  strict.clock.set('2026-03-18T18:00:00Z');
  expect(await scan('198.51.100.7')).toBe(200);
  await strict.stop();
});

it('a week later nothing is left of a stranger who tried everything but to order', async () => {
  const own = await testServer({ extra: withPush() });
  const shared = server;
  server = own;
  const settings = scene.venue.settings;
  const here = await aTableScene(own, { venue: { settings }, role: 'manager' });
  const bar = await aTable(own, here.venue, { orderType: 'pickup' });
  const party = await aTable(own, here.venue, { flagOverrides: { 'shared-cart': true } });
  // The scene's own phone is a stranger, too.
  const before = { ...(await rowsOfEach()), guest_session: 0, table_visit: 0 };
  for (const code of [here.table.code, bar.code, party.code]) {
    for (const key of ['one', 'two']) {
      const phone = await own.guestAt(code);
      const { session, call } = phone;
      await call('GET /preview/{hash}', { hash: code });
      const body = added(0);
      const line = await call('POST /cart/{session}/add', { session, body, idempotencyKey: key });
      const [item] = line.cart;
      const changed = { cart_item_id: item?.cart_item_id ?? '', note: 'x' };
      await call('POST /cart/{session}/update-note', { session, body: changed });
      await phone
        .call('POST /cart/{session}/apply-discount', { session, body: { code: 'GUESS' } })
        .catch(() => undefined);
      await call('POST /session/{session}/update-language', { session, body: { language: 'lt' } });
      await call('POST /session/{session}/push', { session, body: push.browser().subscription });
      const number = { countryCallingCode: '370', nationalNumber: '61234567' };
      await call('POST /session/{session}/add-phone-number', { session, body: number });
      await call('POST /call-waiter/call', { body: { session, ...CALL } });
    }
  }
  const stranger = own.client();
  await stranger.call('POST /console/forgot-password', { body: { email: 'x@venue.test', language: 'en' } });
  await stranger
    .call('POST /console/sign-in', { body: { email: 'x@venue.test', password: 'wrong' } })
    .catch(() => undefined);
  expect((await rowsOfEach()).guest_session).toBeGreaterThan(12);

  const jobs = ['flush-event-counters', 'answer-forgotten-passwords', 'expire-sessions', 'end-overdue-calls'];
  jobs.push('close-over-parties', 'end-food-court-visits', 'forget-idle-visits', 'prune-idempotency-keys');
  jobs.push('prune-outbox', 'prune-rate-counts', 'forget-notices', 'forget-pushes', 'erase-by-period');
  const runAll = async () => {
    for (const job of jobs) await own.jobs.runNow(job);
  };
  // Six hours later everybody is gone, an hour is not a day.
  own.clock.advance(7 * 3_600_000);
  await runAll();
  await runAll();
  expect((await rowsOfEach()).guest_session).toBeGreaterThan(12);
  own.clock.advance(7 * DAY_MS);
  // Those that count by the database's own clock.
  await query(`update idempotency_key set created_at = created_at - interval '7 days'`);
  await runAll();
  await runAll();
  expect(await rowsOfEach()).toEqual(before);
  const { tables: codes } = await here.staff.call('GET /console/{venue}/codes', { venue: here.venue.id });
  expect(codes.find(({ id }) => id === bar.id)?.last_scan_at).not.toBeNull();
  server = shared;
  await own.stop();
});
