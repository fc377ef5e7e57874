import { randomUUID } from 'node:crypto';
import { minor } from '@tableside/domain/money';
import { providerById } from '@tableside/payments';
import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { type RefundBank, refundBank } from '@tableside/testkit/doubles/a-refund-bank.ts';
import { aBill, aPayment } from '@tableside/testkit/scenes/a-payment.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Run } from '../../../database/database.ts';
import { checkBooks } from '../../ledger/index.ts';
import { applyRefundUpdate, requestRefund, sendRefunds } from '../index.ts';
import { claimRefunds } from './claim-store.ts';

let server: TestServer;
let bank: RefundBank;
/** Gives back nothing below five cents. */
let small: RefundBank;
let venue: TestVenue;
let manager: TestStaff;
beforeEach(async () => {
  bank = refundBank();
  small = refundBank({ account: 'clearing:montonio', methods: ['montonio'], smallestRefund: 5 });
  const byHand = (['cash', 'room-bill', 'neopay'] as const).flatMap(id => providerById(id) ?? []);
  server = await testServer({ extra: { providers: [bank.provider, small.provider, ...byHand] } });
  venue = await aVenue(server);
  await withKeys(server, venue);
  manager = await aStaff(server, venue, 'manager');
});
afterEach(() => server.stop());

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const aPaid = async (provider = 'stripe') => {
  const table = await aTable(server, venue);
  return aPayment(server, await aBill(server, { venue, table }, [{ price: 2000 }]), { provider });
};
const dueWithin = (run: Run, payment: { readonly id: string }, amount: number) =>
  requestRefund(run, {
    paymentId: payment.id,
    amount: minor(amount),
    tip: minor(0),
    items: [],
    cause: 'staff',
    reason: 'test',
    requestedBy: null,
    now: server.clock.now(),
  });
const due = (payment: { readonly id: string }, amount: number) =>
  server.database.transaction(run => dueWithin(run, payment, amount));
