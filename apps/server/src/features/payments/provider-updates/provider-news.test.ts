import { randomUUID } from 'node:crypto';
import { minor } from '@tableside/domain/money';
import { TEST_SECRET, withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../composition.ts';
import { checkBooks } from '../../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

type Row = Record<string, unknown>;
const rows = async (text: string, ...values: unknown[]): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows;
const alertsOf = async (uuid: string): Promise<unknown[]> =>
  (await rows('select kind from money_alert where payment_id = $1 order by raised_at, kind', uuid)).map(
    ({ kind }) => kind,
  );
const moneyOf = async (uuid: string): Promise<Row | undefined> =>
  (
    await rows(
      'select status, captured, allocated, refund_due + refunded as back, suspense from payment where id = $1',
      uuid,
    )
  )[0];
const capturesOf = async (uuid: string): Promise<number> =>
  (await rows(`select 1 from journal_entry where payment_id = $1 and kind = 'capture'`, uuid)).length;

/** An order of one dish with a payment begun. */
const begun = async (dishes: readonly string[] = ['steak']) => {
  const scene = await prepaidScene(server);
  const { unique_order_number: number } = await placed(scene.phone, dishes);
  const { uuid } = await beginPayment(scene.phone, number);
  return { ...scene, number, uuid, books: () => checkBooks(server.database.run, scene.venue.id) };
};

const post = (body: string, headers: Record<string, string>, provider = 'stripe') =>
  fetch(`${server.url}/api/webhooks/${provider}`, { method: 'POST', body, headers });

describe('a webhook', () => {
  it('without the right signature has no effect and is answered with 4xx', async () => {
    const { uuid, phone, number, books } = await begun();
    server.bank.set(uuid, { status: 'captured' });
    const { body, headers } = server.bank.message([uuid]);
    const forgeries: [string, Record<string, string>][] = [
      [body, { ...headers, 'x-signature': '' }],
      [body, { 'content-type': 'application/json' }],
      [body.replace('2000', '2001'), headers],
      [`${body} `, headers],
      [body, server.bank.message([uuid], {}, 'another secret').headers],
      ['', headers],
      ['not json', headers],
    ];
    for (const [forged, signed] of forgeries) {
      const answer = await post(forged, signed);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'webhook_refused' });
    }
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'created' });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: false });
    expect(
      await rows('select 1 from payment_event where payment_id = $1 and source = $2', uuid, 'webhook'),
    ).toEqual([]);
    expect(await books()).toEqual([]);
  });

  it('about a payment nobody knows, or at an address that is no provider’s, is refused', async () => {
    const { uuid } = await begun();
    const { body } = server.bank.message([uuid], { payment: '00000000-0000-4000-8000-000000000000' });
    expect((await post(body, {})).status).toBe(400);
    expect((await post('{}', {}, 'cash')).status).toBe(404);
    expect((await post('{}', {}, 'nobody')).status).toBe(404);
    expect((await post('x'.repeat(70_000), {})).status).toBe(413);
  });

  it('of money for a payment that is not in the books is taken, and a person hears of it once', async () => {
    const { uuid, venue } = await begun();
    const gone = randomUUID();
    server.bank.set(uuid, { status: 'captured' });
    const of = { payment: gone, providerRef: `ref_${gone}` };
    const { body, headers } = server.bank.message([uuid], of);
    for (const _ of [1, 2]) expect((await post(body, headers)).status).toBe(200);
    // Without a proof it is nothing, and neither is news without money.
    expect((await post(body, { ...headers, 'x-signature': '' })).status).toBe(400);
    const idle = server.bank.message([uuid], { ...of, status: 'processing', captured: null });
    expect((await post(idle.body, idle.headers)).status).toBe(200);
    expect(await rows('select kind, data from money_alert where venue_id = $1', venue.id)).toEqual([
      {
        kind: 'payment_not_ours',
        data: { captured_minor: 2000, provider: 'stripe', provider_ref: `ref_${gone}` },
      },
    ]);
  });

  it('signed with another venue’s keys is refused', async () => {
    const victim = await begun();
    const thief = await prepaidScene(server);
    await withKeys(server, thief.venue, 'stripe', 'the-keys-of-the-thief');
    server.bank.set(victim.uuid, { status: 'captured' });
    const { body, headers } = server.bank.message([victim.uuid], {}, 'the-keys-of-the-thief');
    expect((await post(body, headers)).status).toBe(400);
    expect(await paymentOf(victim.phone, victim.uuid)).toMatchObject({ status: 'created' });
  });

  it('that names a payment of ours and one of another venue pays for ours alone', async () => {
    const [mine, other] = [await begun(), await begun()];
    await withKeys(server, other.venue, 'stripe', 'other-keys-altogether');
    for (const { uuid } of [mine, other]) server.bank.set(uuid, { status: 'captured' });
    const { body, headers } = server.bank.message([mine.uuid, other.uuid], {}, TEST_SECRET);
    expect((await post(body, headers)).status).toBe(200);
    expect(await paymentOf(mine.phone, mine.uuid)).toMatchObject({ status: 'paid' });
    expect(await paymentOf(other.phone, other.uuid)).toMatchObject({ status: 'created' });
  });

  it('has its effect once, ten times told and at two servers at once, and is answered as the provider likes', async () => {
    const { uuid, books } = await begun();
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
    const { body, headers } = server.bank.message([uuid]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        fetch(`${index % 2 === 0 ? server.url : there}/api/webhooks/stripe`, {
          method: 'POST',
          body,
          headers,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await answers[0]?.json()).toEqual({ status: 'success' });
    // The same money under another name of the news.
    await server.bank.tell(server, [uuid], { eventId: 'another-event' });
    await second.stop();
    expect(await moneyOf(uuid)).toEqual({
      status: 'captured',
      captured: 2000,
      allocated: 2000,
      back: 0,
      suspense: 0,
    });
    expect(await capturesOf(uuid)).toBe(1);
    expect(await books()).toEqual([]);
  });

  it('may come before the answer to the create call is kept', async () => {
    const scene = await prepaidScene(server);
    const { unique_order_number: number } = await placed(scene.phone);
    server.bank.duringCreate = async uuid => {
      server.bank.duringCreate = null;
      await paid(server, uuid);
    };
    const { uuid } = await beginPayment(scene.phone, number);
    expect(await paymentOf(scene.phone, uuid)).toMatchObject({ status: 'paid', left_to_pay: 0 });
    expect(await orderOf(scene.phone, number)).toMatchObject({ is_paid: true });
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('comes to the same whatever order its news has', async () => {
    const { uuid, books, phone } = await begun();
    server.bank.set(uuid, { status: 'captured' });
    await server.bank.tell(server, [uuid]);
    for (const status of ['processing', 'failed', 'canceled', 'expired', 'created'] as const) {
      await server.bank.tell(server, [uuid], { status, captured: null, eventId: `late-${status}` });
    }
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid', failure: null });
    expect(await alertsOf(uuid)).toEqual([]);
    expect(await books()).toEqual([]);
  });
});

describe('money that does not agree', () => {
  it.each([1, -1])(
    'by %i cent is nobody’s payment: an alert, the order stays unpaid, the money goes back',
    async cent => {
      const { uuid, number, phone, books } = await begun();
      server.bank.set(uuid, { status: 'captured', amount: 2000 + cent });
      await server.bank.tell(server, [uuid]);
      expect(await orderOf(phone, number)).toMatchObject({ is_paid: false, waiting_for: 'payment' });
      expect(await alertsOf(uuid)).toEqual(['capture_differs']);
      expect(await moneyOf(uuid)).toMatchObject({
        captured: 2000 + cent,
        allocated: 0,
        back: 2000 + cent,
        suspense: 0,
      });
      expect((await paymentOf(phone, uuid)).status).toBe('failed');
      expect(await rows('select cause from refund where payment_id = $1', uuid)).toEqual([
        { cause: 'difference' },
      ]);
      expect(await books()).toEqual([]);
    },
  );

  it.each([
    ['in another currency', { currency: 'PLN' }],
    ['at another reference', { providerRef: 'ref_of_something_else' }],
    ['of a sum that nobody says', { captured: null }],
  ])('%s is looked at by a person, and the guest is told to wait', async (_name, over) => {
    const { uuid, number, phone, books } = await begun();
    server.bank.set(uuid, { status: 'captured' });
    await server.bank.tell(server, [uuid], over);
    expect(await alertsOf(uuid)).toEqual(['capture_in_doubt']);
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: false });
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'checking' });
    expect(await moneyOf(uuid)).toMatchObject({ captured: 0, allocated: 0 });
    expect(await books()).toEqual([]);
  });

  it('told again as another sum after it was booked becomes an alert and no second booking', async () => {
    const { uuid, books } = await begun();
    await paid(server, uuid);
    await server.bank.tell(server, [uuid], { captured: minor(4000), eventId: 'twice-as-much' });
    expect(await alertsOf(uuid)).toEqual(['capture_differs']);
    expect(await moneyOf(uuid)).toMatchObject({ captured: 2000, allocated: 2000 });
    expect(await books()).toEqual([]);
  });
});

