import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { aHallPayer, aPayingHall, type HallPayer } from '@tableside/testkit/scenes/a-court-payer.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { hallBooks } from '@tableside/testkit/scenes/hall-books.ts';
import { untilBlocking } from '@tableside/testkit/server/until-blocking.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../composition.ts';
import type { Run } from '../../../database/database.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const THREE = [['soup'], ['steak'], ['soup', 'steak']] as const;
const aScene = async (dishes: readonly (readonly string[])[] = THREE, over: { ownStall?: boolean } = {}) => {
  const hall = await aPayingHall(server, dishes.length, over);
  await withKeys(server, hall.operator);
  return { hall, guest: await aHallPayer(server, hall, dishes) };
};
type Scene = Awaited<ReturnType<typeof aScene>>;

const begin = ({ phone, token, numbers }: HallPayer, over: object = {}) =>
  phone.call('POST /payments/stripe/payment-intent-composite', {
    body: { food_court_session: token, orders: numbers, ...over },
  });
const view = ({ phone }: HallPayer, paymentUuid: string) =>
  phone.call('GET /food-courts/multi-merchant-order/{paymentUuid}', { paymentUuid });
const ordersOf = async ({ phone, token }: HallPayer) =>
  (await phone.call('GET /food-courts/get-orders/{session}', { session: token })).orders;
const reject = ({ hall, guest }: Scene, at: number) =>
  hall.owner.call('POST /console/{venue}/orders/{order}/reject', {
    venue: guest.venues[at] ?? '',
    order: guest.numbers[at] ?? '',
    body: { reason: 'No more soup' },
  });
/** The order at a stall was placed long before the others, and ends while it waits for its payment. */
const ended = async ({ guest }: Scene, at: number) => {
  await server.database.pool.query(
    `update orders set placed_at = placed_at - interval '25 minutes' where unique_order_number = $1`,
    [guest.numbers[at]],
  );
  server.clock.advance(6 * 60_000);
  await server.jobs.runNow('end-unpaid-orders');
};
const rows = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query<Record<string, unknown>>(text, values)).rows;
const shares = (charge: string) =>
  rows(
    `select v.name, p.status, p.total::int as total, p.captured::int as captured, p.allocated::int as allocated,
       (p.refunded + p.refund_due)::int as back
     from payment p join venue v on v.id = p.venue_id where p.charge_id = $1 order by v.name`,
    charge,
  );
const agree = ({ hall }: Scene) => hallBooks(server, hall);
const sent = async () => {
  await server.jobs.runNow('send-refunds');
  await server.jobs.runNow('send-refunds');
};

