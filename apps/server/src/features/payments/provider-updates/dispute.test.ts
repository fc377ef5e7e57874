import { minor } from '@tableside/domain/money';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { paymentOf } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';
import { applyDispute } from './take-dispute.ts';

/** Stripe's own messages, signed, about what cardholders and banks do. */
let server: TestServer;
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
  ({ server } = world);
});
afterAll(() => world.stop());

const paid = async () => {
  const scene = await aTableScene(server, {
    venue: { settings: { functionalities: ['order'], paymentProviders: ['stripe-card'] } },
  });
  const { venue, phone } = scene;
  await world.withAccounts(venue, 'stripe');
  const { unique_order_number: order } = await placed(phone, ['steak']);
  const body = { session: phone.session, order };
  const { uuid } = await phone.call('POST /payments/stripe/payment-intent', { body });
  await world.control('stripe', 'act', { reference: uuid, action: 'approve' });
  await world.control('stripe', 'webhooks/flush', {});
  const owner = await aStaff(server, venue, 'owner');
  const dispute = async (status: string, more: object = {}): Promise<void> => {
    await world.control('stripe', 'dispute', { reference: uuid, status, ...more });
    await world.control('stripe', 'webhooks/flush', {});
  };
  /** Balances of every account that the payment moved, without those that come to nothing. */
  const accounts = async () => {
    const { rows } = await server.database.pool.query<{ account: string; amount: string }>(
      `select l.account, sum(l.amount) as amount from journal_entry e join journal_line l on l.entry_id = e.id
       where e.payment_id = $1 group by l.account having sum(l.amount) <> 0`,
      [uuid],
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
  };
  const alerts = async () =>
    (await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts
      .map(({ kind, settled_at }) => `${kind} ${settled_at === null ? 'open' : 'settled'}`)
      .sort();
  /** Where it stands in the list that staff read. */
  const listed = async () =>
    (await owner.call('GET /console/{venue}/payments', { venue: venue.id })).payments.map(
      ({ status, dispute: standing }) => [status, standing],
    );
  const refund = (amount_minor: number) =>
    owner
      .call('POST /console/{venue}/payments/{payment}/refund', {
        venue: venue.id,
        payment: uuid,
        body: { amount: amount_minor, reason: 'goodwill' },
      })
      .then(
        () => 'refunded',
        (failure: { code: string }) => failure.code,
      );
  const books = () => checkBooks(server.database.run, venue.id);
  return { ...scene, uuid, owner, dispute, accounts, alerts, listed, refund, books };
};

const PAID = { 'clearing:stripe': 2000, receivable: -2000 };

describe('a cardholder disputes a payment', () => {
  it('its money is held back, staff hear of it, and nobody gives it back a second time', async () => {
    const { uuid, venue, phone, owner, dispute, accounts, alerts, refund, books } = await paid();
    expect(await accounts()).toEqual(PAID);
    await dispute('needs_response');
    expect(await accounts()).toEqual({ receivable: -2000, disputed: 2000 });
    expect(await alerts()).toEqual(['dispute_opened open']);
    const [alert] = (await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts;
    expect(alert).toMatchObject({
      payment: uuid,
      data: { amount_minor: 2000, provider: 'stripe', failure: 'fraudulent' },
    });
    expect(Date.parse(String(alert?.data.answer_by))).toBeGreaterThan(server.clock.now());
    expect(await refund(500)).toBe('refund_exceeds_paid');
    // The bill was paid: nothing of it is the guest's to see.
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    expect(await books()).toEqual([]);
  });

  it('and wins: the money is a loss, told once', async () => {
    const { dispute, accounts, alerts, listed, books } = await paid();
    expect(await listed()).toEqual([['captured', null]]);
    await dispute('needs_response');
    await dispute('under_review');
    expect(await listed()).toEqual([['captured', 'open']]);
    await dispute('lost');
    expect(await listed()).toEqual([['captured', 'lost']]);
    await dispute('lost');
    expect(await accounts()).toEqual({ receivable: -2000, chargebacks: 2000 });
    expect(await alerts()).toEqual(['dispute_lost open', 'dispute_opened settled']);
    expect(await books()).toEqual([]);
  });

  it('and does not win: the money is back, and can be given back by staff again', async () => {
    const { dispute, accounts, alerts, refund, books } = await paid();
    await dispute('needs_response', { amount_minor: 700 });
    expect(await accounts()).toEqual({ 'clearing:stripe': 1300, receivable: -2000, disputed: 700 });
    expect(await refund(1400)).toBe('refund_exceeds_paid');
    await dispute('won');
    expect(await accounts()).toEqual(PAID);
    expect(await alerts()).toEqual(['dispute_opened settled']);
    expect(await refund(1400)).toBe('refunded');
    expect(await books()).toEqual([]);
  });

  it('or only asks: a person hears of it, and no money moves', async () => {
    const { dispute, accounts, alerts, books } = await paid();
    await dispute('warning_needs_response');
    expect([await accounts(), await alerts()]).toEqual([PAID, ['dispute_opened open']]);
    await dispute('warning_closed');
    expect([await accounts(), await alerts()]).toEqual([PAID, ['dispute_opened settled']]);
    expect(await books()).toEqual([]);
  });

  it('comes to the same in whatever order and however often it is told', async () => {
    const { uuid, venue, dispute, accounts, alerts, books } = await paid();
    await dispute('needs_response');
    await dispute('lost');
    const before = await accounts();
    // The first message again, after the last.
    const { rows } = await server.database.pool.query<{ data: { dispute: string } }>(
      `select data from payment_event where payment_id = $1 and kind = 'disputed'`,
      [uuid],
    );
    const late = {
      provider: 'stripe',
      venueId: venue.id,
      payment: uuid,
      providerRef: null,
      ref: rows[0]?.data.dispute ?? '',
      standing: 'open' as const,
      amount: minor(2000),
      currency: 'EUR',
      reason: null,
      answerBy: null,
      eventId: 'late',
    };
    await Promise.all(
      [late, late, { ...late, eventId: 'later' }].map(news => applyDispute(server.deps, news)),
    );
    expect(await accounts()).toEqual(before);
    expect(await alerts()).toEqual(['dispute_lost open', 'dispute_opened settled']);
    expect(await applyDispute(server.deps, { ...late, venueId: uuid })).toBe(false);
    // Another currency is nothing that could be booked: a person looks at it.
    await applyDispute(server.deps, { ...late, ref: 'dp_other', currency: 'USD', eventId: 'usd' });
    expect(await accounts()).toEqual(before);
    expect(await alerts()).toEqual(['dispute_lost open', 'dispute_opened open', 'dispute_opened settled']);
    expect(await books()).toEqual([]);
  });
});
