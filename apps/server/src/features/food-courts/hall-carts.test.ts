import { ApiFailure } from '@tableside/contract/client';
import { minor } from '@tableside/domain/money';
import { aFoodCourt, aHouse } from '@tableside/testkit/scenes/a-food-court.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aCategory, aMenu, anItem, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import type { TestVenue, VenueOver } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const STALLS: readonly VenueOver[] = [{ name: 'Ramen' }, { name: 'Taco' }, { name: 'Bar' }];
const aHall = async (overs = STALLS) => {
  const { owner, venues } = await aHouse(server, overs);
  const { hash } = await aFoodCourt(owner, venues);
  return { owner, venues, hash };
};
type Hall = Awaited<ReturnType<typeof aHall>>;

/** A phone in the hall with one dish in its cart at each of these venues. */
const aGuest = async ({ hash }: Hall, at: readonly TestVenue[], dish = 'soup') => {
  const phone = server.client();
  const { food_court_session: token } = await phone.call('POST /food-courts/get-by-hash/{hash}', {
    hash,
    body: { food_court_session: null },
  });
  const sessions: string[] = [];
  for (const { id } of at) {
    const { session } = await phone.call('POST /food-courts/go-to-restaurant/{id}', {
      id,
      body: { food_court_session: token, session: null },
    });
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: dish, quantity: 2 } });
    sessions.push(session);
  }
  return { phone, token, sessions };
};
type Guest = Awaited<ReturnType<typeof aGuest>>;
const cartsOf = async ({ phone, token }: Pick<Guest, 'phone' | 'token'>) =>
  (await phone.call('GET /food-courts/get-carts/{session}', { session: token })).carts;
const ordersOf = async ({ phone, token }: Pick<Guest, 'phone' | 'token'>) =>
  (await phone.call('GET /food-courts/get-orders/{session}', { session: token })).orders;
type Cart = Awaited<ReturnType<typeof cartsOf>>[number];
const asked = ({ session, revision, total }: Cart) => ({
  session,
  cart_revision: revision,
  expected_total: total,
});
const place = ({ phone, token }: Pick<Guest, 'phone' | 'token'>, carts: readonly Cart[]) =>
  phone.call('POST /food-courts/place-orders/{session}', {
    session: token,
    body: { carts: carts.map(asked) },
  });
const refusal = async (guest: Guest, carts: readonly Cart[]): Promise<ApiFailure> => {
  const outcome = await place(guest, carts).catch((cause: unknown) => cause);
  if (outcome instanceof ApiFailure) return outcome;
  throw new Error('The carts were placed');
};
const leave = async (venue: TestVenue | undefined, remaining: number) => {
  if (venue) await someStock(server, venue, 'item', 'soup', remaining);
};
const leftAt = async (venue: TestVenue | undefined) => {
  const [row] = await server.database.run<{ remaining: number }>(
    'stock-left-of-test',
    `select remaining from stock where venue_id = $1 and sellable_id = 'soup'`,
    [venue?.id],
  );
  return row?.remaining;
};

