import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aHallPayer, aPayingHall, type PayingHall } from '@tableside/testkit/scenes/a-court-payer.ts';
import { hallBooks } from '@tableside/testkit/scenes/hall-books.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
  ({ server } = world);
});
afterAll(() => world.stop());

const WALLET = 'GET /food-courts/wallet/{session}';
const PAY = 'POST /payments/stripe/payment-intent-composite';

const aHall = async (): Promise<PayingHall> => {
  server.clock.set(Date.now());
  const hall = await aPayingHall(server, 2);
  await world.withAccounts(hall.operator, 'stripe');
  return hall;
};

/** A phone with a basket at both stalls; nothing of it is ordered. */
const aBasket = async (hall: PayingHall) => {
  const phone = server.client();
  const { food_court_session: session } = await phone.call('POST /food-courts/get-by-hash/{hash}', {
    hash: hall.hash,
    body: { food_court_session: null },
  });
  for (const [at, menu_item_id] of ['soup', 'steak'].entries()) {
    const { session: counter } = await phone.call('POST /food-courts/go-to-restaurant/{id}', {
      id: hall.stalls[at]?.id ?? '',
      body: { food_court_session: session, session: null },
    });
    await phone.call('POST /cart/{session}/add', { session: counter, body: { menu_item_id, quantity: 1 } });
  }
  const { carts } = await phone.call('GET /food-courts/get-carts/{session}', { session });
  return { phone, session, carts };
};
type AtBasket = Awaited<ReturnType<typeof aBasket>>;

/** What the guest's word in the wallet's sheet sends: all carts at the revisions they saw. */
const place = async ({ phone, session, carts }: AtBasket) => {
  const { orders } = await phone.call('POST /food-courts/place-orders/{session}', {
    session,
    body: { carts: carts.map(cart => ({ session: cart.session, cart_revision: cart.revision })) },
  });
  return orders.map(({ order, next }) => ({ next, number: order.unique_order_number }));
};
const begin = ({ phone, session }: AtBasket, numbers: readonly string[], idempotencyKey?: string) =>
  phone.call(PAY, {
    body: { food_court_session: session, orders: [...numbers], method: 'stripe', expected_amount: 24.5 },
    ...(idempotencyKey && { idempotencyKey }),
  });
const sharesOf = async (charge: string) =>
  (
    await server.database.pool.query<{ name: string; total: number; allocated: number }>(
      `select v.name, p.total::int as total, p.allocated::int as allocated
       from payment p join venue v on v.id = p.venue_id where p.charge_id = $1 order by v.name`,
      [charge],
    )
  ).rows;

it('tells a hall’s basket what the wallet of the phone needs by the operator’s account, before anything is ordered, and nothing secret', async () => {
  const hall = await aHall();
  const { phone, session } = await aBasket(hall);
  const { wallet } = await phone.call(WALLET, { session });
  expect(wallet).toMatchObject({ method: 'stripe', driver: 'stripe', currency: 'EUR', exponent: 2 });
  expect(wallet?.params.publishableKey).toMatch(/^pk_/);
  expect(JSON.stringify(wallet)).not.toMatch(/sk_|whsec_/);
  expect((await phone.call('GET /food-courts/get-orders/{session}', { session })).orders).toEqual([]);
});

it('has none where nobody takes one payment for all, where the operator has no keys, and where it has no wallet', async () => {
  const hall = await aHall();
  const { phone, session } = await aBasket(hall);
  const settings = (ways: readonly string[]) =>
    server.database.pool.query(
      `update venue set settings = jsonb_set(settings, '{paymentProviders}', $2), revision = revision + 1 where id = $1`,
      [hall.operator.id, JSON.stringify(ways)],
    );
  await settings(['stripe-card', 'cash']);
  expect(await phone.call(WALLET, { session })).toEqual({ wallet: null });
  await settings(['stripe', 'cash']);
  expect((await phone.call(WALLET, { session })).wallet).not.toBeNull();
  await server.database.pool.query('update food_court set operator_id = null where id = $1', [hall.court]);
  expect(await phone.call(WALLET, { session })).toEqual({ wallet: null });
  const bare = await aPayingHall(server, 2);
  const other = await aBasket(bare);
  expect(await other.phone.call(WALLET, { session: other.session })).toEqual({ wallet: null });
});

it('tells nothing to a visit that is not this phone’s, nor to the session of a stall', async () => {
  const hall = await aHall();
  const basket = await aBasket(hall);
  const stranger = server.client();
  expect(await stranger.failure(WALLET, { session: basket.session })).toBe('session_not_found');
  const { phone, carts } = basket;
  expect(await phone.failure(WALLET, { session: carts[0]?.session ?? '' })).toBe('session_not_found');
  const numbers = (await place(basket)).map(({ number }) => number);
  const theirs = await aHallPayer(server, hall, [['soup']]);
  const body = { food_court_session: theirs.token, orders: numbers, method: 'stripe' };
  expect(await theirs.phone.failure(PAY, { body })).toBe('order_not_found');
});

it('[FOOD-08] [FOOD-76] orders at both stalls and pays by the wallet: one sum of what each costs, once, however often it is sent', async () => {
  const hall = await aHall();
  const basket = await aBasket(hall);
  // A lost reply and a second tap send the same carts again.
  const [one, other] = await Promise.all([place(basket), place(basket)]);
  expect(other).toEqual(one);
  expect(await place(basket)).toEqual(one);
  expect(one.map(({ next }) => next)).toEqual(['pay', 'pay']);
  const numbers = one.map(({ number }) => number);
  const key = crypto.randomUUID();
  const first = await begin(basket, numbers, key);
  expect(first).toMatchObject({ method: 'stripe', total: 24.5, next_action: { kind: 'wallet_sheet' } });
  expect(first.orders.map(({ amount }) => amount)).toEqual([4.5, 20]);
  // Its reply was lost, and the guest tapped again.
  expect((await begin(basket, numbers, key)).uuid).toBe(first.uuid);
  expect((await begin(basket, numbers)).uuid).toBe(first.uuid);
  const booked = (await world.control('stripe', 'book')) as { reference: string; amount_minor: number }[];
  expect(booked.filter(({ reference }) => reference === first.uuid)).toMatchObject([{ amount_minor: 2450 }]);
  const { next_action: next } = first;
  const start = 'params' in next ? next.params : undefined;
  await world.control('stripe', 'act', { reference: first.uuid, action: 'approve', start });
  await world.control('stripe', 'webhooks/flush', {});
  expect(await sharesOf(first.uuid)).toMatchObject([
    { total: 450, allocated: 450 },
    { total: 2000, allocated: 2000 },
  ]);
  const { orders } = await basket.phone.call('GET /food-courts/get-orders/{session}', {
    session: basket.session,
  });
  expect(orders.map(({ is_paid }) => is_paid)).toEqual([true, true]);
  const books = await hallBooks(server, hall);
  expect(books.get(hall.operator.id)?.accounts.get('clearing:stripe')).toBe(2450);
});

it('another sum than the guest agreed to begins nothing', async () => {
  const basket = await aBasket(await aHall());
  const numbers = (await place(basket)).map(({ number }) => number);
  const asked = { food_court_session: basket.session, orders: numbers, method: 'stripe' };
  await expect(basket.phone.call(PAY, { body: { ...asked, expected_amount: 24.49 } })).rejects.toMatchObject({
    code: 'bill_changed',
    details: { amount: 24.5 },
  });
});
