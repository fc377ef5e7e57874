import { aFoodCourt, aHouse } from '@tableside/testkit/scenes/a-food-court.ts';
import type { VenueOver } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aHall = async (allowed = true, settings: VenueOver['settings'] = {}) => {
  const { owner, venues } = await aHouse(server, [{ name: 'Ramen', settings }, { name: 'Taco' }]);
  const { hash } = await aFoodCourt(owner, venues, { shared_baskets: allowed });
  return { owner, venues, hash };
};
type Hall = Awaited<ReturnType<typeof aHall>>;

/** A phone in the hall: what its guest does there. */
const aPhone = async ({ hash, venues }: Hall) => {
  const client = server.client();
  const { food_court_session: token } = await client.call('POST /food-courts/get-by-hash/{hash}', {
    hash,
    body: { food_court_session: null },
  });
  const enter = async (at: number): Promise<string> =>
    (
      await client.call('POST /food-courts/go-to-restaurant/{id}', {
        id: venues[at]?.id ?? '',
        body: { food_court_session: token, session: null },
      })
    ).session;
  const add = async (at: number, menu_item_id: string, quantity = 1) =>
    client.call('POST /cart/{session}/add', {
      session: await enter(at),
      body: { menu_item_id, quantity },
    });
  const carts = () => client.call('GET /food-courts/get-carts/{session}', { session: token });
  /** Goes where the others of its basket are. */
  const follow = async () => {
    const { together } = await carts();
    for (const id of together?.to_enter ?? []) await enter(venues.findIndex(venue => venue.id === id));
  };
  const lines = async () =>
    (await carts()).carts.map(({ restaurant_name, cart_items }) => [
      restaurant_name,
      cart_items.map(({ item_id, quantity, guest_index }) => [item_id, quantity, guest_index]),
    ]);
  const share = () => client.call('POST /food-courts/share-basket/{session}', { session: token, body: {} });
  const join = (code: string) =>
    client.call('POST /food-courts/join-basket/{session}', { session: token, body: { code } });
  const leave = () => client.call('POST /food-courts/leave-basket/{session}', { session: token, body: {} });
  /** What a phone sees of its basket; its tap places just that, whatever happened meanwhile. */
  const seen = async () =>
    (await carts()).carts.map(({ session, revision, total }) => ({
      session,
      cart_revision: revision,
      expected_total: total,
    }));
  const placeSeen = (basket: Awaited<ReturnType<typeof seen>>) =>
    client.call('POST /food-courts/place-orders/{session}', { session: token, body: { carts: basket } });
  const place = async () => placeSeen(await seen());
  const orders = async () =>
    (await client.call('GET /food-courts/get-orders/{session}', { session: token })).orders;
  return {
    client,
    token,
    enter,
    add,
    carts,
    follow,
    lines,
    share,
    join,
    leave,
    seen,
    placeSeen,
    place,
    orders,
  };
};

/** Two phones with one basket: soup of the first and steak of the second, at the first stall. */
const aPair = async (settings: VenueOver['settings'] = {}) => {
  const hall = await aHall(true, settings);
  const [one, two] = [await aPhone(hall), await aPhone(hall)];
  await one.add(0, 'soup', 2);
  await two.add(0, 'steak');
  const { code } = await one.share();
  expect(await two.join(code)).toEqual({ phones: 2 });
  return { hall, one, two, code };
};