describe('the carts of a phone in a hall', () => {
  it('[FOOD-67] [FOOD-77] [ENTITY-65] [FOOD-60] are read by venue, priced by the server; empty ones are left out', async () => {
    const hall = await aHall();
    const guest = await aGuest(hall, hall.venues.slice(0, 2), 'steak');
    await guest.phone.call('POST /food-courts/go-to-restaurant/{id}', {
      id: hall.venues[2]?.id ?? '',
      body: { food_court_session: guest.token, session: null },
    });
    const carts = await cartsOf(guest);
    expect(carts.map(({ restaurant_id, session }) => [restaurant_id, session])).toEqual([
      [hall.venues[0]?.id, guest.sessions[0]],
      [hall.venues[1]?.id, guest.sessions[1]],
    ]);
    expect(carts[0]).toMatchObject({
      restaurant_name: 'Ramen',
      currency: { code: 'EUR' },
      cart_items: [{ item_id: 'steak', quantity: 2, price: 25, discounted_price: 20, loyalty_price: null }],
      subtotal: 40,
      total: 40,
    });
  });

  it('[FOOD-60] cost a member of a stall its prices for members, and everybody else what everybody pays', async () => {
    const settings = { functionalities: ['order', 'skip-payment', 'loyalty-program'] } as const;
    const { owner, venues } = await aHouse(server, [
      { name: 'Ramen', settings: { functionalities: [...settings.functionalities] } },
      { name: 'Taco' },
    ]);
    const [ramen] = venues;
    if (!ramen) throw new Error('no venue');
    await aMenu(server, ramen, {
      tags: [],
      categories: [aCategory({ id: 'food', items: [anItem({ id: 'soup', loyaltyPrice: minor(800) })] })],
    });
    const program = await aProgram(server, { ...owner, venue: ramen.id });
    const { hash } = await aFoodCourt(owner, venues);
    const guest = await aGuest({ owner, venues, hash }, venues);
    const paid = async () =>
      (await cartsOf(guest)).map(({ cart_items: [line], total }) => [line?.loyalty_price, total]);
    expect((await paid())[0]?.[1]).toBe(20);
    const member = { ...guest.phone, session: guest.sessions[0] ?? '' };
    await signedUp(member);
    await joined(member, program);
    expect((await paid())[0]).toEqual([8, 16]);
    expect((await paid())[1]).toEqual([null, 9]);
  });

  it('[ENTITY-65] show options with their prices', async () => {
    const hall = await aHall();
    const guest = await aGuest(hall, []);
    const { session } = await guest.phone.call('POST /food-courts/go-to-restaurant/{id}', {
      id: hall.venues[0]?.id ?? '',
      body: { food_court_session: guest.token, session: null },
    });
    const body = {
      menu_item_id: 'pizza',
      variation_id: 'large',
      quantity: 1,
      option_groups: [{ id: 'crust', options: [{ id: 'thick', quantity: 1 as const }] }],
    };
    await guest.phone.call('POST /cart/{session}/add', { session, body });
    const [cart] = await cartsOf(guest);
    expect(cart?.cart_items[0]).toMatchObject({
      variation_name: 'Large',
      options: [{ quantity: 1, price: 0.5, discounted_price: null }],
      unit_price: 11.5,
    });
  });

  it('are placed at all their venues at once, and once, whichever of two taps comes first', async () => {
    const hall = await aHall();
    const guest = await aGuest(hall, hall.venues);
    const carts = await cartsOf(guest);
    const [one, other] = await Promise.all([place(guest, carts), place(guest, carts.toReversed())]);
    const numbers = ({ orders }: typeof one) => orders.map(({ order }) => order.unique_order_number);
    expect(numbers(other).sort()).toEqual(numbers(one).sort());
    expect(one.orders.map(({ order }) => [order.restaurant_name, order.total, order.session_token])).toEqual([
      ['Ramen', 9, guest.sessions[0]],
      ['Taco', 9, guest.sessions[1]],
      ['Bar', 9, guest.sessions[2]],
    ]);
    expect(await cartsOf(guest)).toEqual([]);
    expect(await ordersOf(guest)).toHaveLength(3);
    // Sent again after the answer was lost.
    expect(numbers(await place(guest, carts)).sort()).toEqual(numbers(one).sort());
  });

  it('[FOOD-72] are placed nowhere where one venue refuses, which is named with its dish; all of them stay', async () => {
    const hall = await aHall();
    const guest = await aGuest(hall, hall.venues);
    const carts = await cartsOf(guest);
    for (const venue of hall.venues) await leave(venue, 5);
    await leave(hall.venues[1], 1);
    const short = await refusal(guest, carts);
    expect([short.code, short.details]).toEqual([
      'not_enough_stock',
      expect.objectContaining({
        restaurant_id: hall.venues[1]?.id,
        restaurant_name: 'Taco',
        item_id: 'soup',
        item_name: expect.any(String),
        remaining: 1,
      }),
    ]);
    expect(await Promise.all(hall.venues.map(leftAt))).toEqual([5, 1, 5]);
    expect(await ordersOf(guest)).toEqual([]);
    expect(await cartsOf(guest)).toEqual(carts);
  });

  it('say which venue takes no orders now, and whose prices are other ones, with the cart as it is', async () => {
    const hall = await aHall();
    const guest = await aGuest(hall, hall.venues);
    const carts = await cartsOf(guest);
    const dearer = carts.map((cart, place) => (place === 2 ? { ...cart, total: cart.total - 1 } : cart));
    const changed = await refusal(guest, dearer);
    expect([changed.code, changed.details]).toEqual([
      'cart_changed',
      expect.objectContaining({ restaurant_name: 'Bar', quote: expect.objectContaining({ total: 9 }) }),
    ]);
    await hall.owner.call('POST /console/{venue}/status', {
      venue: hall.venues[0]?.id ?? '',
      body: { order_status: 'temporarily_disabled' },
    });
    const paused = await refusal(guest, carts);
    expect([paused.code, paused.details]).toEqual([
      'not_accepting_orders',
      { restaurant_id: hall.venues[0]?.id, restaurant_name: 'Ramen' },
    ]);
    expect(await ordersOf(guest)).toEqual([]);
  });

  it('sell the last portions of a hall once, to phones that name its venues in any order', async () => {
    const hall = await aHall();
    for (const venue of hall.venues) await leave(venue, 6);
    const guests: Guest[] = [];
    for (let next = 0; next < 8; next += 1) guests.push(await aGuest(hall, hall.venues));
    const outcomes = await Promise.all(
      guests.map(async (guest, index) => {
        const carts = await cartsOf(guest);
        return place(guest, index % 2 === 0 ? carts : carts.toReversed()).then(
          () => 'placed',
          (cause: ApiFailure) => cause.code,
        );
      }),
    );
    expect(outcomes.filter(outcome => outcome === 'placed')).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(new Set(['placed', 'not_enough_stock']));
    expect(await Promise.all(hall.venues.map(leftAt))).toEqual([0, 0, 0]);
    const counts = await Promise.all(guests.map(async guest => (await ordersOf(guest)).length));
    expect(counts.sort()).toEqual([0, 0, 0, 0, 0, 3, 3, 3]);
  });

  it('are those of this phone and of this hall alone', async () => {
    const [hall, elsewhere] = [await aHall(), await aHall()];
    const guest = await aGuest(hall, hall.venues.slice(0, 1));
    const carts = await cartsOf(guest);
    const [foreign] = await cartsOf(await aGuest(hall, hall.venues.slice(1, 2)));
    const [far] = await cartsOf(await aGuest(elsewhere, elsewhere.venues.slice(0, 1)));
    for (const other of [foreign, far]) {
      if (!other) throw new Error('no cart');
      expect((await refusal(guest, [...carts, other])).code).toBe('session_not_found');
    }
    const stranger = server.client();
    const theirs = { session: guest.token };
    expect([
      await stranger.failure('GET /food-courts/get-carts/{session}', theirs),
      await stranger.failure('GET /food-courts/get-orders/{session}', theirs),
    ]).toEqual(['session_not_found', 'session_not_found']);
    expect(await cartsOf(guest)).toHaveLength(1);
  });
});

