import { providerById } from '@tableside/payments';
import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { type RefundBank, refundBank } from '@tableside/testkit/doubles/a-refund-bank.ts';
import { aBill, aPayment } from '@tableside/testkit/scenes/a-payment.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';
import { refundEndedOrders } from '../index.ts';

let server: TestServer;
let bank: RefundBank;
beforeAll(async () => {
  bank = refundBank();
  const cash = providerById('cash');
  server = await testServer({ extra: { providers: [bank.provider, ...(cash ? [cash] : [])] } });
});
afterAll(() => server.stop());

const prepaid = async (): Promise<TableScene> => {
  const scene = await aTableScene(server, {
    venue: { settings: { functionalities: ['order', 'tips'], paymentProviders: ['stripe', 'cash'] } },
  });
  await withKeys(server, scene.venue);
  return scene;
};
const paid = async ({ phone }: TableScene, tips = 0) => {
  const { unique_order_number: order } = await placed(phone, ['soup', 'steak']);
  const { uuid } = await phone.call('POST /payments/stripe/payment-intent', {
    body: { session: phone.session, order, tips },
  });
  bank.set(uuid, { status: 'captured' });
  expect(await bank.tell(server, [uuid])).toBe(200);
  return { order, uuid };
};
const refuse = ({ staff, venue }: TableScene, verb: 'reject' | 'fail', order: string) =>
  staff.call(`POST /console/{venue}/orders/{order}/${verb}`, {
    venue: venue.id,
    order,
    body: { reason: 'No more soup' },
  });
const seen = ({ phone }: TableScene, uuid: string) =>
  phone.call('GET /payments/payment-by-uuid/{uuid}', { uuid });
const agrees = async ({ venue }: TableScene) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);