describe('one basket of a hall by several phones', () => {
  it('[FOOD-08] holds what each had chosen before and puts in since, at every stall, and says whose it is', async () => {
    const { one, two } = await aPair();
    const both = [
      ['soup', 2, 1],
      ['steak', 1, 2],
    ];
    expect(await one.lines()).toEqual([['Ramen', both]]);
    expect(await two.lines()).toEqual([['Ramen', both]]);
    await one.add(1, 'beer');
    expect((await two.carts()).together).toMatchObject({ phones: 2, to_enter: [expect.any(String)] });
    await two.follow();
    await two.add(1, 'beer');
    const all = [
      ['Ramen', both],
      [
        'Taco',
        [
          ['beer', 1, 1],
          ['beer', 1, 2],
        ],
      ],
    ];
    expect([await one.lines(), await two.lines()]).toEqual([all, all]);
    expect((await two.carts()).together).toEqual({ phones: 2, to_enter: [] });
  });

  it('lets each change what the other put in', async () => {
    const { one, two } = await aPair();
    const [cart] = (await two.carts()).carts;
    const [soup] = cart?.cart_items ?? [];
    await two.client.call('POST /cart/{session}/update-quantity', {
      session: cart?.session ?? '',
      body: { cart_item_id: soup?.cart_item_id ?? '', quantity: 5, from: 2 },
    });
    expect((await one.lines())[0]?.[1]).toContainEqual(['soup', 5, 1]);
  });

  it('[RT-18] tells the other phone of each change, of a stall more, and that it was ordered', async () => {
    const { one, two } = await aPair();
    const stream = await openStream(two.client, `/api/realtime/${two.token}`);
    const { revision } = await one.add(0, 'beer');
    expect((await stream.next('cart-updated')).data).toEqual({ revision, by: 1, sent: null });
    await one.add(1, 'soup');
    expect((await stream.next('food-court-basket')).data).toEqual({ sent: false });
    await one.place();
    await stream.until('food-court-basket', data => (data as { sent: boolean }).sent);
    stream.close();
  });

  it('[FOOD-70] becomes one order at each stall when two phones place at the same instant, and the second reads who was first', async () => {
    const { one, two } = await aPair();
    await one.add(1, 'beer');
    await two.follow();
    const [ofOne, ofTwo] = [await one.seen(), await two.seen()];
    const answers = await Promise.all([one.placeSeen(ofOne), two.placeSeen(ofTwo)]);
    const numbers = answers.map(({ orders }) => orders.map(({ order }) => order.unique_order_number));
    expect(numbers[0]).toEqual(numbers[1]);
    expect(numbers[0]).toHaveLength(2);
    const sentBy = answers.map(({ orders }) => orders.map(({ sent_by }) => sent_by));
    expect(sentBy).toContainEqual([null, null]);
    expect(sentBy.flat().filter(by => by !== null)).toHaveLength(2);
    expect([await one.lines(), await two.lines()]).toEqual([[], []]);
    const first = answers.findIndex(({ orders }) => orders.every(({ sent_by }) => sent_by === null));
    const views = await Promise.all([one, two].map(phone => phone.orders()));
    expect(views.map(orders => orders.map(order => order.unique_order_number).toSorted())).toEqual(
      [numbers[0], numbers[0]].map(each => each?.toSorted()),
    );
    expect(views.map(orders => orders.every(({ is_own }) => is_own))).toEqual([first === 0, first === 1]);
    const rows = await server.database.run(
      'orders-of-basket-of-test',
      'select 1 from orders where unique_order_number = any($1)',
      [numbers.flat()],
    );
    expect(rows).toHaveLength(2);
  });

  it('asks for no PIN at a stall whose tables have one: there is none at a counter, shared or left again', async () => {
    const { one, two } = await aPair({ presence: 'pin' });
    expect((await one.place()).orders).toHaveLength(1);
    await two.add(0, 'beer');
    await two.leave();
    expect((await two.place()).orders).toHaveLength(1);
  });

  it('is refused with what the other phone changed meanwhile, and then nothing is placed', async () => {
    const { one, two } = await aPair();
    const before = await one.carts();
    await two.add(0, 'beer');
    const failure = await one.client
      .call('POST /food-courts/place-orders/{session}', {
        session: one.token,
        body: {
          carts: before.carts.map(({ session, revision }) => ({ session, cart_revision: revision })),
        },
      })
      .catch(cause => cause);
    expect(failure).toMatchObject({ code: 'cart_changed' });
    expect([await one.orders(), await two.orders()]).toEqual([[], []]);
  });

  it('is left with what one’s own guest chose; the rest stays, and nothing reaches the other any more', async () => {
    const { one, two } = await aPair();
    await two.leave();
    expect(await one.lines()).toEqual([['Ramen', [['soup', 2, 1]]]]);
    expect(await two.lines()).toEqual([['Ramen', [['steak', 1, null]]]]);
    expect([(await one.carts()).together, (await two.carts()).together]).toEqual([
      { phones: 1, to_enter: [] },
      null,
    ]);
    await two.add(0, 'beer');
    await one.place();
    expect(await two.orders()).toEqual([]);
    expect(await two.lines()).toEqual([
      [
        'Ramen',
        [
          ['steak', 1, null],
          ['beer', 1, null],
        ],
      ],
    ]);
  });

  it('says the same code again, and a phone that comes twice is counted once', async () => {
    const { one, two, code } = await aPair();
    expect((await one.share()).code).toBe(code);
    expect((await two.share()).code).toBe(code);
    expect(await two.join(code.toLowerCase())).toEqual({ phones: 2 });
    expect(await one.lines()).toEqual(await two.lines());
    const { address, picture } = await one.share();
    expect(address).toContain(`?basket=${code}`);
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('is nobody’s by a code of another hall, an old one, or where the owner does not allow it', async () => {
    const { code } = await aPair();
    const stranger = await aPhone(await aHall());
    await expect(stranger.join(code)).rejects.toMatchObject({ code: 'not_found' });
    const { hall, code: late } = await aPair();
    const guest = await aPhone(hall);
    server.clock.advance(7 * 3_600_000);
    const later = await aPhone(hall);
    await expect(later.join(late)).rejects.toMatchObject({ code: 'not_found' });
    await expect(guest.share()).rejects.toMatchObject({ code: 'session_not_found' });
    const strict = await aHall(false);
    const lone = await aPhone(strict);
    await expect(lone.share()).rejects.toMatchObject({ code: 'not_found' });
    const { food_court } = await lone.client.call('POST /food-courts/get-by-hash/{hash}', {
      hash: strict.hash,
      body: { food_court_session: null },
    });
    expect(food_court.settings['shared-baskets']).toBe(false);
  });

  it('shows a phone outside of it neither its dishes nor its orders', async () => {
    const { hall, one } = await aPair();
    const outside = await aPhone(hall);
    await outside.add(0, 'soup');
    expect(await outside.lines()).toEqual([['Ramen', [['soup', 1, null]]]]);
    await one.place();
    expect(await outside.orders()).toEqual([]);
  });
});
