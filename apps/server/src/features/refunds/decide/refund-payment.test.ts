import type { CallInput } from '@tableside/contract/client';
import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { type RefundBank, refundBank } from '@tableside/testkit/doubles/a-refund-bank.ts';
import { aBill, aPayment, type PaymentOver, type TestPiece } from '@tableside/testkit/scenes/a-payment.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: TestServer;
let bank: RefundBank;
beforeAll(async () => {
  bank = refundBank({ smallestRefund: 10 });
  server = await testServer({ extra: { providers: [bank.provider] } });
});
beforeEach(() => {
  bank.mishaps.length = 0;
});
afterAll(() => server.stop());

type Body = CallInput<'POST /console/{venue}/payments/{payment}/refund'>['body'];
const DINNER: readonly TestPiece[] = [
  { name: 'Soup', price: 650 },
  { name: 'Steak', price: 2000, discount: 200 },
];
const aPaidDinner = async (over: PaymentOver = {}, pieces = DINNER) => {
  const scene = await aTableScene(server);
  await withKeys(server, scene.venue);
  const bill = await aBill(server, scene, pieces);
  const [session] = await server.database.run<{ id: string }>(
    'test-session',
    'select id from guest_session where venue_id = $1',
    [scene.venue.id],
  );
  const payment = await aPayment(server, bill, { ...(session && { sessionId: session.id }), ...over });
  return { ...scene, bill, payment, manager: await aStaff(server, scene.venue, 'manager') };
};
const refund = (who: TestStaff, payment: { readonly id: string }, body: Partial<Body> = {}) => ({
  venue: who.venue,
  payment: payment.id,
  body: { reason: 'The soup was cold', ...body },
});
const refunds = (who: TestStaff, payment: { readonly id: string }, body: Partial<Body> = {}) =>
  who.call('POST /console/{venue}/payments/{payment}/refund', refund(who, payment, body));
const refused = (who: TestStaff, payment: { readonly id: string }, body: Partial<Body> = {}) =>
  who.failure('POST /console/{venue}/payments/{payment}/refund', refund(who, payment, body));
const shown = async (who: TestStaff, payment: { readonly id: string }) =>
  (await who.call('GET /console/{venue}/payments/{payment}', { venue: who.venue, payment: payment.id }))
    .payment;
const settled = (who: TestStaff, payment: { readonly id: string }) =>
  expect.poll(async () => (await shown(who, payment)).refund_due).toBe(0);
const asked = ({ id }: { readonly id: string }) => bank.asked.filter(({ payment }) => payment === id);
const agrees = async (venue: { readonly id: string }) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);

