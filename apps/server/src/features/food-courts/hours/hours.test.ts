import type { HoursSettings } from '@tableside/contract/http/console/pace';
import { aFoodCourt, aHouse } from '@tableside/testkit/scenes/a-food-court.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellHours } from './tell-hours.ts';

let server: TestServer;
beforeAll(async () => {
  // Noon in Vilnius.
  server = await testServer({ now: '2026-06-03T09:00:00Z' });
});
afterAll(() => server.stop());

const NOON = 12 * 60;
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];
const from = (start: number, end: number) => ({
  weekly: [{ from: start, to: end, days: ALL_WEEK }],
  exceptions: [],
  last_order_minutes: 0,
});

const aHall = async () => {
  const { owner, venues } = await aHouse(server, [{ name: 'Ramen' }, { name: 'Taco' }]);
  const court = await aFoodCourt(owner, venues);
  const venue = venues[0]?.id ?? '';
  const save = async (hours: HoursSettings) => {
    const { courts } = await owner.call('GET /console/{venue}/food-courts', { venue });
    const now = courts.find(({ id }) => id === court.id) ?? court;
    const { name, description, main_language, languages, revision } = now;
    return owner.call('POST /console/{venue}/food-courts/{court}/save', {
      venue,
      court: court.id,
      body: {
        ...{ name, description, main_language, languages, revision, hours },
        cover: null,
        venues: venues.map(({ id }) => id),
        open: true,
      },
    });
  };
  const phone = server.client();
  const visit = () =>
    phone.call('POST /food-courts/get-by-hash/{hash}', {
      hash: court.hash,
      body: { food_court_session: null },
    });
  const stalls = async () =>
    (await phone.call('GET /food-courts/get-restaurants/{hash}', { hash: court.hash })).restaurants;
  return { owner, venues, venue, court, save, phone, visit, stalls };
};

describe('the hours of a hall', () => {
  it('are none at first, and close every stall for guests of the hall outside of them', async () => {
    const { save, visit, stalls, owner, venue } = await aHall();
    expect((await visit()).food_court.opening).toBeNull();
    const { courts } = await save(from(NOON + 60, NOON + 120));
    expect(courts[0]?.hours).toEqual(from(NOON + 60, NOON + 120));
    const { opening } = (await visit()).food_court;
    expect(opening).toMatchObject({ state: 'closed', day: 'today', time: '13:00' });
    for (const stall of await stalls())
      expect(stall).toMatchObject({ is_currently_working_hours: false, opening });
    // Its own staff see the stall as it is by itself.
    expect((await owner.call('GET /console/{venue}/board', { venue })).venue).toMatchObject({
      is_currently_working_hours: true,
    });
    await save(from(0, 24 * 60));
    for (const stall of await stalls())
      expect(stall).toMatchObject({ is_currently_working_hours: true, opening: null });
  });

  it('[FOOD-70] refuse what is ordered through the hall, and leave the basket as it is', async () => {
    const { save, visit, phone, venue } = await aHall();
    const { food_court_session: token } = await visit();
    const { session } = await phone.call('POST /food-courts/go-to-restaurant/{id}', {
      id: venue,
      body: { food_court_session: token, session: null },
    });
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
    await save(from(NOON + 60, NOON + 120));
    const { carts } = await phone.call('GET /food-courts/get-carts/{session}', { session: token });
    const body = { carts: carts.map(cart => ({ session: cart.session, cart_revision: cart.revision })) };
    await expect(
      phone.call('POST /food-courts/place-orders/{session}', { session: token, body }),
    ).rejects.toMatchObject({ code: 'not_accepting_orders' });
    const found = await phone.call('GET /food-courts/find-dishes/{session}', {
      session: token,
      query: { q: 'soup' },
    });
    expect(found.venues).toEqual([]);
    await save(from(NOON - 60, NOON + 120));
    expect(
      (await phone.call('POST /food-courts/place-orders/{session}', { session: token, body })).orders,
    ).toHaveLength(1);
  });

  it('[RT-18] tell phones in the hall when it opens and closes, and nobody else', async () => {
    const { save, visit, phone, court } = await aHall();
    await save(from(NOON + 60, NOON + 120));
    const { food_court_session: token } = await visit();
    const stream = await openStream(phone, `/api/realtime/${token}`);
    const told = async (at: number) => {
      const before = await server.database.run('told-of-test', 'select 1 from outbox where audience = $1', [
        `court:${court.id}`,
      ]);
      await tellHours(server, at);
      const after = await server.database.run('told-of-test', 'select 1 from outbox where audience = $1', [
        `court:${court.id}`,
      ]);
      return after.length - before.length;
    };
    const opensAt = Date.parse('2026-06-03T10:00:00Z');
    expect(await told(opensAt - 30_000)).toBe(0);
    expect(await told(opensAt + 30_000)).toBe(1);
    await stream.until('food-court-updated', () => true);
    expect(await told(opensAt + 10 * 60_000)).toBe(0);
    expect(await told(opensAt + 60 * 60_000 + 30_000)).toBe(1);
    stream.close();
  });

  it('cannot name one day twice', async () => {
    const { save } = await aHall();
    const day = { first: '2026-12-24', last: '2026-12-24', spans: [], reason: '' };
    const hours = { ...from(0, NOON), exceptions: [day, day] };
    await expect(save(hours)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('are refused where they would never be: of no length, from a day to one before, on a day that the calendar lacks', async () => {
    const { save, visit } = await aHall();
    const on = (first: string, last: string) => ({
      ...from(0, NOON),
      exceptions: [{ first, last, spans: [], reason: '' }],
    });
    for (const hours of [from(NOON, NOON), on('2026-12-25', '2026-12-24'), on('2026-02-30', '2026-02-30')])
      await expect(save(hours)).rejects.toMatchObject({ code: 'validation_failed' });
    expect((await visit()).food_court.opening).toBeNull();
  });

  it('are kept in the order of their days, and reasons without the blanks around them', async () => {
    const { save } = await aHall();
    const closed = (day: string, reason: string) => ({ first: day, last: day, spans: [], reason });
    const exceptions = [closed('2026-12-26', ' Holidays '), closed('2026-12-24', 'Eve')];
    const { courts } = await save({ ...from(0, NOON), exceptions });
    expect(courts[0]?.hours.exceptions).toEqual([
      closed('2026-12-24', 'Eve'),
      closed('2026-12-26', 'Holidays'),
    ]);
  });
});