describe('an order that ends with money', () => {
  it('gives the guest everything back by itself when staff reject it, and says so', async () => {
    const scene = await prepaid();
    const { order, uuid } = await paid(scene);
    const stream = await openStream(scene.phone, `/api/realtime/${scene.phone.session}`);
    await refuse(scene, 'reject', order);
    await stream.next('order-rejected');
    expect((await stream.next('payment-updated')).data).toMatchObject({ payment: { uuid, refunded: 24.5 } });
    stream.close();
    const state = async () =>
      (
        await scene.staff.call('GET /console/{venue}/payments/{payment}', {
          venue: scene.venue.id,
          payment: uuid,
        })
      ).payment;
    await expect.poll(async () => (await state()).status).toBe('refunded');
    expect(await state()).toMatchObject({
      refunded: 24.5,
      refunds: [{ cause: 'order_ended', requested_by: null }],
    });
    expect((await seen(scene, uuid)).refunded).toBe(24.5);
    expect(bank.asked.filter(({ payment }) => payment === uuid)).toHaveLength(1);
    await agrees(scene);
  });

  it('gives back what is left after a refund of staff, and nothing more the next time it looks', async () => {
    const scene = await prepaid();
    const { order, uuid } = await paid(scene);
    const manager = await aStaff(server, scene.venue, 'manager');
    await manager.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: scene.venue.id,
      payment: uuid,
      body: { amount: 450, reason: 'Waited long' },
    });
    await refuse(scene, 'reject', order);
    await expect.poll(async () => (await seen(scene, uuid)).refunded).toBe(24.5);
    expect(await refundEndedOrders(server.database, server.clock.now())).toBe(0);
    await agrees(scene);
  });

  it('asks staff to hand cash back, with an alert', async () => {
    const scene = await prepaid();
    const order = await placed(scene.phone);
    const number = order.unique_order_number;
    await scene.phone.call('POST /payments/cash/activate-cash-order', {
      body: { session: scene.phone.session, order: number, selected_payment_type: 'cash' },
    });
    await scene.staff.call('POST /console/{venue}/orders/{order}/settle-cash', {
      venue: scene.venue.id,
      order: number,
    });
    await refuse(scene, 'reject', number);
    const owner = await aStaff(server, scene.venue, 'owner');
    const alerts = async () =>
      (await owner.call('GET /console/{venue}/money-alerts', { venue: scene.venue.id })).alerts;
    await expect.poll(async () => (await alerts()).map(({ kind }) => kind)).toEqual(['refund_by_hand']);
    expect((await alerts())[0]?.data).toMatchObject({ amount_minor: 450, cause: 'order_ended' });
    await agrees(scene);
  });

  it('gives back what one guest paid of an order that nobody paid the rest of', async () => {
    const scene = await prepaid();
    const { phone } = scene;
    const { unique_order_number: order } = await placed(phone, ['soup', 'steak']);
    const half = { session: phone.session, order, amount: 1000 };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent', { body: half });
    bank.set(uuid, { status: 'captured' });
    expect(await bank.tell(server, [uuid])).toBe(200);
    const status = async () =>
      (await phone.call('GET /orders/get-orders/{session}', { session: phone.session })).orders[0]?.status;
    server.clock.advance(29 * 60_000);
    await server.jobs.runNow('end-unpaid-orders');
    expect(await status()).toBe('pending_activate');
    server.clock.advance(2 * 60_000);
    await server.jobs.runNow('end-unpaid-orders');
    expect(await status()).toBe('failed');
    await expect.poll(async () => (await seen(scene, uuid)).refunded).toBe(10);
    await agrees(scene);
  });

  /** A table's bill of 29.50 with a tip of 1.00, paid at once; two of the three dishes came with an order that failed. */
  const aTablePaid = async () => {
    const scene = await aTableScene(server);
    await withKeys(server, scene.venue);
    const bill = await aBill(server, scene, [{ price: 650 }, { price: 1800 }, { price: 500 }]);
    const payment = await aPayment(server, bill, { tip: 100 });
    const { unique_order_number: number } = await placed(scene.phone);
    const { pool } = server.database;
    await pool.query('alter table bill_item disable trigger bill_item_paid_stays');
    await pool.query(
      'update bill_item set order_id = (select id from orders where unique_order_number = $1) where id = any($2)',
      [number, bill.pieces.slice(0, 2).map(({ id }) => id)],
    );
    await pool.query('alter table bill_item enable trigger bill_item_paid_stays');
    const place = { venue: scene.venue.id, payment: payment.id };
    return {
      ends: async () => {
        await pool.query(
          "update orders set paid = 1, status = 'failed', closed_at = $2 where unique_order_number = $1",
          [number, new Date(server.clock.now())],
        );
        for (let round = 0; round < 3; round += 1) await server.jobs.runNow('refund-ended-orders');
      },
      releaseClaims: async (amount: number) => {
        const manager = await aStaff(server, scene.venue, 'manager');
        const body = { amount, reason: 'Waited long' };
        await manager.call('POST /console/{venue}/payments/{payment}/refund', { ...place, body });
      },
      shown: async () => (await scene.staff.call('GET /console/{venue}/payments/{payment}', place)).payment,
    };
  };

  it("gives back of a table's payment only the dishes of that order", async () => {
    const { ends, shown } = await aTablePaid();
    await ends();
    const payment = await shown();
    expect(payment.items.map(({ refunded }) => refunded)).toEqual([6.5, 18, 0]);
    expect(payment.refunds).toMatchObject([{ amount: 24.5, tip: 0, cause: 'order_ended' }]);
    expect(payment.refundable).toBe(6);
  });

  it('gives back what is left of them where money was given back for nothing in particular', async () => {
    const { ends, releaseClaims, shown } = await aTablePaid();
    await releaseClaims(1000);
    await ends();
    const payment = await shown();
    expect(payment.refunds).toMatchObject([{ amount: 10 }, { amount: 19.5, tip: 0, cause: 'order_ended' }]);
    expect(payment.refundable).toBe(1);
  });
});