describe('money that comes late', () => {
  it('pays, when what it is for is still there', async () => {
    const { uuid, number, phone, books } = await begun();
    server.clock.advance(16 * 60_000);
    await server.jobs.runNow('check-payments');
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
    await paid(server, uuid);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });
    expect(await books()).toEqual([]);
  });

  it('goes back, when somebody else has paid for it meanwhile', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak']);
    const number = await tableBillOf(scene.phone);
    const late = await beginPayment(scene.phone, number);
    server.clock.advance(16 * 60_000);
    await server.jobs.runNow('check-payments');
    const other = await server.guestAt(scene.table.code);
    const quick = await beginPayment(other, number);
    await paid(server, quick.uuid);
    await paid(server, late.uuid);
    expect(await paymentOf(other, quick.uuid)).toMatchObject({ status: 'paid' });
    expect(await paymentOf(scene.phone, late.uuid)).toMatchObject({ status: 'failed', refunded: 20 });
    expect(await rows('select cause, amount from refund where payment_id = $1', late.uuid)).toEqual([
      { cause: 'late', amount: 2000 },
    ]);
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('goes back, when its order has ended', async () => {
    const { uuid, number, phone, books } = await begun();
    server.clock.advance(31 * 60_000);
    await server.jobs.runNow('check-payments');
    await server.jobs.runNow('end-unpaid-orders');
    expect(await orderOf(phone, number)).toMatchObject({ status: 'failed' });
    await paid(server, uuid);
    expect(await orderOf(phone, number)).toMatchObject({ status: 'failed', is_paid: false });
    expect(await rows('select cause, amount from refund where payment_id = $1', uuid)).toEqual([
      { cause: 'order_ended', amount: 2000 },
    ]);
    expect(await books()).toEqual([]);
  });
});

