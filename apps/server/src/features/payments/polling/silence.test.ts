import { minor } from '@tableside/domain/money';
import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../../../composition.ts';
import { checkBooks } from '../../ledger/index.ts';

let server: PayServer | undefined;
const MINUTE = 60_000;

// Jobs look at everything that is due: each test has a server of its own.
const fresh = async (): Promise<PayServer> => {
  await server?.stop();
  server = await payServer();
  return server;
};
let here: PayServer;
beforeEach(async () => {
  here = await fresh();
});
afterAll(async () => {
  await server?.stop();
});

const alerts = async (): Promise<string[]> =>
  (
    await here.database.pool.query<{ kind: string }>('select kind from money_alert order by raised_at')
  ).rows.map(({ kind }) => kind);
const check = async (after: number): Promise<void> => {
  here.clock.advance(after);
  await here.jobs.runNow('check-payments');
};
const anOrder = async () => {
  const scene = await prepaidScene(here);
  const { unique_order_number: number } = await placed(scene.phone, ['steak']);
  return { ...scene, number };
};
const uuidsOf = async (): Promise<string[]> =>
  (await here.database.pool.query<{ id: string }>('select id from payment order by created_at')).rows.map(
    ({ id }) => id,
  );

describe('a create call whose answer is lost', () => {
  it('leaves the payment unknown, and sending it again is the same payment there', async () => {
    const { phone, number, venue } = await anOrder();
    here.bank.next('create', 'silent_after');
    const body = { session: phone.session, order: number };
    expect(await phone.failure('POST /payments/stripe/payment-intent', { body })).toBe(
      'payment_provider_silent',
    );
    const [uuid = ''] = await uuidsOf();
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'checking' });
    const again = await beginPayment(phone, number);
    expect(again.uuid).toBe(uuid);
    expect(here.bank.book.size).toBe(1);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'created' });
    await paid(here, uuid);
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });
    expect(await checkBooks(here.database.run, venue.id)).toEqual([]);
  });

  it('is resolved by asking: found and paid, or not there at all', async () => {
    const { phone, number } = await anOrder();
    const body = { session: phone.session, order: number };
    here.bank.next('create', 'silent_after');
    await phone.failure('POST /payments/stripe/payment-intent', { body });
    const [found = ''] = await uuidsOf();
    here.bank.set(found, { status: 'captured' });
    await check(16_000);
    expect(await paymentOf(phone, found)).toMatchObject({ status: 'paid' });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });

    const other = await placed(phone, ['soup']);
    here.bank.next('create', 'silent');
    await phone.failure('POST /payments/stripe/payment-intent', {
      body: { session: phone.session, order: other.unique_order_number },
    });
    const lost = (await uuidsOf()).at(-1) ?? '';
    await check(16_000);
    expect(await paymentOf(phone, lost)).toMatchObject({ status: 'failed', failure: 'generic' });
    expect((await beginPayment(phone, other.unique_order_number)).uuid).not.toBe(lost);
  });
});

describe('a provider that refuses', () => {
  it('[PAY-30] says why to the guest, who may try again', async () => {
    const { phone, number } = await anOrder();
    here.bank.next('create', 'declined');
    const answer = await phone.fetch('/api/payments/stripe/payment-intent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: phone.session, order: number }),
    });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'payment_declined',
      details: { failure: 'insufficient_funds' },
    });
    await expect(beginPayment(phone, number)).resolves.toMatchObject({ total: 20 });
  });

  it('because of our keys is a matter for the office', async () => {
    const { phone, number } = await anOrder();
    here.bank.next('create', 'keys', 'keys');
    const body = { session: phone.session, order: number };
    for (let time = 0; time < 2; time += 1) {
      expect(await phone.failure('POST /payments/stripe/payment-intent', { body })).toBe(
        'payment_type_not_enabled',
      );
    }
    expect(await alerts()).toEqual(['keys_refused']);
  });
});

describe('a payment that nobody tells us about', () => {
  it('is found by asking soon after it began, also by a server that was started after a crash', async () => {
    const { phone, number, venue } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    here.bank.set(uuid, { status: 'captured' });
    // A crash between the answer of the provider and our commit leaves no moment to ask at.
    await here.database.pool.query('update payment set check_at = null');
    const { deps } = here;
    const next = compose({
      guestFolder: `${here.dataDir}/no-guest`,
      consoleFolder: `${here.dataDir}/no-console`,
      version: 'test',
      env: deps.env,
      database: deps.database,
      clock: deps.clock,
      log: pino({ level: 'silent' }),
      providers: here.providers,
    });
    await next.start();
    await next.jobs.runNow('reconcile-payments');
    await next.stop();
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });
    expect(await checkBooks(here.database.run, venue.id)).toEqual([]);
  });

  it('[STATUS-15] is asked about while its guest waits', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    expect(await phone.call('GET /payments/check-payment-status/{uuid}', { uuid })).toMatchObject({
      status: 'created',
    });
    const second = await beginPayment(phone, (await placed(phone, ['soup'])).unique_order_number);
    here.bank.set(second.uuid, { status: 'captured' });
    expect(
      await phone.call('GET /payments/check-payment-status/{uuid}', { uuid: second.uuid }),
    ).toMatchObject({
      status: 'paid',
    });
  });

  it('that failed at first and was tried again in the same form is found all the same', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    here.bank.set(uuid, { status: 'failed' });
    await here.bank.tell(here, [uuid]);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'failed', failure: 'declined' });
    here.bank.set(uuid, { status: 'captured' });
    await check(31_000);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
  });

  it('and that ended without money is looked at once more, long after', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    await phone.call('POST /payments/cancel/{uuid}', { uuid });
    here.bank.set(uuid, { status: 'captured' });
    await check(17 * MINUTE);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
  });
});