describe('giving money back', () => {
  it('gives the tip alone back where only a tip is named: of nothing that was sold', async () => {
    const { manager, payment, venue } = await aPaidDinner({ tip: 300, personnelId: 'ruta' });
    await refunds(manager, payment, { tip: 200 });
    await settled(manager, payment);
    const after = await shown(manager, payment);
    expect(after).toMatchObject({ refunded: 2, refundable: 25.5, refunds: [{ amount: 2, tip: 2 }] });
    expect(after.items.map(({ refunded }) => refunded)).toEqual([0, 0]);
    const lines = await server.database.run<{ account: string; amount: number }>(
      'test-tip-lines',
      `select l.account, l.amount::int as amount from journal_entry e join journal_line l on l.entry_id = e.id
       where e.payment_id = $1 and e.kind = 'refund_due' order by l.amount`,
      [payment.id],
    );
    expect(lines).toEqual([
      { account: 'refunds_payable', amount: -200 },
      { account: 'tips_payable', amount: 200 },
    ]);
    expect(await refused(manager, payment, { tip: 101 })).toBe('refund_exceeds_paid');
    // None of the tip is nothing, not all that is left.
    expect(await refused(manager, payment, { tip: 0 })).toBe('refund_too_small');
    await agrees(venue);
  });

  it('gives everything back, the tip included, tells the guest and staff, and the books agree', async () => {
    const { phone, staff, manager, payment, venue } = await aPaidDinner({ tip: 300, personnelId: 'ruta' });
    const guest = await openStream(phone, `/api/realtime/${phone.session}`);
    const board = await openStream(staff, `/api/console/${venue.id}/realtime`);
    const answer = await refunds(manager, payment);
    expect(answer.payment).toMatchObject({ total: 27.5, refund_due: 27.5, refundable: 0, refunded: 0 });
    await settled(manager, payment);
    expect(await shown(staff, payment)).toMatchObject({
      status: 'refunded',
      refunded: 27.5,
      refundable: 0,
      items: [
        { name: 'Soup', price: 6.5, refunded: 6.5 },
        { name: 'Steak', price: 18, refunded: 18 },
      ],
      refunds: [
        {
          amount: 27.5,
          tip: 3,
          cause: 'staff',
          reason: 'The soup was cold',
          status: 'succeeded',
          requested_by: 'The manager',
        },
      ],
    });
    expect((await guest.next('payment-updated')).data).toMatchObject({
      payment: { uuid: payment.id, refunded: 27.5 },
    });
    expect((await board.next('board-payment')).data).toMatchObject({ payment: { uuid: payment.id } });
    expect(asked(payment)).toMatchObject([{ amount: 2750, captured: 2750, refundedBefore: 0 }]);
    await agrees(venue);
    guest.close();
    board.close();
  });

  it('gives back dishes, parts of one, the tip, one after the other, until nothing is left', async () => {
    const { manager, payment, bill, venue } = await aPaidDinner({ tip: 300, fee: 50 });
    const [soup, steak] = bill.pieces.map(({ id }) => id);
    await refunds(manager, payment, { items: [soup ?? ''] });
    expect(await refused(manager, payment, { items: [soup ?? ''] })).toBe('refund_exceeds_paid');
    await refunds(manager, payment, { items: [steak ?? ''], amount: 500 });
    expect(await refused(manager, payment, { items: [steak ?? ''], amount: 1301 })).toBe(
      'refund_exceeds_paid',
    );
    await refunds(manager, payment, { amount: 300, tip: 300 });
    expect(await refused(manager, payment, { amount: 100, tip: 100 })).toBe('refund_exceeds_paid');
    expect(await refused(manager, payment, { amount: 1351 })).toBe('refund_exceeds_paid');
    await refunds(manager, payment, { amount: 1350 });
    expect(await refused(manager, payment, {})).toBe('refund_exceeds_paid');
    await settled(manager, payment);
    expect(await shown(manager, payment)).toMatchObject({ status: 'refunded', refunded: 28, refundable: 0 });
    expect(asked(payment).map(({ amount, refundedBefore }) => [amount, refundedBefore])).toEqual([
      [650, 0],
      [500, 650],
      [300, 1150],
      [1350, 1450],
    ]);
    await agrees(venue);
  });

  it('gives back once however often a button is tapped', async () => {
    const { manager, payment, venue } = await aPaidDinner();
    const tap = () =>
      manager.fetch(`/api/console/${venue.id}/payments/${payment.id}/refund`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `tap-${payment.id}` },
        body: JSON.stringify({ amount: 500, reason: 'Sorry' }),
      });
    const refundIds = async () => {
      const { data } = await (await tap()).json();
      return data.payment.refunds.map(({ id }: { id: string }) => id);
    };
    const first = await refundIds();
    expect(first).toHaveLength(1);
    // The second answer tells where the refund is by now, which may have been sent meanwhile; it is the same one.
    expect(await refundIds()).toEqual(first);
    await settled(manager, payment);
    expect((await shown(manager, payment)).refunded).toBe(5);
  });

  it('never gives back more than came, whoever asks at the same moment', async () => {
    const { manager, payment, venue } = await aPaidDinner();
    const owner = await aStaff(server, venue, 'owner');
    const outcomes = await Promise.allSettled(
      [manager, owner, manager, owner].map(who => refunds(who, payment, { amount: 1000 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'refund_exceeds_paid' });
    }
    await settled(manager, payment);
    expect((await shown(manager, payment)).refunded).toBe(20);
    await agrees(venue);
  });

  it('wants a reason, and keeps it as it was typed', async () => {
    const { manager, payment } = await aPaidDinner();
    for (const reason of ['', ' '.repeat(3)])
      expect(await refused(manager, payment, { reason })).toBe('validation_failed');
    const reason = `<b>Ąžuolas</b> '; drop table refund; -- 🥣 ‮`;
    await refunds(manager, payment, { amount: 100, reason });
    expect((await shown(manager, payment)).refunds[0]?.reason).toBe(reason);
  });

  it.each<[string, Partial<Body>, string]>([
    ['nothing', { amount: 0 }, 'refund_too_small'],
    ['less than the provider moves', { amount: 9 }, 'refund_too_small'],
    ['more than was paid', { amount: 2451 }, 'refund_exceeds_paid'],
    ['a dish of somebody else', { items: ['00000000-0000-4000-8000-000000000000'] }, 'refund_exceeds_paid'],
    ['a tip nobody gave', { amount: 100, tip: 100 }, 'refund_exceeds_paid'],
    ['part of a cent', { amount: 10.5 }, 'validation_failed'],
    ['less than nothing', { amount: -100 }, 'validation_failed'],
  ])('refuses %s', async (_name, body, code) => {
    const { manager, payment, venue } = await aPaidDinner();
    expect(await refused(manager, payment, body)).toBe(code);
    expect((await shown(manager, payment)).refunds).toEqual([]);
    await agrees(venue);
  });

  it("does not know another venue's payment", async () => {
    const { payment } = await aPaidDinner();
    const { manager: stranger } = await aPaidDinner();
    expect(await refused(stranger, payment)).toBe('payment_not_found');
    expect(await refused(stranger, { id: 'x' })).toBe('payment_not_found');
    const read = { venue: stranger.venue, payment: payment.id };
    expect(await stranger.failure('GET /console/{venue}/payments/{payment}', read)).toBe('payment_not_found');
  });
});

