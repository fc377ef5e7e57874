import { movedBy, userIdOf } from '@tableside/testkit/scenes/a-gift.ts';
import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const TIP = 'POST /payments/tip-of-order';
const COLLECTIVE = { functionalities: ['order', 'tips', 'collective-tips'] as const };

/** A phone whose order is paid, at a venue without any tip card. */
const eaten = async (settings: NonNullable<Parameters<typeof prepaidScene>[1]>['settings'] = {}) => {
  const scene = await prepaidScene(server, {
    settings: { functionalities: [...COLLECTIVE.functionalities], ...settings },
  });
  const { unique_order_number: order } = await placed(scene.phone);
  const { uuid } = await beginPayment(scene.phone, order);
  await paid(server, uuid);
  return { ...scene, order };
};
const wish = (phone: Phone, order: string, amount = 200, more: object = {}) => ({
  body: { session: phone.session, order, amount, personnel_id: null, ...more },
});
const terms = (phone: Phone, order: string) =>
  phone.call('GET /tips/thanks/{session}/{order}', { session: phone.session, order });
const agrees = async (venue: string): Promise<void> => {
  expect(await server.database.transaction(run => checkBooks(run, venue))).toEqual([]);
};

describe('a tip for an order that is paid, at a venue without tip cards', () => {
  it('[TIPCARD-41][TIPCARD-42] is all of the team, no sale, on its own receipt, and the order says so', async () => {
    const { venue, phone, order } = await eaten();
    expect(await orderOf(phone, order)).not.toHaveProperty('thanks');
    const intent = await phone.call(TIP, wish(phone, order));
    expect(intent).toMatchObject({ total: 2, amount: 2, tips: 0, transaction_fee: 0 });
    await paid(server, intent.uuid);
    expect(await movedBy(server, intent.uuid)).toEqual({ 'clearing:stripe': 200, tips_payable: -200 });
    const told = await phone.call('GET /payments/check-payment-status/{uuid}', { uuid: intent.uuid });
    expect(told).toMatchObject({ status: 'paid', amount: 2, order_type: 'tip' });
    expect(await phone.call('GET /payments/receipt/{uuid}', { uuid: intent.uuid })).toMatchObject({
      total: 2,
      vat: [],
    });
    const after = await orderOf(phone, order);
    expect(after).toMatchObject({ thanks: 2, tips: 0 });
    expect(after.payments).toHaveLength(1);
    const owner = await aStaff(server, venue, 'owner');
    const { payments } = await owner.call('GET /console/{venue}/payments', { venue: venue.id });
    expect(payments.find(({ uuid }) => uuid === intent.uuid)).toMatchObject({
      kind: 'tip',
      order_id: after.order_id,
    });
    await agrees(venue.id);
  });

  it('[TIPCHIP-05][TIPCHIP-06][TIPCHIP-09] can be a share of what was eaten, none chosen unless the venue says so', async () => {
    const { phone, order } = await eaten({
      tips: { orderTipsPercentages: [10, 20], minAmount: 10, maxAmount: 5000 } as never,
    });
    const { subtotal } = await orderOf(phone, order);
    const card = await terms(phone, order);
    expect(card).toMatchObject({ hash: order, preselects: false, personnel: [], max_amount: 50 });
    expect(card.tips_amounts.map(amount => Math.round((amount / subtotal) * 100))).toEqual([10, 20]);
    expect(card.payment_providers).toEqual(['stripe', 'stripe-card']);
    const chosen = await eaten({
      tips: { orderTipsPercentages: [10, 20], minAmount: 10, maxAmount: 5000 } as never,
      customizations: [{ name: 'collective-tips-default-selection-index', value: '1' }] as never,
    });
    expect(await terms(chosen.phone, chosen.order)).toMatchObject({
      preselects: true,
      preselected_tip_index: 0,
    });
  });

  it('is paid once: a double tap and a lost answer begin one payment, and whoever gave one is not asked again', async () => {
    const { venue, phone, order } = await eaten();
    const [first, second] = await Promise.all([1, 2].map(() => phone.call(TIP, wish(phone, order))));
    expect(second?.uuid).toBe(first?.uuid);
    expect((await phone.call(TIP, wish(phone, order))).uuid).toBe(first?.uuid);
    const keyed = { ...wish(phone, order, 300), idempotencyKey: 'thanks-once' };
    expect((await phone.call(TIP, keyed)).uuid).toBe((await phone.call(TIP, keyed)).uuid);
    await paid(server, first?.uuid ?? '');
    expect(await phone.failure(TIP, wish(phone, order))).toBe('tip_unavailable');
    expect((await terms(phone, order)).payment_providers).toEqual([]);
    const { rows } = await server.database.pool.query(
      `select count(*)::int as paid from bill b join payment p on p.bill_id = b.id
       where b.venue_id = $1 and b.kind = 'tip' and p.captured > 0`,
      [venue.id],
    );
    expect(rows).toEqual([{ paid: 1 }]);
    await agrees(venue.id);
  });

  it('is given once by a phone that asks at the moment in which its first one is paid', async () => {
    const { venue, phone, order } = await eaten();
    const { uuid } = await phone.call(TIP, wish(phone, order));
    const more = await server.database.transaction(async run => {
      await run('test-hold', 'select id from orders where unique_order_number = $1 for update', [order]);
      const asked = phone.failure(TIP, wish(phone, order, 300));
      await vi.waitFor(async () => {
        const waiting = await server.database.run(
          'test-waiting',
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like '%from orders%no key update%'`,
          [],
        );
        expect(waiting).toHaveLength(1);
      }, 20_000);
      await paid(server, uuid);
      return { asked };
    });
    expect(await more.asked).toBe('tip_unavailable');
    const both = await phone.call('GET /payments/check-payment-status/{uuid}', { uuid });
    expect(both).toMatchObject({ status: 'paid', amount: 2 });
    await agrees(venue.id);
  });

  it('begins no other sum while money for the first may be on its way; one that nobody pays is let go of', async () => {
    const { phone, order } = await eaten();
    const { uuid: left } = await phone.call(TIP, wish(phone, order));
    const { uuid } = await phone.call(TIP, wish(phone, order, 300));
    expect(uuid).not.toBe(left);
    await vi.waitFor(async () =>
      expect(await phone.call('GET /payments/check-payment-status/{uuid}', { uuid: left })).toMatchObject({
        status: 'canceled',
      }),
    );
    server.bank.set(uuid, { status: 'processing' });
    await server.bank.tell(server, [uuid]);
    expect(await phone.failure(TIP, wish(phone, order, 400))).toBe('payment_under_way');
    await paid(server, uuid);
    expect(await phone.failure(TIP, wish(phone, order, 400))).toBe('tip_unavailable');
  });

  it('[TIPCHIP-01] is that of whom the guest chose, where the team does not share', async () => {
    const { venue, phone, order, staff } = await eaten({ functionalities: ['order', 'tips'] });
    const waiter = await userIdOf(server, staff);
    expect((await terms(phone, order)).personnel.map(({ id }) => id)).toEqual([waiter]);
    const intent = await phone.call(TIP, wish(phone, order, 200, { personnel_id: waiter }));
    await paid(server, intent.uuid);
    expect(await movedBy(server, intent.uuid)).toMatchObject({ [`tips_payable ${waiter}`]: -200 });
    await agrees(venue.id);
    const shared = await eaten();
    const stranger = wish(shared.phone, shared.order, 200, { personnel_id: waiter });
    expect(await shared.phone.failure(TIP, stranger)).toBe('tip_invalid');
  });

  it('[SESSION-12] is nobody else’s to give or to read, and not before it is paid', async () => {
    const { table, phone, order } = await eaten();
    const stranger = await server.guestAt(table.code);
    expect(await stranger.failure(TIP, wish(stranger, order))).toBe('order_not_found');
    expect(await server.client().failure(TIP, wish(phone, order))).toBe('session_not_found');
    expect(
      await stranger.failure('GET /tips/thanks/{session}/{order}', { session: stranger.session, order }),
    ).toBe('order_not_found');
    const { unique_order_number: unpaid } = await placed(phone);
    expect(await phone.failure(TIP, wish(phone, unpaid))).toBe('tip_unavailable');
    expect((await terms(phone, unpaid)).payment_providers).toEqual([]);
    for (const amount of [1, 2_000_000]) {
      expect(await phone.failure(TIP, wish(phone, order, amount))).toBe('tip_invalid');
    }
    expect(await phone.failure(TIP, wish(phone, order, 200, { expected_total: 1 }))).toBe('bill_changed');
  });

  it('[FLAG-04] is taken by no venue that takes no tips', async () => {
    const { phone, order } = await eaten({ functionalities: ['order'] });
    expect(await phone.failure(TIP, wish(phone, order))).toBe('tip_unavailable');
  });

  it('that staff give back comes from the team', async () => {
    const { venue, phone, order } = await eaten();
    const { uuid } = await phone.call(TIP, wish(phone, order));
    await paid(server, uuid);
    const owner = await aStaff(server, venue, 'owner');
    const body = { reason: 'typed one nought too many' };
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment: uuid,
      body,
    });
    expect(await movedBy(server, uuid)).toEqual({ 'clearing:stripe': 200, refunds_payable: -200 });
    await agrees(venue.id);
  });

  it('that staff give back in part is told with what is left of it', async () => {
    const { venue, phone, order } = await eaten();
    const { uuid } = await phone.call(TIP, wish(phone, order));
    await paid(server, uuid);
    const owner = await aStaff(server, venue, 'owner');
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment: uuid,
      body: { amount: 150, reason: 'typed one nought too many' },
    });
    await server.jobs.runNow('send-refunds');
    expect(await orderOf(phone, order)).toMatchObject({ thanks: 0.5 });
    await agrees(venue.id);
  });
});