describe('a provider that is silent', () => {
  it('for an hour leaves the guest with “checking”, charges nobody twice, and all is well when it speaks again', async () => {
    const { phone, number, venue } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    here.bank.set(uuid, { status: 'processing' });
    await here.bank.tell(here, [uuid]);
    here.bank.set(uuid, { status: 'captured' });
    here.bank.down = true;
    for (let minutes = 0; minutes < 65; minutes += 5) await check(5 * MINUTE);
    await here.jobs.runNow('end-unpaid-orders');
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'checking' });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: false, waiting_for: 'payment' });
    expect(here.bank.book.get(uuid)?.creates).toBe(1);
    here.bank.down = false;
    await check(6 * MINUTE);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });
    expect(here.bank.book.size).toBe(1);
    expect(await checkBooks(here.database.run, venue.id)).toEqual([]);
  });

  it('at the expiry is not taken for a no', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    here.bank.down = true;
    await check(16 * MINUTE);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'checking' });
    here.bank.down = false;
    await check(6 * MINUTE);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
    expect(here.bank.book.get(uuid)?.status).toBe('canceled');
  });

  it('for a day is a matter for the office', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    here.bank.set(uuid, { status: 'processing' });
    await check(MINUTE);
    await check(25 * 60 * MINUTE);
    expect(await alerts()).toEqual(['payment_unresolved']);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'processing' });
  });
});

describe('the end of a payment', () => {
  it('[PAY-14] comes after fifteen minutes: at the provider first, then here', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    const expiry = () => phone.call('GET /payments/expiration-check/{uuid}', { uuid });
    expect(await expiry()).toMatchObject({ expired: false });
    here.clock.advance(15 * MINUTE);
    expect(await expiry()).toMatchObject({ expired: true });
    await check(MINUTE);
    expect(here.bank.book.get(uuid)?.status).toBe('canceled');
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
    expect((await beginPayment(phone, number)).uuid).not.toBe(uuid);
  });

  it('comes without a question where the venue’s keys are gone, and late money still counts when they are back', async () => {
    const { phone, number, venue } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    const { pool } = here.database;
    const kept = (
      await pool.query('delete from provider_account where venue_id = $1 returning *', [venue.id])
    ).rows[0];
    await check(16 * MINUTE);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'created' });
    await check(6 * MINUTE);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
    await pool.query(
      'insert into provider_account (venue_id, provider, sealed_keys, is_demo) values ($1, $2, $3, $4)',
      [kept.venue_id, kept.provider, kept.sealed_keys, kept.is_demo],
    );
    await paid(here, uuid);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
  });

  it('waits for money that is on its way', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    here.bank.set(uuid, { status: 'processing' });
    await check(16 * MINUTE);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'processing' });
    expect(await phone.call('POST /payments/cancel/{uuid}', { uuid })).toMatchObject({
      status: 'processing',
    });
    here.bank.set(uuid, { status: 'captured' });
    await check(6 * MINUTE);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
  });

  it('comes soon for an order that its guest took back into the cart', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    const { session } = phone;
    await phone.call('POST /orders/return-to-cart/{session}', {
      session,
      body: { unique_order_number: number },
    });
    await here.jobs.runNow('reconcile-payments');
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
    expect(here.bank.book.get(uuid)?.status).toBe('canceled');
  });
});

describe('what a provider says against what we know', () => {
  it('becomes an alert: money taken back, money given back by others', async () => {
    const { phone, number } = await anOrder();
    const { uuid } = await beginPayment(phone, number);
    await paid(here, uuid);
    await here.bank.tell(here, [uuid], { refunded: minor(700), eventId: 'refunded-by-hand' });
    expect(await alerts()).toEqual(['refund_not_ours']);
    here.bank.set(uuid, { status: 'failed' });
    await here.bank.tell(here, [uuid]);
    await here.jobs.runNow('check-payments');
    expect(await alerts()).toEqual(['refund_not_ours', 'capture_taken_back']);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
  });
});