describe('orders of a hall', () => {
  it('[FOOD-64] [FOOD-77] are found again by another scan of its code, the newest first, with their venues', async () => {
    const hall = await aHall();
    const guest = await aGuest(hall, hall.venues.slice(0, 2));
    const [ramen, taco] = await cartsOf(guest);
    if (!ramen || !taco) throw new Error('no carts');
    await place(guest, [ramen]);
    server.clock.advance(60_000);
    await place(guest, [taco]);
    const { phone } = guest;
    const { food_court_session: token } = await phone.call('POST /food-courts/get-by-hash/{hash}', {
      hash: hall.hash,
      body: { food_court_session: null },
    });
    const orders = await ordersOf({ phone, token });
    expect(orders.map(order => [order.restaurant_name, order.session_token, order.currency.code])).toEqual([
      ['Taco', guest.sessions[1], 'EUR'],
      ['Ramen', guest.sessions[0], 'EUR'],
    ]);
  });

  it('[FOOD-64] of a session that staff ended stay readable for the phone that made them, for six hours, and for no other', async () => {
    const hall = await aHall();
    const guest = await aGuest(hall, hall.venues.slice(0, 2));
    await place(guest, await cartsOf(guest));
    expect((await ordersOf(guest)).map(({ session_over }) => session_over)).toEqual([false, false]);
    await server.database.run(
      'end-session-of-test',
      'update guest_session set ended_at = $2 where venue_id = $1',
      [hall.venues[0]?.id, new Date(server.clock.now())],
    );
    const orders = await ordersOf(guest);
    expect(orders.map(order => [order.restaurant_name, order.session_token, order.session_over])).toEqual(
      expect.arrayContaining([
        ['Ramen', guest.sessions[0], true],
        ['Taco', guest.sessions[1], false],
      ]),
    );
    // It is read, and nothing more: no cart is found by it.
    await guest.phone.failure('GET /cart/{session}/get', { session: guest.sessions[0] ?? '' });
    expect(await cartsOf(guest)).toEqual([]);
    // Neighbours in the same hall read their own.
    expect(await ordersOf(await aGuest(hall, hall.venues.slice(0, 1)))).toEqual([]);
    server.clock.advance(6 * 3_600_000 + 60_000);
    const { food_court_session: token } = await guest.phone.call('POST /food-courts/get-by-hash/{hash}', {
      hash: hall.hash,
      body: { food_court_session: null },
    });
    expect(
      (await ordersOf({ phone: guest.phone, token })).map(({ restaurant_name }) => restaurant_name),
    ).toEqual(['Taco']);
  });

  it('[RT-18] [RT-01] are told on the channel of the visit: what one venue does comes to the phone in the hall', async () => {
    const hall = await aHall();
    const guest = await aGuest(hall, hall.venues.slice(0, 2));
    const { orders } = await place(guest, await cartsOf(guest));
    const channel = `food-court-session_${guest.token}`;
    const stream = await openStream(guest.phone, `/api/realtime/${guest.token}?channels=${channel}`);
    await hall.owner.call('POST /console/{venue}/orders/{order}/accept', {
      venue: hall.venues[1]?.id ?? '',
      order: orders[1]?.order.unique_order_number ?? '',
      body: { wait_minutes: 10 },
    });
    expect((await stream.next('order-accepted')).channel).toBe(channel);
    expect((await ordersOf(guest)).map(({ status, wait_minutes }) => [status, wait_minutes])).toContainEqual([
      'active',
      10,
    ]);
    stream.close();
  });
});