describe('one payment over several stalls', () => {
  it('[FOOD-08] [FOOD-68] [ENTITY-67] is one sum at the bank, and sends every order to its kitchen', async () => {
    const scene = await aScene();
    const { guest, hall } = scene;
    const intent = await begin(guest, { expected_amount: 49 });
    expect(intent).toMatchObject({ total: 49, amount: 49, tips: 0, transaction_fee: 0, coupon: null });
    expect(intent.orders.map(({ amount }) => amount)).toEqual([4.5, 20, 24.5]);
    expect(server.bank.book.get(intent.uuid)).toMatchObject({ amount: 4900, creates: 1 });
    await paid(server, intent.uuid);
    for (const order of await ordersOf(guest)) {
      expect(order).toMatchObject({ is_paid: true, status: 'waiting_confirmation', left: 0 });
      expect(order.payments[0]?.composite_payment?.uuid).toBe(intent.uuid);
    }
    expect(
      await guest.phone.call('GET /payments/payment-by-uuid/{uuid}', { uuid: intent.uuid }),
    ).toMatchObject({ status: 'paid', amount: 49, total: 49, left_to_pay: 0 });
    const books = await agree(scene);
    const operator = books.get(hall.operator.id);
    expect(operator?.accounts.get('clearing:stripe')).toBe(4900);
    expect(hall.stalls.map(({ id }) => operator?.stalls.get(id))).toEqual([450, 2000, 2450]);
    expect(
      hall.stalls.map(({ id }) => books.get(id)?.accounts.get(`clearing:venue-${hall.operator.id}`)),
    ).toEqual([450, 2000, 2450]);
  });

  it('is taken directly by a stall that is the operator itself', async () => {
    const scene = await aScene(THREE, { ownStall: true });
    const { hall, guest } = scene;
    const { uuid } = await begin(guest);
    await paid(server, uuid);
    const books = await agree(scene);
    const operator = books.get(hall.operator.id);
    expect(operator?.accounts.get('clearing:stripe')).toBe(4900);
    expect([...(operator?.stalls.values() ?? [])].sort()).toEqual([2000, 2450]);
  });

  it('is one payment for two taps, at once and one after the other', async () => {
    const { guest } = await aScene();
    const [one, other] = await Promise.all([
      begin(guest),
      begin({ ...guest, numbers: guest.numbers.toReversed() }),
    ]);
    expect(other.uuid).toBe(one.uuid);
    expect((await begin(guest)).uuid).toBe(one.uuid);
    expect(await shares(one.uuid)).toHaveLength(3);
    // The card form of the same provider is the same payment.
    expect(await begin(guest, { method: 'stripe-card' })).toMatchObject({
      uuid: one.uuid,
      method: 'stripe-card',
    });
  });

  it('takes the place of one for other orders, and gives way to paying at one stall', async () => {
    const scene = await aScene();
    const { guest } = scene;
    const all = await begin(guest);
    const two = await begin({ ...guest, numbers: guest.numbers.slice(0, 2) });
    expect(two).toMatchObject({ total: 24.5 });
    await expect.poll(() => server.bank.book.get(all.uuid)?.status).toBe('canceled');
    await expect
      .poll(async () => (await shares(all.uuid)).map(({ status }) => status))
      .toEqual(['canceled', 'canceled', 'canceled']);
    await paid(server, two.uuid);
    expect((await ordersOf(guest)).filter(({ is_paid }) => is_paid)).toHaveLength(2);
    await agree(scene);
  });

  it('is begun while news of it comes: both take its payments in one order', async () => {
    const { guest } = await aScene(Array.from({ length: 8 }, () => ['soup'] as const));
    const { uuid } = await begin(guest);
    const ids = (await rows('select id from payment where charge_id = $1 order by id', uuid)).map(
      ({ id }) => id,
    );
    // On a connection of its own: a transaction of ours would begin anew after a deadlock.
    const news = await server.database.pool.connect();
    const run: Run = async (_, text, values = []) => (await news.query(text, [...values])).rows;
    const hold = (id: unknown) => run('hold', 'select from payment where id = $1 for update', [id]);
    try {
      await news.query('begin');
      await hold(ids[0]);
      const card = begin(guest, { method: 'stripe-card' });
      await untilBlocking(run);
      for (const id of ids) await hold(id);
      await news.query('commit');
      expect(await card).toMatchObject({ uuid, method: 'stripe-card' });
    } finally {
      news.release();
    }
  });

  it('gives back the part of one stall alone, whose order had ended before the money came', async () => {
    const scene = await aScene();
    const { guest } = scene;
    const { uuid } = await begin(guest);
    await ended(scene, 1);
    await paid(server, uuid);
    await sent();
    expect(await shares(uuid)).toMatchObject([
      { status: 'captured', allocated: 450, back: 0 },
      { status: 'refunded', allocated: 0, back: 2000 },
      { status: 'captured', allocated: 2450, back: 0 },
    ]);
    expect(server.bank.book.get(uuid)).toMatchObject({ refunded: 2000 });
    expect(await view(guest, uuid)).toMatchObject({
      is_paid: true,
      total: 49,
      refunded: 20,
      payments_sum: 29,
    });
    const books = await agree(scene);
    expect(books.get(scene.hall.operator.id)?.accounts.get('clearing:stripe')).toBe(2900);
    expect(books.get(scene.hall.operator.id)?.stalls.get(guest.venues[1] ?? '')).toBe(0);
  });

  it('has its effect once, told twice, asked about at the same moment, and asked about by two at once', async () => {
    const scene = await aScene();
    const { guest } = scene;
    const { uuid } = await begin(guest);
    server.bank.set(uuid, { status: 'captured' });
    server.clock.advance(20_000);
    const ask = () => guest.phone.call('GET /payments/check-payment-status/{uuid}', { uuid });
    await Promise.all([
      server.bank.tell(server, [uuid]),
      server.bank.tell(server, [uuid]),
      server.jobs.runNow('check-payments'),
      ask(),
      ask(),
    ]);
    expect(await ask()).toMatchObject({ status: 'paid', amount: 49 });
    const captures = await rows(
      `select 1 from journal_entry e join payment p on p.id = e.payment_id where p.charge_id = $1 and e.kind = 'capture'`,
      uuid,
    );
    expect(captures).toHaveLength(3);
    await agree(scene);
  });

  it('is found by another server, where the one that began it is gone, and taken once by both', async () => {
    const scene = await aScene();
    const { uuid } = await begin(scene.guest);
    const { deps } = server;
    const second = compose({
      guestFolder: `${server.dataDir}/no-guest`,
      consoleFolder: `${server.dataDir}/no-console`,
      version: 'test',
      env: deps.env,
      database: deps.database,
      clock: deps.clock,
      log: pino({ level: 'silent' }),
      providers: server.providers,
    });
    await second.start();
    const there = await second.app.listen({ port: 0, host: '127.0.0.1' });
    server.bank.set(uuid, { status: 'captured' });
    server.clock.advance(20_000);
    const { body, headers } = server.bank.message([uuid]);
    const tell = (url: string) => fetch(`${url}/api/webhooks/stripe`, { method: 'POST', body, headers });
    await Promise.all([
      second.jobs.runNow('check-payments'),
      tell(there),
      tell(server.url),
      tell(there),
      tell(server.url),
    ]);
    await second.stop();
    expect((await shares(uuid)).map(({ allocated, back }) => [allocated, back])).toEqual([
      [450, 0],
      [2000, 0],
      [2450, 0],
    ]);
    await agree(scene);
  });

  it('pays nothing with another sum than was asked for: all of it goes back, to the cent', async () => {
    const scene = await aScene();
    const { uuid } = await begin(scene.guest);
    server.bank.set(uuid, { status: 'captured', amount: 4899 });
    await server.bank.tell(server, [uuid]);
    await sent();
    const found = await shares(uuid);
    expect(found.map(({ allocated }) => allocated)).toEqual([0, 0, 0]);
    expect(found.reduce((all, { back }) => all + Number(back), 0)).toBe(4899);
    expect(server.bank.book.get(uuid)).toMatchObject({ refunded: 4899 });
    await agree(scene);
  });

  it('is unknown as a whole when nobody answers, found by asking, and expires as a whole', async () => {
    const scene = await aScene();
    const { guest } = scene;
    server.bank.next('create', 'silent_after');
    await expect(begin(guest)).rejects.toMatchObject({ code: 'payment_provider_silent' });
    const [begun] = await rows(
      `select charge_id as id from payment p join orders o on o.session_id = p.session_id where o.unique_order_number = $1`,
      guest.numbers[0],
    );
    const uuid = String(begun?.id);
    expect((await shares(uuid)).map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown']);
    server.bank.set(uuid, { status: 'captured' });
    server.clock.advance(20_000);
    await server.jobs.runNow('check-payments');
    expect((await shares(uuid)).map(({ status }) => status)).toEqual(['captured', 'captured', 'captured']);
    await agree(scene);

    const other = await aScene();
    const late = await begin(other.guest);
    server.clock.advance(16 * 60_000);
    await server.jobs.runNow('check-payments');
    expect(
      await other.guest.phone.call('GET /payments/expiration-check/{uuid}', { uuid: late.uuid }),
    ).toMatchObject({ expired: true });
    expect((await shares(late.uuid)).map(({ status }) => status)).toEqual(['expired', 'expired', 'expired']);
    expect(server.bank.book.get(late.uuid)?.status).toBe('canceled');
    // Paid all the same: what is still free is paid for.
    await paid(server, late.uuid);
    expect((await shares(late.uuid)).map(({ allocated }) => allocated)).toEqual([450, 2000, 2450]);
    await agree(other);
  });

  it('is given back by stall: staff of one give back theirs alone, never more than its part', async () => {
    const scene = await aScene();
    const { guest, hall } = scene;
    const { uuid } = await begin(guest);
    await paid(server, uuid);
    const venue = guest.venues[2] ?? '';
    const { payments } = await hall.owner.call('GET /console/{venue}/payments', { venue });
    expect(payments).toMatchObject([{ total: 24.5, refundable: 24.5 }]);
    const refund = (amount: number) =>
      hall.owner.call('POST /console/{venue}/payments/{payment}/refund', {
        venue,
        payment: payments[0]?.uuid ?? '',
        body: { amount, reason: 'cold' },
      });
    await expect(refund(2451)).rejects.toMatchObject({ code: 'refund_exceeds_paid' });
    await refund(1000);
    await reject(scene, 0);
    await server.jobs.runNow('refund-ended-orders');
    await sent();
    await expect.poll(() => server.bank.book.get(uuid)?.refunded).toBe(1450);
    expect((await shares(uuid)).map(({ back }) => back)).toEqual([450, 0, 1000]);
    // Another stall's staff and books know nothing of it.
    const foreign = await hall.owner.call('GET /console/{venue}/payments', { venue: guest.venues[1] ?? '' });
    expect(foreign.payments).toMatchObject([{ total: 20, refunded: 0 }]);
    await agree(scene);
  });

  it('is opened by no other phone, visit, hall or number', async () => {
    const [scene, elsewhere] = [await aScene(), await aScene()];
    const { guest } = scene;
    const { uuid } = await begin(guest);
    const stranger = server.client();
    const body = { food_court_session: guest.token, orders: guest.numbers };
    const CALL = 'POST /payments/stripe/payment-intent-composite';
    expect(await stranger.failure(CALL, { body })).toBe('session_not_found');
    const theirs = elsewhere.guest;
    expect(await theirs.phone.failure(CALL, { body: { ...body, food_court_session: theirs.token } })).toBe(
      'order_not_found',
    );
    const spoken = (await ordersOf(guest)).map(({ order_id }) => order_id);
    expect(await guest.phone.failure(CALL, { body: { ...body, orders: spoken } })).toBe('order_not_found');
    for (const phone of [stranger, theirs.phone]) {
      expect(
        await phone.failure('GET /food-courts/multi-merchant-order/{paymentUuid}', { paymentUuid: uuid }),
      ).toBe('payment_not_found');
      expect(await phone.failure('POST /payments/cancel/{uuid}', { uuid })).toBe('payment_not_found');
    }
    // A share is no name of it at the bank.
    const [share] = await rows('select id from payment where charge_id = $1 limit 1', uuid);
    const { body: told, headers } = server.bank.message([uuid], { payment: String(share?.id) });
    await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', body: told, headers });
    expect((await shares(uuid)).map(({ status }) => status)).toEqual(['created', 'created', 'created']);
  });

  it('is not offered without an operator, nor for less than the least, nor for another sum than was read', async () => {
    const scene = await aScene();
    const { hall, guest } = scene;
    const waysOf = async () => {
      const { food_court: court } = await guest.phone.call('POST /food-courts/get-by-hash/{hash}', {
        hash: hall.hash,
        body: { food_court_session: guest.token },
      });
      return court.payment_providers;
    };
    expect(await waysOf()).toEqual(['stripe', 'stripe-card']);
    await expect(begin(guest, { expected_amount: 48 })).rejects.toMatchObject({
      code: 'bill_changed',
      details: { amount: 49 },
    });
    await server.database.pool.query('update food_court set operator_id = null where id = $1', [hall.court]);
    expect(await waysOf()).toEqual([]);
    await expect(begin(guest)).rejects.toMatchObject({ code: 'payment_type_not_enabled' });
  });

  it('names the order that is paid already, and its stall', async () => {
    const scene = await aScene();
    const { guest } = scene;
    const first = await begin({ ...guest, numbers: guest.numbers.slice(0, 1) });
    await paid(server, first.uuid);
    await expect(begin(guest)).rejects.toMatchObject({
      code: 'order_already_paid',
      details: { order: guest.numbers[0], restaurant_id: guest.venues[0] },
    });
  });

  it.each([2, 5, 8])('sums to the cent over %i stalls, one of which serves nothing', async count => {
    const dishes = Array.from({ length: count }, (_, at) => (at % 2 === 0 ? ['soup'] : ['soup', 'steak']));
    const scene = await aScene(dishes);
    const { uuid, total, orders } = await begin(scene.guest);
    expect(orders.reduce((all, { amount }) => all + Math.round(amount * 100), 0)).toBe(
      Math.round(total * 100),
    );
    await ended(scene, count - 1);
    await paid(server, uuid);
    await sent();
    const found = await shares(uuid);
    const sum = (name: string) => found.reduce((all, share) => all + Number(share[name]), 0);
    expect(sum('captured')).toBe(Math.round(total * 100));
    expect(sum('allocated') + sum('back')).toBe(sum('captured'));
    await agree(scene);
  });
});
