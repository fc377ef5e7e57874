import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aDonatee, aRecipient, aTipCard, movedBy } from '@tableside/testkit/scenes/a-gift.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

/** Tips and donations whose person leaves, or whose money goes back by the bank, over the bank's own signed messages. */
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

const scene = async () => {
  const { server } = world;
  const venue = await aVenue(server, {
    settings: {
      functionalities: ['order', 'tips'],
      paymentProviders: ['stripe-card'],
      cardFee: { fixed: 50, percent: 0 },
    },
  });
  await world.withAccounts(venue, 'stripe');
  const waiter = await aRecipient(server, venue);
  const card = await aTipCard(server, venue, waiter.userId);
  const donatee = await aDonatee(server, venue);
  const owner = await aStaff(server, venue, 'owner');
  const told = async (path: string, body: object): Promise<void> => {
    await world.control('stripe', path, body);
    await world.control('stripe', 'webhooks/flush', {});
  };
  const pay = (uuid: string) => told('act', { reference: uuid, action: 'approve' });
  const intent = async (amount: number) => {
    const phone = server.client();
    const body = { tips_qr_card_hash: card, amount };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent-tips-v2', { body });
    return { phone, uuid };
  };
  const donation = async (amount: number) => {
    const phone = server.client();
    const { hash } = donatee;
    const { session } = await phone.call('POST /donations/get-data/{hash}', { hash, body: {} });
    const body = { session, amount };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent-donation', { body });
    return { phone, uuid };
  };
  const gifts = () => owner.call('GET /console/{venue}/gifts', { venue: venue.id });
  /** By name: what was given, went back, was paid out, and is owed. */
  const owed = async () =>
    Object.fromEntries(
      (await gifts()).owed.map(({ name, given, given_back, paid_out, owed: left }) => [
        name,
        [given, given_back, paid_out, left],
      ]),
    );
  const payOut = (kind: 'tip' | 'donation', to: string, amount: number) => ({
    venue: venue.id,
    body: { payouts: [{ kind, to, amount }], way: 'cash' as const, note: '' },
  });
  const refund = (uuid: string) => ({ venue: venue.id, payment: uuid, body: { reason: 'a mistake' } });
  return {
    venue,
    waiter,
    card,
    donatee,
    owner,
    pay,
    intent,
    donation,
    gifts,
    owed,
    payOut,
    refund,
    dispute: (uuid: string, status: string, more: object = {}) =>
      told('dispute', { reference: uuid, status, ...more }),
    moved: (uuid: string) => movedBy(server, uuid),
    alerts: async () =>
      (await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts
        .map(({ kind, settled_at }) => `${kind} ${settled_at === null ? 'open' : 'settled'}`)
        .sort(),
    agrees: async () => expect(await checkBooks(server.database.run, venue.id)).toEqual([]),
  };
};

const PAYOUT = 'POST /console/{venue}/gifts/payout';
const REFUND = 'POST /console/{venue}/payments/{payment}/refund';
const REMOVE = 'POST /console/{venue}/team/{person}/remove';

describe('staff give a tip or a donation back', () => {
  it('the bank makes it once: it is made in the books, owed to nobody, and no refund waits', async () => {
    const of = await scene();
    const tip = await of.intent(1000);
    await of.pay(tip.uuid);
    await of.owner.call(PAYOUT, of.payOut('tip', of.waiter.userId, 1000));
    const given = await of.donation(700);
    await of.pay(given.uuid);
    for (const { uuid } of [tip, given]) {
      await of.owner.call(REFUND, of.refund(uuid));
      const refunds = async () =>
        (
          await of.owner.call('GET /console/{venue}/payments/{payment}', {
            venue: of.venue.id,
            payment: uuid,
          })
        ).payment.refunds.map(({ status }) => status);
      await expect.poll(refunds).toEqual(['succeeded']);
    }
    // Paid out before: the next payout makes up for it.
    expect(await of.owed()).toEqual({ Rūta: [10, 10, 10, -10], Shelter: [7, 7, 0, 0] });
    await of.agrees();
  });
});

describe('a cardholder takes a tip back by the bank', () => {
  it('it is held back and still its person’s; lost, it is owed no more, told to staff and on the statement, and the fee is the loss of the house', async () => {
    const of = await scene();
    const { uuid } = await of.intent(1000);
    await of.pay(uuid);
    await of.dispute(uuid, 'needs_response');
    const tips = `tips_payable ${of.waiter.userId}`;
    expect(await of.moved(uuid)).toEqual({ disputed: 1050, [tips]: -1000, transaction_fees: -50 });
    expect(await of.owed()).toEqual({ Rūta: [10, 0, 0, 10] });
    await of.agrees();
    await of.dispute(uuid, 'lost');
    await of.dispute(uuid, 'lost');
    expect(await of.moved(uuid)).toEqual({ chargebacks: 50, transaction_fees: -50 });
    expect(await of.owed()).toEqual({ Rūta: [10, 10, 0, 0] });
    expect(await of.alerts()).toEqual(['dispute_lost open', 'dispute_opened settled']);
    const own = await of.waiter.call('GET /console/{venue}/own-tips', { venue: of.venue.id });
    expect(own).toMatchObject({ given: 10, given_back: 10, owed: 0 });
    expect(own.moves.map(({ what, amount }) => [what, amount])).toEqual([
      ['disputed', 10],
      ['card', 10],
    ]);
    expect(await of.owner.failure(PAYOUT, of.payOut('tip', of.waiter.userId, 1))).toBe('payout_exceeds_owed');
    expect(await of.owner.failure(REFUND, of.refund(uuid))).toBe('refund_exceeds_paid');
    await of.agrees();
  });

  it('after it was paid out the next one makes up for it, and a bank that changes its mind gives it back', async () => {
    const of = await scene();
    const { uuid } = await of.intent(1000);
    await of.pay(uuid);
    await of.owner.call(PAYOUT, of.payOut('tip', of.waiter.userId, 1000));
    await of.dispute(uuid, 'needs_response');
    await of.dispute(uuid, 'lost');
    expect(await of.owed()).toEqual({ Rūta: [10, 10, 10, -10] });
    const next = await of.intent(1200);
    await of.pay(next.uuid);
    expect(await of.owed()).toEqual({ Rūta: [22, 10, 10, 2] });
    expect(await of.owner.failure(PAYOUT, of.payOut('tip', of.waiter.userId, 201))).toBe(
      'payout_exceeds_owed',
    );
    await of.dispute(uuid, 'won');
    expect(await of.owed()).toEqual({ Rūta: [22, 0, 10, 12] });
    const { moves } = await of.waiter.call('GET /console/{venue}/own-tips', { venue: of.venue.id });
    expect(moves[0]).toMatchObject({ what: 'dispute_won', amount: 10 });
    await of.agrees();
  });

  it('of a tip that staff gave back in part no more is taken from its person than was left', async () => {
    const of = await scene();
    const { uuid } = await of.intent(1000);
    await of.pay(uuid);
    await of.owner.call(REFUND, { ...of.refund(uuid), body: { amount: 400, reason: 'a mistake' } });
    await of.dispute(uuid, 'lost', { amount_minor: 1050 });
    expect(await of.owed()).toEqual({ Rūta: [10, 10, 0, 0] });
    await of.agrees();
  });
});

describe('a cardholder takes a donation back by the bank', () => {
  it('it is owed to its recipient no more, and not raised by the card', async () => {
    const of = await scene();
    const { uuid } = await of.donation(2000);
    const { uuid: kept } = await of.donation(300);
    await of.pay(uuid);
    await of.pay(kept);
    await of.dispute(uuid, 'needs_response');
    await of.dispute(uuid, 'lost');
    expect(await of.moved(uuid)).toEqual({ chargebacks: 50, transaction_fees: -50 });
    expect(await of.owed()).toEqual({ Shelter: [23, 20, 0, 3] });
    expect((await of.gifts()).cards.find(({ kind }) => kind === 'donation')?.raised).toBe(3);
    await of.agrees();
  });
});

describe('whose card ends while a guest pays', () => {
  it('a person who is let go meanwhile still gets it: told, journaled, paid out, and it can be given back', async () => {
    const of = await scene();
    const [begun, later] = [await of.intent(500), await of.intent(700)];
    await of.owner.call(REMOVE, { venue: of.venue.id, person: of.waiter.userId, body: {} });
    await of.pay(begun.uuid);
    await of.pay(later.uuid);
    const body = { tips_qr_card_hash: of.card, amount: 500 };
    expect(await begun.phone.failure('POST /payments/stripe/payment-intent-tips-v2', { body })).toBe(
      'tip_card_unavailable',
    );
    const { uuid } = begun;
    expect(await begun.phone.call('GET /payments/check-payment-status/{uuid}', { uuid })).toMatchObject({
      status: 'paid',
      order_type: 'tip',
    });
    expect(await begun.phone.call('GET /payments/receipt/{uuid}', { uuid })).toMatchObject({ total: 5.5 });
    expect(await of.moved(uuid)).toMatchObject({ [`tips_payable ${of.waiter.userId}`]: -500 });
    // By the name of their account: the one that guests saw is gone with them.
    const { name } = of.waiter;
    expect(await of.owed()).toEqual({ [name]: [12, 0, 0, 12] });
    await of.owner.call(REFUND, of.refund(uuid));
    expect(await of.owed()).toEqual({ [name]: [12, 5, 0, 7] });
    await of.owner.call(PAYOUT, of.payOut('tip', of.waiter.userId, 700));
    expect(await of.owed()).toEqual({ [name]: [12, 5, 7, 0] });
    expect(await of.waiter.failure('GET /console/{venue}/own-tips', { venue: of.venue.id })).toBe(
      'not_signed_in',
    );
    const statement = await of.owner.fetch(
      `/api/console/${of.venue.id}/gifts/statement/csv?kind=tip&to=${of.waiter.userId}`,
    );
    expect((await statement.text()).trim().split('\r\n')).toHaveLength(5);
    await of.agrees();
  });

  it('a recipient of donations who is switched off meanwhile still gets it, and nobody begins another', async () => {
    const of = await scene();
    const { phone, uuid } = await of.donation(2000);
    const { id: card, hash } = of.donatee;
    await of.owner.call('POST /console/{venue}/gifts/{card}/switch', {
      venue: of.venue.id,
      card,
      body: { active: false },
    });
    await of.pay(uuid);
    expect(await phone.call('GET /payments/check-payment-status/{uuid}', { uuid })).toMatchObject({
      status: 'paid',
      amount: 20,
    });
    expect(await of.moved(uuid)).toMatchObject({ [`donations_payable ${card}`]: -2000 });
    expect(await phone.failure('POST /donations/get-data/{hash}', { hash, body: {} })).toBe(
      'donation_unavailable',
    );
    expect(await of.owed()).toEqual({ Shelter: [20, 0, 0, 20] });
    await of.owner.call(PAYOUT, of.payOut('donation', card, 500));
    await of.owner.call(REFUND, of.refund(uuid));
    expect(await of.owed()).toEqual({ Shelter: [20, 20, 5, -5] });
    await of.agrees();
  });
});