describe('how much a role may give back', () => {
  it('lets a waiter give back 20.00 at once and 100.00 a business day, and more the next day', async () => {
    const { staff: waiter, payment, venue } = await aPaidDinner({}, [{ name: 'Banquet', price: 50_000 }]);
    expect(await refused(waiter, payment, { amount: 2001 })).toBe('refund_limit');
    for (let index = 0; index < 5; index += 1) await refunds(waiter, payment, { amount: 2000 });
    expect(await refused(waiter, payment, { amount: 10 })).toBe('refund_limit');
    const at = server.clock.now();
    // The business day ends at five in the morning, not at midnight.
    server.clock.set('2026-03-19T02:59:00Z');
    expect(await refused(waiter, payment, { amount: 10 })).toBe('refund_limit');
    server.clock.set('2026-03-19T03:00:00Z');
    await refunds(waiter, payment, { amount: 2000 });
    server.clock.set(at);
    await agrees(venue);
  });

  it('counts refunds of a waiter that come at the same moment one after the other', async () => {
    const {
      staff: waiter,
      payment,
      venue,
      table,
    } = await aPaidDinner({}, [{ name: 'Banquet', price: 50_000 }]);
    const others = await Promise.all(
      Array.from({ length: 7 }, async () =>
        aPayment(server, await aBill(server, { venue, table }, [{ price: 5000 }])),
      ),
    );
    const outcomes = await Promise.allSettled(
      [payment, ...others].map(each => refunds(waiter, each, { amount: 2000 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('is nothing for the accountant and the kitchen, anything for manager and owner', async () => {
    const { payment, venue, manager } = await aPaidDinner({}, [{ name: 'Banquet', price: 50_000 }]);
    for (const role of ['accountant', 'kitchen'] as const) {
      expect(await refused(await aStaff(server, venue, role), payment, { amount: 100 })).toBe('not_allowed');
    }
    await refunds(manager, payment, { amount: 20_000 });
    await refunds(await aStaff(server, venue, 'owner'), payment, { amount: 20_000 });
  });
});

describe('the list of payments', () => {
  it('shows the newest first, page by page, or those of a bill', async () => {
    const { venue, table, manager, payment } = await aPaidDinner();
    const bill = await aBill(
      server,
      { venue, table },
      Array.from({ length: 55 }, () => ({ price: 100 })),
    );
    for (const { id } of bill.pieces) {
      server.clock.advance(1_000);
      await aPayment(server, bill, { pieces: [id] });
    }
    const list = (query: Record<string, string>) =>
      manager.call('GET /console/{venue}/payments', { venue: venue.id, query });
    const first = await list({});
    expect([first.payments.length, first.more]).toEqual([50, true]);
    const second = await list({ before: first.payments.at(-1)?.uuid ?? '' });
    expect([second.payments.length, second.more]).toEqual([6, false]);
    expect(second.payments.at(-1)?.uuid).toBe(payment.id);
    const all = [...first.payments, ...second.payments];
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(56);
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    );
    expect((await list({ bill: bill.id })).payments.every(each => each.bill === bill.id)).toBe(true);
    expect(
      await manager.failure('GET /console/{venue}/payments', { venue: venue.id, query: { before: 'x' } }),
    ).toBe('validation_failed');
  });

  it('finds one by the number people say, its reference, the card or the table, and no other venue’s', async () => {
    const { venue, manager, payment } = await aPaidDinner();
    const [row] = await server.database.run<{ number: string; table: string }>(
      'bill-to-find',
      `update payment p set provider_ref = 'pi_find_me', payment_data = '{"wallet": null, "bank": null, "card_brand": "visa", "card_last4": "4242"}'
       from bill b join venue_table t on t.id = b.table_id where p.id = $1 and b.id = p.bill_id
       returning b.unique_order_number as number, t.name as table`,
      [payment.id],
    );
    const neighbour = await aPaidDinner();
    const found = async (staff: typeof manager, of: string, search: string) =>
      (await staff.call('GET /console/{venue}/payments', { venue: of, query: { search } })).payments.map(
        ({ uuid }) => uuid,
      );
    for (const words of [row?.number, row?.table, payment.id, ' pi_find_me ', '4242']) {
      expect(await found(manager, venue.id, words ?? '')).toEqual([payment.id]);
    }
    for (const words of ['%', '_', "'", '424', 'nobody']) {
      expect(await found(manager, venue.id, words)).toEqual([]);
    }
    expect(await found(neighbour.manager, neighbour.venue.id, '4242')).toEqual([]);
  });
});
