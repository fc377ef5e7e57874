import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aHallPayer, aPayingHall } from '@tableside/testkit/scenes/a-court-payer.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

/** The banks speak their real protocols here: nothing between the phone and the bank is made up. */
let server: TestServer;
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
  ({ server } = world);
});
afterAll(() => world.stop());

const WAYS = [
  { method: 'stripe-card', bank: 'stripe', create: 'POST /payments/stripe/payment-intent-composite' },
  { method: 'montonio', bank: 'montonio', create: 'POST /payments/montonio/create-order-composite' },
  { method: 'solid-card', bank: 'solidgate', create: 'POST /payments/solidgate/payment-intent-composite' },
  { method: 'neopay', bank: 'neopay', create: 'POST /payments/neopay/create-transaction-composite' },
] as const;
type Way = (typeof WAYS)[number];
type Booked = { reference: string; refunded_minor: number; refunds: { amount_minor: number }[] };

/** Soup, soup and steak at three stalls, paid at once at a bank. */
const paid = async ({ method, bank, create }: Way) => {
  server.clock.set(Date.now());
  const hall = await aPayingHall(server, 3, { settings: { paymentProviders: [method] } });
  const { owner, operator, stalls } = hall;
  await world.withAccounts(operator, bank);
  const { phone, token, numbers, venues } = await aHallPayer(server, hall, [['soup'], ['soup'], ['steak']]);
  const intent = await phone.call(create, { body: { food_court_session: token, orders: numbers, method } });
  const { next_action: next, uuid } = intent;
  const start = next.kind === 'none' ? undefined : next.kind === 'redirect' ? next.url : next.params;
  await world.control(bank, 'act', { reference: uuid, action: 'approve', start });
  await world.control(bank, 'webhooks/flush', {});
  const shareAt = async (at: number) => {
    const venue = venues[at] ?? '';
    const { payments } = await owner.call('GET /console/{venue}/payments', { venue });
    return {
      venue,
      payment: payments[0]?.uuid ?? '',
      status: payments[0]?.status,
      refunds: payments[0]?.refunds,
    };
  };
  return {
    intent,
    phone,
    owner,
    shareAt,
    state: () => phone.call('GET /payments/payment-by-uuid/{uuid}', { uuid }),
    giveBack: async (at: number) => {
      const { venue, payment } = await shareAt(at);
      await owner.call('POST /console/{venue}/payments/{payment}/refund', {
        venue,
        payment,
        body: { reason: 'Cold soup' },
      });
    },
    booked: async () =>
      ((await world.control(bank, 'book')) as Booked[]).find(({ reference }) => reference === uuid),
    passes: async () => {
      server.clock.advance(15_000);
      await server.jobs.runNow('send-refunds');
      await server.jobs.runNow('send-refunds');
      await world.control(bank, 'webhooks/flush', {});
    },
    /** By whom it is said, what is on the operator's account at the bank, and owed to all stalls. */
    balances: async () => {
      const { rows } = await server.database.pool.query<{ account: string; sum: string }>(
        `select l.account, sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
         where e.venue_id = $1 group by 1`,
        [operator.id],
      );
      return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
    },
    agrees: async () => {
      for (const { id } of [operator, ...stalls])
        expect(await checkBooks(server.database.run, id)).toEqual([]);
    },
  };
};

describe.each(WAYS)('one payment over three stalls at $bank', way => {
  it('[FOOD-68] [FOOD-69] [FOOD-76] [ENTITY-68] is proven by the bank, once, however often it tells', async () => {
    await world.control(way.bank, 'next', [{ do: 'webhook', times: 5 }]);
    const scene = await paid(way);
    expect(scene.intent).toMatchObject({ total: 29, subtotal: 29, transaction_fee: 0, method: way.method });
    const { next_action: next, redirect_url } = scene.intent;
    expect(redirect_url ?? null).toBe(next.kind === 'redirect' ? next.url : null);
    expect(await scene.state()).toMatchObject({ status: 'paid', amount: 29 });
    expect(await scene.balances()).toEqual({ [`clearing:${way.bank}`]: 2900, stalls_payable: -2900 });
    await scene.agrees();
  });
});

