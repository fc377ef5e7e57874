import { minor } from '@tableside/domain/money';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aDonatee } from '@tableside/testkit/scenes/a-gift.ts';
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

describe('a cardholder disputes one charge of several payments', () => {
  /** Paid and rounded up: the bank knows one charge of 5.00, of which 0.50 was given. */
  const roundedUp = async () => {
    const scene = await aTableScene(server, {
      venue: { settings: { functionalities: ['order'], paymentProviders: ['stripe-card'] } },
    });
    const { venue, phone } = scene;
    await world.withAccounts(venue, 'stripe');
    const owner = await aStaff(server, venue, 'owner');
    const donatee = await aDonatee(server, venue);
    await server.database.pool.query(
      `update venue set settings = settings || jsonb_build_object('roundUpFor', $2::text) where id = $1`,
      [venue.id, donatee.id],
    );
    const { unique_order_number: order } = await placed(phone, ['soup']);
    const body = { session: phone.session, order, round_up: 50 };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent', { body });
    const told = async (path: string, said: object): Promise<void> => {
      await world.control('stripe', path, { reference: uuid, ...said });
      await world.control('stripe', 'webhooks/flush', {});
    };
    await told('act', { action: 'approve' });
    return {
      dispute: (status: string, amount_minor: number) => told('dispute', { status, amount_minor }),
      /** A part of the dishes goes back out of the till, for the bank makes no refund while it is disputed. */
      refundByHand: async (amount: number): Promise<void> => {
        const input = { venue: venue.id, payment: uuid, body: { amount, reason: 'it was cold' } };
        await owner.call('POST /console/{venue}/payments/{payment}/refund', input);
        const refund = async () =>
          (await owner.call('GET /console/{venue}/payments/{payment}', { venue: venue.id, payment: uuid }))
            .payment.refunds[0];
        await expect
          .poll(async () => {
            // The next try is due at once.
            await server.database.pool.query(
              `update refund set try_at = created_at where venue_id = $1 and status = 'due'`,
              [venue.id],
            );
            await server.jobs.runNow('send-refunds');
            return (await refund())?.status;
          })
          .toBe('failed');
        const made = { venue: venue.id, refund: (await refund())?.id ?? '' };
        await owner.call('POST /console/{venue}/refunds/{refund}/done', made);
      },
      /** Of the dishes and of the gift: what is held back, and what is lost. */
      parts: async () => {
        const { rows } = await server.database.pool.query<{ held: string; lost: string }>(
          `select coalesce(sum(l.amount) filter (where l.account = 'disputed'), 0) as held,
             coalesce(sum(l.amount) filter (where l.account in ('chargebacks', 'donations_payable')), 0) as lost
           from payment p left join journal_entry e on e.payment_id = p.id and e.kind = 'dispute'
             left join journal_line l on l.entry_id = e.id
           where p.charge_id = $1 group by p.id order by p.id <> $1`,
          [uuid],
        );
        return rows.map(({ held, lost }) => [Number(held), Number(lost)]);
      },
      books: () => checkBooks(server.database.run, venue.id),
    };
  };

  it('what was held back of each is what each loses, whatever goes back of one meanwhile', async () => {
    const of = await roundedUp();
    await of.dispute('needs_response', 100);
    expect(await of.parts()).toEqual([
      [90, 0],
      [10, 0],
    ]);
    await of.refundByHand(300);
    await of.dispute('under_review', 100);
    expect(await of.parts()).toEqual([
      [90, 0],
      [10, 0],
    ]);
    await of.dispute('lost', 100);
    expect(await of.parts()).toEqual([
      [0, 90],
      [0, 10],
    ]);
    expect(await of.books()).toEqual([]);
  });

  it('none of a payment stays held back when so little is disputed in the end that nothing of it is left', async () => {
    const of = await roundedUp();
    await of.dispute('needs_response', 100);
    await of.dispute('under_review', 1);
    expect(await of.parts()).toEqual([
      [1, 0],
      [0, 0],
    ]);
    await of.dispute('won', 1);
    expect(await of.parts()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await of.books()).toEqual([]);
  });
});
