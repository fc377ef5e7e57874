import { aDay, type Day } from '@tableside/testkit/scenes/a-day.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raiseAlert } from '../ledger/index.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

let server: PayServer;
let day: Day;
let owner: TestStaff;
let accountant: TestStaff;
/** What the venue sold on the Wednesday, around noon of its clock. */
let sold = 0;
beforeAll(async () => {
  server = await payServer({ now: '2026-03-11T10:00:00Z' });
  day = await aDay(server);
  owner = await aStaff(server, day.venue, 'owner');
  accountant = await aStaff(server, day.venue, 'accountant');
  sold = (await owner.call('GET /console/{venue}/numbers', { venue: owner.venue, query: {} })).figures.net;
}, 60_000);
afterAll(() => server.stop());

const home = (who = owner) => who.call('GET /console/{venue}/home', { venue: who.venue });
const at = (point: string): void => {
  const ahead = Date.parse(point) - server.clock.now();
  expect(ahead).toBeGreaterThan(0);
  server.clock.advance(ahead);
};

it('shows the day that runs as its numbers have it, beside nothing while there is no such day before', async () => {
  expect(sold).toBeGreaterThan(0);
  const today = await home();
  expect(today).toMatchObject({
    day: '2026-03-11',
    compared: 0,
    takings: { now: sold, usual: null, likely: null },
    orders: { now: 1, usual: null },
    average: { now: sold, usual: null },
    kitchen: { now: 600, usual: null },
  });
  expect(today.curve).toHaveLength(24);
  expect(today.curve.find(({ hour }) => hour === 11)).toEqual({ hour: 11, now: 0, low: null, high: null });
  expect(today.curve.find(({ hour }) => hour === 12)?.now).toBe(sold);
  expect(today.curve.find(({ hour }) => hour === 13)?.now).toBeNull();
});

it('holds a week later against that day: only what had come by the same minute, and guesses the rest', async () => {
  at('2026-03-18T09:00:00Z');
  expect(await home()).toMatchObject({
    day: '2026-03-18',
    compared: 1,
    takings: { now: 0, usual: 0, likely: sold },
    orders: { now: 0, usual: 0 },
  });
  at('2026-03-18T12:30:00Z');
  const { takings, orders, average, curve } = await home();
  expect(takings).toEqual({ now: 0, usual: sold, likely: 0 });
  expect(orders).toEqual({ now: 0, usual: 1 });
  expect(average).toEqual({ now: null, usual: sold });
  expect(curve.at(-1)).toEqual({ hour: 4, now: null, low: sold, high: sold });
});

it('leaves other days of the week and days before the last four alone', async () => {
  at('2026-03-19T12:30:00Z');
  expect(await home()).toMatchObject({ compared: 0, takings: { usual: null } });
  at('2026-04-08T12:30:00Z');
  expect(await home()).toMatchObject({ day: '2026-04-08', compared: 1, takings: { usual: sold } });
  at('2026-04-15T12:30:00Z');
  expect(await home()).toMatchObject({ day: '2026-04-15', compared: 0, takings: { usual: null } });
});

it('names what needs a person, money first, to each role what it can settle', async () => {
  const phone = await server.guestAt(day.table.code);
  const { unique_order_number } = await placed(phone, ['soup']);
  const ids = { session_token: phone.session, unique_order_number };
  await phone.call('POST /reviews/rate-v2', { body: { ...ids, rating: 2 } });
  const venue = owner.venue;
  await owner.call('POST /console/{venue}/stock', {
    venue,
    body: { kind: 'item', id: 'soup', remaining: 2, each_day: 12 },
  });
  const anna = await aStaff(server, day.venue, 'waiter');
  const { drawer } = await anna.call('POST /console/{venue}/own-drawer/open', {
    venue,
    body: { float: 5_000 },
  });
  await owner.call('POST /console/{venue}/drawers/{drawer}/count', {
    venue,
    drawer: drawer?.id ?? '',
    body: { counted: 3_760, expected_total: 5_000, note: '' },
  });
  await server.database.transaction(run =>
    raiseAlert(run, {
      venueId: venue,
      paymentId: null,
      kind: 'refund_failed',
      dedupeKey: 'home-test',
      data: { amount_minor: 4_260 },
      now: server.clock.now(),
    }),
  );
  const told = await home();
  expect(told.needs).toMatchObject([
    { kind: 'money', alert: 'refund_failed', amount: 4_260 },
    { kind: 'drawer', name: anna.name, difference: -1_240 },
    { kind: 'review', rating: 2 },
    { kind: 'stock', id: 'soup', left: 2, each_day: 12 },
  ]);
  expect(told.needs_count).toBe(4);
  const { needs } = await home(accountant);
  expect(needs.map(({ kind }) => kind)).toEqual(['money', 'drawer']);

  const [review] = (await owner.call('GET /console/{venue}/reviews', { venue, query: {} })).reviews;
  await owner.call('POST /console/{venue}/reviews/{review}/done', {
    venue,
    review: review?.id ?? '',
    body: { done: true },
  });
  const [alert] = (await owner.call('GET /console/{venue}/money-alerts', { venue })).alerts;
  await owner.call('POST /console/{venue}/money-alerts/{alert}/settle', {
    venue,
    alert: alert?.id ?? '',
    body: { note: 'Called the bank' },
  });
  server.clock.advance(2 * 24 * HOUR);
  expect((await home()).needs.map(({ kind }) => kind)).toEqual(['stock']);
});

it('names who works, and nobody who forgot to end a shift', async () => {
  const anna = await aStaff(server, day.venue, 'waiter');
  await anna.call('POST /console/{venue}/own-shift', {
    venue: owner.venue,
    body: { deed: 'start', shift: null },
  });
  expect((await home()).shift).toMatchObject([
    { name: anna.name, role: 'waiter', on_break: false, tables: 0, tips: 0 },
  ]);
  server.clock.advance(15 * HOUR);
  expect((await home()).shift).toEqual([]);
});

it('is for the office of the venue alone, and of no other venue', async () => {
  const waiter = await aStaff(server, day.venue, 'waiter');
  await expect(home(waiter)).rejects.toMatchObject({ http: 403 });
  const other = await aStaff(server, await aVenue(server), 'owner');
  server.clock.advance(WEEK);
  expect(await home(other)).toMatchObject({ takings: { now: 0, usual: null }, needs: [], shift: [] });
  await expect(other.call('GET /console/{venue}/home', { venue: owner.venue })).rejects.toMatchObject({
    http: 404,
  });
});