describe.each(WAYS.filter(({ bank }) => bank !== 'neopay'))('a part of it given back by $bank', way => {
  it('is the stall’s alone, and one of the same sum beside it another one', async () => {
    const scene = await paid(way);
    await scene.giveBack(0);
    await scene.giveBack(1);
    await expect
      .poll(async () => {
        await scene.passes();
        return [
          (await scene.shareAt(0)).status,
          (await scene.shareAt(1)).status,
          (await scene.shareAt(2)).status,
        ];
      })
      .toEqual(['refunded', 'refunded', 'captured']);
    expect((await scene.booked())?.refunds.map(({ amount_minor }) => amount_minor)).toEqual([450, 450]);
    expect(await scene.balances()).toEqual({ [`clearing:${way.bank}`]: 2000, stalls_payable: -2000 });
    await scene.agrees();
  });
});

it('a part that no call gives back is a person’s, at its stall', async () => {
  const way = WAYS.find(({ bank }) => bank === 'neopay');
  if (!way) throw new Error('no such way');
  const scene = await paid(way);
  await scene.giveBack(0);
  await scene.passes();
  const { venue, refunds } = await scene.shareAt(0);
  expect(refunds).toMatchObject([{ status: 'by_hand', amount: 4.5 }]);
  await scene.owner.call('POST /console/{venue}/refunds/{refund}/done', {
    venue,
    refund: refunds?.[0]?.id ?? '',
  });
  expect(await scene.balances()).toEqual({ 'clearing:neopay': 2450, stalls_payable: -2450 });
  await scene.agrees();
});

it('a dispute is about each stall by its part of the money, and comes back to each when it is won', async () => {
  const [way] = WAYS;
  const scene = await paid(way);
  await scene.giveBack(0);
  await expect
    .poll(async () => {
      await scene.passes();
      return (await scene.shareAt(0)).status;
    })
    .toBe('refunded');
  const dispute = async (status: string) => {
    await world.control('stripe', 'dispute', { reference: scene.intent.uuid, status, amount_minor: 2450 });
    await world.control('stripe', 'webhooks/flush', {});
  };
  const disputed = async () => {
    const { rows } = await server.database.pool.query<{ sum: string }>(
      `select sum(l.amount) from payment p join journal_entry e on e.payment_id = p.id
       join journal_line l on l.entry_id = e.id and l.account = 'disputed'
       where p.charge_id = $1 group by p.id order by 1`,
      [scene.intent.uuid],
    );
    return rows.map(({ sum }) => Number(sum));
  };
  await dispute('needs_response');
  expect(await disputed()).toEqual([450, 2000]);
  expect(await scene.balances()).toEqual({ 'clearing:stripe': 0, stalls_payable: 0 });
  await scene.agrees();
  await dispute('won');
  expect(await disputed()).toEqual([0, 0]);
  expect(await scene.balances()).toEqual({ 'clearing:stripe': 2450, stalls_payable: -2450 });
  await scene.agrees();
});

it('[STATUS-16] a browser that comes back from the bank shows how all of it stands', async () => {
  const way = WAYS.find(({ bank }) => bank === 'neopay');
  if (!way) throw new Error('no such way');
  const hall = await aPayingHall(server, 2, { settings: { paymentProviders: ['neopay'] } });
  await world.withAccounts(hall.operator, 'neopay');
  const { phone, token, numbers, sessions } = await aHallPayer(server, hall, [['soup'], ['steak']]);
  const body = { food_court_session: token, orders: numbers };
  const intent = await phone.call('POST /payments/neopay/create-transaction-composite', { body });
  const page = await fetch(intent.redirect_url ?? '');
  const decided = await fetch(page.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action: 'approve', bank: 'HABALT22' }),
    redirect: 'manual',
  });
  const back = await fetch(decided.headers.get('location') ?? '', { redirect: 'manual' });
  const to = new URL(back.headers.get('location') ?? '', server.url);
  expect(to.pathname).toBe(`/payment-status/${sessions[0]}`);
  expect(to.searchParams.get('origin')).toBe('food-court');
  expect(to.searchParams.get('food-court-hash')).toBe(hall.hash);
  await world.control('neopay', 'webhooks/flush', {});
  const { uuid } = intent;
  const returned = { token: to.searchParams.get('token') ?? '' };
  expect(await phone.call('POST /payments/neopay/check-payment-status', { body: returned })).toMatchObject({
    uuid,
    amount: 24.5,
    status: 'paid',
  });
});