describe('two phones at one bill', () => {
  it('who began to pay keeps the others from it, and gives it free again by going back', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak', 'soup']);
    const number = await tableBillOf(scene.phone);
    const other = await server.guestAt(scene.table.code);
    const { uuid } = await beginPayment(scene.phone, number);
    const body = { session: other.session, order: number };
    expect(await other.failure('POST /payments/stripe/payment-intent', { body })).toBe(
      'items_selected_by_others',
    );
    expect(await scene.phone.call('POST /payments/cancel/{uuid}', { uuid })).toMatchObject({
      status: 'canceled',
    });
    await expect(beginPayment(other, number)).resolves.toMatchObject({ total: 24.5 });
  });

  it('a tip comes back with the part of the bill that somebody else had paid', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak', 'steak']);
    const number = await tableBillOf(scene.phone);
    const all = await beginPayment(scene.phone, number, { tips: 400 });
    server.clock.advance(16 * 60_000);
    await server.jobs.runNow('check-payments');
    const other = await server.guestAt(scene.table.code);
    const half = await beginPayment(other, number, { split_between: 2 });
    await paid(server, half.uuid);
    await paid(server, all.uuid);
    expect(await rows('select amount, tip from refund where payment_id = $1', all.uuid)).toEqual([
      { amount: 2200, tip: 200 },
    ]);
    expect(await paymentOf(scene.phone, all.uuid)).toMatchObject({
      status: 'paid',
      amount: 20,
      refunded: 22,
    });
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });
});