/** Waits for a round that the server began by itself, then for one of our own. */
const send = async () => {
  await server.jobs.runNow('send-refunds');
  await server.jobs.runNow('send-refunds');
};
const later = async (milliseconds: number) => {
  server.clock.advance(milliseconds);
  await send();
};
const stateOf = async ({ refundId }: { readonly refundId: string }) => {
  const [row] = await server.database.run<{
    status: string;
    refunded: number;
    refund_due: number;
    payment: string;
  }>(
    'test-refund',
    `select r.status, p.refunded, p.refund_due, p.status as payment from refund r join payment p on p.id = r.payment_id
     where r.id = $1`,
    [refundId],
  );
  return row;
};
const alerts = async () =>
  (await manager.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts.map(
    ({ kind, settled_at }) => `${kind} ${settled_at === null ? 'open' : 'settled'}`,
  );
const agrees = async () => expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
const cashLines = () =>
  server.database.run(
    'test-refund-lines',
    `select l.account, l.amount from journal_entry e join journal_line l on l.entry_id = e.id
     where e.kind = 'refund' and e.venue_id = $1 order by l.position`,
    [venue.id],
  );

describe('sending refunds', () => {
  it('sends each once, however many servers send', async () => {
    const refunds = await Promise.all(
      [aPaid(), aPaid(), aPaid()].map(async payment => due(await payment, 500)),
    );
    await Promise.all([1, 2, 3].map(() => sendRefunds(server.deps)));
    await send();
    expect(bank.asked).toHaveLength(3);
    for (const refund of refunds) {
      expect(await stateOf(refund)).toEqual({
        status: 'succeeded',
        refunded: 500,
        refund_due: 0,
        payment: 'part_refunded',
      });
    }
    await agrees();
  });

  it('sends those of one payment one after the other, each with what went back before', async () => {
    const payment = await aPaid();
    bank.mishaps.push('pending');
    const [first, second] = [await due(payment, 500), await due(payment, 700)];
    await send();
    expect(bank.asked.map(({ amount }) => amount)).toEqual([500]);
    const [key] = bank.made.keys();
    bank.made.set(key ?? '', { status: 'succeeded', ref: 're_1', failure: null, amount: 500 });
    await later(MINUTE);
    expect(bank.asked.map(({ amount, refundedBefore }) => [amount, refundedBefore])).toEqual([
      [500, 0],
      [700, 500],
    ]);
    expect([(await stateOf(first))?.status, (await stateOf(second))?.status]).toEqual([
      'succeeded',
      'succeeded',
    ]);
    await agrees();
  });

  it('finds one whose answer was lost, and does not send it twice', async () => {
    bank.mishaps.push('lost');
    const refund = await due(await aPaid(), 500);
    await send();
    expect(await stateOf(refund)).toMatchObject({ status: 'sending', refunded: 0, refund_due: 500 });
    await agrees();
    await later(15 * SECOND);
    expect(await stateOf(refund)).toMatchObject({ status: 'succeeded', refunded: 500 });
    expect([bank.asked.length, bank.made.size]).toEqual([1, 1]);
    await agrees();
  });

  it('counts a refund once whose message comes before its call is answered', async () => {
    const payment = await aPaid();
    // What else is due to the same guest must not be taken for it.
    const [first, second] = [await due(payment, 500), await due(payment, 700)];
    const answers: boolean[] = [];
    bank.duringRefund = async ({ refundKey: key, amount }, { ref }) => {
      bank.duringRefund = null;
      const told = { provider: 'stripe', venueId: venue.id, payment: payment.id, providerRef: null };
      const made = { status: 'succeeded' as const, failure: null, key, ref, amount, eventId: 'made' };
      answers.push(await applyRefundUpdate(server.deps, { ...told, ...made }));
      bank.mishaps.push('pending');
    };
    await send();
    expect(answers).toEqual([true]);
    expect(await stateOf(first)).toMatchObject({ status: 'succeeded', refunded: 500, refund_due: 700 });
    expect(await stateOf(second)).toMatchObject({ status: 'pending' });
    expect(await cashLines()).toHaveLength(2);
    await agrees();
  });

  it('follows a server that died while it sent', async () => {
    const payment = await aPaid();
    const now = server.clock.now();
    const refund = await server.database.transaction(async run => {
      const made = await dueWithin(run, payment, 500);
      const claimed = await claimRefunds(run, new Date(now), new Date(now + MINUTE), 10);
      expect(claimed.map(({ id }) => id)).toEqual([made.refundId]);
      return made;
    });
    await send();
    expect(bank.asked).toHaveLength(0);
    await later(MINUTE);
    expect(bank.asked).toHaveLength(1);
    expect(await stateOf(refund)).toMatchObject({ status: 'succeeded' });
    await agrees();
  });

  it('asks a silent provider again and again, tells staff after an hour, and heals', async () => {
    bank.silent = true;
    const refund = await due(await aPaid(), 500);
    await send();
    for (const pause of [15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE])
      await later(pause);
    expect(await alerts()).toEqual([]);
    await later(HOUR);
    await later(10 * MINUTE);
    expect(await alerts()).toEqual(['refund_silent open']);
    expect(await stateOf(refund)).toMatchObject({ status: 'sending', refund_due: 500 });
    await agrees();
    bank.silent = false;
    await later(10 * MINUTE);
    expect(await stateOf(refund)).toMatchObject({ status: 'succeeded', refunded: 500, refund_due: 0 });
    expect([bank.asked.length, await alerts()]).toEqual([1, ['refund_silent settled']]);
    await agrees();
  });

  it('asks anew after a refusal, under another key, and may succeed', async () => {
    bank.mishaps.push('refused');
    const refund = await due(await aPaid(), 500);
    await send();
    expect(await stateOf(refund)).toMatchObject({ status: 'due', refund_due: 500 });
    await later(MINUTE);
    expect(await stateOf(refund)).toMatchObject({ status: 'succeeded' });
    expect(new Set(bank.asked.map(({ refundKey }) => refundKey)).size).toBe(2);
    await agrees();
  });

  it('hands a refund that is refused again and again to a person, who gives it back from the till', async () => {
    bank.mishaps.push('refused', 'refused', 'refused', 'refused');
    const refund = await due(await aPaid(), 500);
    await send();
    for (const pause of [MINUTE, 10 * MINUTE, HOUR]) await later(pause);
    expect(await stateOf(refund)).toMatchObject({ status: 'failed', refunded: 0, refund_due: 500 });
    expect([bank.asked.length, await alerts()]).toEqual([4, ['refund_failed open']]);
    await later(HOUR);
    expect(bank.asked).toHaveLength(4);
    await agrees();
    const done = { venue: venue.id, refund: refund.refundId };
    const { payment } = await manager.call('POST /console/{venue}/refunds/{refund}/done', done);
    expect(payment).toMatchObject({ refunded: 5, refund_due: 0, status: 'part_refunded' });
    expect(await cashLines()).toEqual([
      { account: 'refunds_payable', amount: 500 },
      { account: 'cash', amount: -500 },
    ]);
    expect(await alerts()).toEqual(['refund_failed settled']);
    await agrees();
  });

  it('hands a refund that its provider gives back no so little of to a person at once, who gives it from the till', async () => {
    const refund = await due(await aPaid('montonio'), 3);
    await send();
    expect(await stateOf(refund)).toMatchObject({ status: 'failed', refunded: 0, refund_due: 3 });
    expect([small.asked.length, await alerts()]).toEqual([0, ['refund_failed open']]);
    const done = { venue: venue.id, refund: refund.refundId };
    await manager.call('POST /console/{venue}/refunds/{refund}/done', done);
    expect(await stateOf(refund)).toMatchObject({ status: 'succeeded', refunded: 3, refund_due: 0 });
    expect(await cashLines()).toEqual([
      { account: 'refunds_payable', amount: 3 },
      { account: 'cash', amount: -3 },
    ]);
    expect(await alerts()).toEqual(['refund_failed settled']);
    await agrees();
  });

  it('does not lose what is due to a venue whose keys are gone', async () => {
    await server.database.pool.query('delete from provider_account');
    const refund = await due(await aPaid(), 500);
    await send();
    expect(await stateOf(refund)).toMatchObject({ status: 'due', refund_due: 500 });
    await withKeys(server, venue);
    await later(MINUTE);
    expect(await stateOf(refund)).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['cash', 'cash'],
    ['room-bill', 'clearing:room-bill'],
    ['neopay', 'clearing:neopay'],
  ])(
    'asks a person where no call gives money back (%s), and books it where it had come on',
    async (provider, account) => {
      const waiter = await aStaff(server, venue, 'waiter');
      const refund = await due(await aPaid(provider), 700);
      await send();
      expect(await stateOf(refund)).toMatchObject({ status: 'by_hand', refund_due: 700 });
      expect(await alerts()).toEqual(['refund_by_hand open']);
      const done = { venue: venue.id, refund: refund.refundId };
      expect(await waiter.failure('POST /console/{venue}/refunds/{refund}/done', done)).toBe('not_allowed');
      const answers = await Promise.all(
        [1, 2].map(() => manager.call('POST /console/{venue}/refunds/{refund}/done', done)),
      );
      for (const { payment } of answers) expect(payment).toMatchObject({ refunded: 7, refund_due: 0 });
      expect(await cashLines()).toEqual([
        { account: 'refunds_payable', amount: 700 },
        { account, amount: -700 },
      ]);
      expect([bank.asked.length, await alerts()]).toEqual([0, ['refund_by_hand settled']]);
      await agrees();
    },
  );

  it('cannot be marked as done while the provider may still do it, nor by another venue', async () => {
    bank.mishaps.push('pending');
    const refund = await due(await aPaid(), 500);
    await send();
    const stranger = await aStaff(server, await aVenue(server), 'owner');
    for (const who of [manager, stranger]) {
      const done = { venue: who.venue, refund: refund.refundId };
      expect(await who.failure('POST /console/{venue}/refunds/{refund}/done', done)).toBe('refund_not_found');
    }
    expect(
      await manager.failure('POST /console/{venue}/refunds/{refund}/done', { venue: venue.id, refund: 'x' }),
    ).toBe('refund_not_found');
  });
});

describe('what a provider tells of refunds', () => {
  const underWay = async () => {
    bank.mishaps.push('pending');
    const payment = await aPaid();
    const refund = await due(payment, 500);
    await send();
    const [[key, { ref }] = ['', { ref: null }]] = [...bank.made];
    const news = (over: Partial<Parameters<typeof applyRefundUpdate>[1]> = {}) =>
      applyRefundUpdate(server.deps, {
        provider: 'stripe',
        venueId: venue.id,
        payment: payment.id,
        providerRef: null,
        key,
        ref,
        status: 'succeeded',
        failure: null,
        amount: minor(500),
        eventId: randomUUID(),
        ...over,
      });
    return { payment, refund, news, key, ref };
  };

  it.each([
    ['by our key', {}],
    ['by its reference', { key: null }],
    ['by the sum only', { key: null, ref: 're_other' }],
  ])('finishes a refund, %s, once however often it is told', async (_name, over) => {
    const { refund, news } = await underWay();
    if (_name === 'by the sum only')
      await server.database.pool.query('update refund set provider_ref = null');
    const eventId = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => news({ ...over, eventId })));
    await news({ ...over, eventId: randomUUID() });
    expect(await stateOf(refund)).toEqual({
      status: 'succeeded',
      refunded: 500,
      refund_due: 0,
      payment: 'part_refunded',
    });
    expect(await cashLines()).toHaveLength(2);
    await later(HOUR);
    expect(await stateOf(refund)).toMatchObject({ refunded: 500 });
    await agrees();
  });

  it('asks anew when a refund under way failed, and takes no notice of that failure afterwards', async () => {
    const { refund, news } = await underWay();
    await news({ status: 'failed', failure: 'account closed' });
    expect(await stateOf(refund)).toMatchObject({ status: 'due', refund_due: 500 });
    bank.mishaps.push('pending');
    await later(MINUTE);
    expect(await stateOf(refund)).toMatchObject({ status: 'pending' });
    await news({ status: 'failed', failure: 'account closed' });
    expect(await stateOf(refund)).toMatchObject({ status: 'pending' });
    await agrees();
  });

  it.each([
    ['that came back after it was made', 'refund_came_back', { status: 'failed', failure: 'account closed' }],
    ['that nobody here asked for', 'refund_not_ours', { key: null, ref: 're_dashboard', amount: minor(123) }],
  ] as const)('tells staff of a refund %s, and books nothing', async (_name, kind, over) => {
    const { news } = await underWay();
    await news();
    const before = await cashLines();
    await news(over);
    await news(over);
    expect(await alerts()).toEqual([`${kind} open`]);
    expect(await cashLines()).toEqual(before);
    await agrees();
  });

  it('tells staff when another sum went back than was asked for', async () => {
    const { refund, news } = await underWay();
    await news({ amount: minor(501) });
    expect(await alerts()).toEqual(['refund_differs open']);
    expect(await stateOf(refund)).toMatchObject({ status: 'pending', refunded: 0 });
  });

  it('believes nobody about payments that are not theirs', async () => {
    const { refund, news } = await underWay();
    const elsewhere = await aVenue(server);
    expect(await news({ venueId: elsewhere.id })).toBe(false);
    expect(await news({ provider: 'montonio' })).toBe(false);
    expect(await news({ payment: randomUUID() })).toBe(false);
    expect(await stateOf(refund)).toMatchObject({ status: 'pending', refunded: 0 });
  });
});
