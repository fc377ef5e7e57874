import { minor } from '@tableside/domain/money';
import {
  aBillScene,
  type BillScene,
  beginPayment,
  billOf,
  ordered,
  pieceOf,
  selected,
  settled,
  staffBillOf,
} from '@tableside/testkit/scenes/a-bill-scene.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Run } from '../../../database/database.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { checkBooks } from '../../ledger/index.ts';
import { billByNumber } from '../../orders/on-bill/bill-of-number.ts';
import type { Scope } from '../bill.ts';
import { piecesToPay } from '../pieces/pieces-to-pay.ts';
import { allocate } from './allocate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const sessionOf = async ({ session }: Phone) => {
  const [row] = await server.database.run<{ id: string; guest_index: number }>(
    'session-of',
    'select id, guest_index from guest_session where token_hash = $1',
    [hashOfToken(session)],
  );
  if (!row) throw new Error('no session');
  return row;
};

/** What a phone would pay for, committed as a payment of it would be. */
const chosen = async (scene: BillScene, phone: Phone, number: string, scope: Scope) => {
  const { id, guest_index } = await sessionOf(phone);
  const now = server.clock.now();
  return server.database.transaction(async run => {
    const bill = await billByNumber(run, scene.venue.id, number, id, now);
    return piecesToPay(run, bill, { sessionId: id, guestIndex: guest_index, scope, now });
  });
};

/** A capture of a payment that was begun, as far as bills are concerned. */
const captured = (
  scene: BillScene,
  number: string,
  paymentId: string,
  wanted: readonly { id: string; amount: number }[],
) =>
  server.database.transaction(async (run: Run) => {
    const now = server.clock.now();
    const bill = await billByNumber(run, scene.venue.id, number, null, now);
    const items = wanted.map(({ id, amount }) => ({ id, amount: minor(amount) }));
    return allocate(run, bill, { paymentId, wanted: items, method: 'stripe-card', now });
  });

describe('what a payer would pay for', () => {
  it('[PAYGO-10] all of it only when nobody else holds a piece; the chosen ones else', async () => {
    const scene = await aBillScene(server);
    const { phone, second } = scene;
    const bill = await ordered(phone, ['soup', 'steak']);
    const number = bill.unique_order_number;
    expect(await chosen(scene, phone, number, { kind: 'all' })).toMatchObject({ amount: 2450 });
    await expect(chosen(scene, phone, number, { kind: 'items' })).rejects.toMatchObject({
      code: 'nothing_selected',
    });
    const soup = pieceOf(bill, 'Dish soup');
    await selected(second, bill, [soup]);
    await expect(chosen(scene, phone, number, { kind: 'all' })).rejects.toMatchObject({
      code: 'items_selected_by_others',
      details: { items: [soup] },
    });
    expect(await chosen(scene, second, number, { kind: 'items' })).toMatchObject({
      items: [{ id: soup, amount: 450 }],
      amount: 450,
    });
  });

  it('an amount is laid on the own dishes first, then nobody’s, then others’, and divides the last', async () => {
    const scene = await aBillScene(server);
    const { phone, second, staff, venue } = scene;
    await placed(second, ['beer']);
    const bill = await ordered(phone, ['soup']);
    const number = bill.unique_order_number;
    const { id } = await staffBillOf(scene);
    await staff.call('POST /console/{venue}/bills/{bill}/lines', {
      venue: venue.id,
      bill: id,
      body: { lines: [{ name: 'Bread', price: 300, quantity: 1 }] },
    });
    const { items, amount } = await chosen(scene, phone, number, { kind: 'amount', amount: minor(1000) });
    expect(amount).toBe(1000);
    expect(items.map(item => item.amount)).toEqual([450, 300, 250]);
    const after = await billOf(phone);
    expect(after.items.map(({ name, price, part }) => [name, price, part])).toEqual([
      ['Dish beer', 2.5, { number: 1, of: 2 }],
      ['Dish beer', 2.5, { number: 2, of: 2 }],
      ['Dish soup', 4.5, null],
      ['Bread', 3, null],
    ]);
    expect(after.total).toBe(12.5);
    for (const wrong of [0, 1251]) {
      await expect(
        chosen(scene, phone, number, { kind: 'amount', amount: minor(wrong) }),
      ).rejects.toMatchObject({ code: 'payment_amount_invalid', details: { left: 12.5 } });
    }
  });

  it('three pay a third each, to the cent', async () => {
    const scene = await aBillScene(server);
    const { phone } = scene;
    const bill = await ordered(phone, ['soup', 'steak', 'beer']);
    const number = bill.unique_order_number;
    const { id } = await staffBillOf(scene);
    const paid: number[] = [];
    for (const between of [3, 2]) {
      const { items, amount } = await chosen(scene, phone, number, { kind: 'share', between });
      await settled(scene, id, { items: items.map(item => item.id) });
      paid.push(amount);
    }
    const rest = await chosen(scene, phone, number, { kind: 'all' });
    expect([...paid, rest.amount]).toEqual([984, 983, 983]);
    await settled(scene, id);
    expect(await billOf(phone)).toMatchObject({ is_paid: true, left: 0, payments_sum: 29.5 });
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('nothing of it is for a phone of another table', async () => {
    const scene = await aBillScene(server);
    const { unique_order_number } = await ordered(scene.phone, ['soup']);
    const stranger = (await aBillScene(server)).phone;
    await expect(chosen(scene, stranger, unique_order_number, { kind: 'all' })).rejects.toMatchObject({
      code: 'order_not_found',
    });
  });

  it('an order paid on its own is its phone’s alone', async () => {
    const scene = await aBillScene(server, { settings: { functionalities: ['order'] } });
    const { unique_order_number } = await placed(scene.phone, ['soup']);
    expect(await chosen(scene, scene.phone, unique_order_number, { kind: 'all' })).toMatchObject({
      amount: 450,
    });
    await expect(chosen(scene, scene.second, unique_order_number, { kind: 'all' })).rejects.toMatchObject({
      code: 'order_not_found',
    });
  });
});

describe('money that came', () => {
  it('the first capture has the piece, the second one is told what was taken', async () => {
    const scene = await aBillScene(server);
    const { phone, second } = scene;
    const bill = await ordered(phone, ['soup', 'steak']);
    const number = bill.unique_order_number;
    const { id } = await staffBillOf(scene);
    const soup = { id: pieceOf(bill, 'Dish soup'), amount: 450 };
    const steak = { id: pieceOf(bill, 'Dish steak'), amount: 2000 };
    const one = await beginPayment(server, { id }, phone, [soup]);
    const two = await beginPayment(server, { id }, second, [soup, steak]);
    const outcomes = await Promise.all([
      captured(scene, number, one, [soup]),
      captured(scene, number, two, [soup, steak]),
    ]);
    expect(outcomes.reduce((all, { allocated }) => all + allocated, 0)).toBe(2450);
    expect(outcomes.flatMap(({ taken }) => taken)).toEqual([soup]);
    // Again: what is allocated stays where it is.
    expect(await captured(scene, number, two, [soup, steak])).toMatchObject({
      allocated: 0,
      taken: [soup, steak],
    });
    expect(await billOf(phone)).toMatchObject({ is_paid: true, payments_sum: 24.5 });
  });

  it('finds the parts of a dish that was divided meanwhile, and the dish that was put together', async () => {
    const scene = await aBillScene(server);
    const { phone } = scene;
    const bill = await ordered(phone, ['steak', 'steak']);
    const number = bill.unique_order_number;
    const { id } = await staffBillOf(scene);
    const share = (order_item: string, parts: number) =>
      phone.call('POST /orders/share-order-item/{session}', {
        session: phone.session,
        body: { unique_order_number: number, order_item, parts },
      });
    const steak = { id: pieceOf(bill, 'Dish steak'), amount: 2000 };
    const first = await beginPayment(server, { id }, phone, [steak], 'expired');
    const { order } = await share(steak.id, 3);
    expect(await captured(scene, number, first, [steak])).toMatchObject({ allocated: 2000, taken: [] });
    const other = pieceOf(bill, 'Dish steak', 1);
    const { order: halves } = await share(other, 2);
    const half = { id: pieceOf({ items: halves.items.slice(3) }, 'Dish steak'), amount: 1000 };
    const second = await beginPayment(server, { id }, phone, [half], 'expired');
    await share(half.id, 1);
    expect(await captured(scene, number, second, [half])).toMatchObject({ allocated: 1000, taken: [] });
    expect(order.total).toBe(40);
    expect(await billOf(phone)).toMatchObject({ total: 40, payments_sum: 30, left: 10 });
  });

  it('shows on the orders line by line, and which phone paid', async () => {
    const scene = await aBillScene(server);
    const { phone } = scene;
    await phone.call('POST /cart/{session}/add', {
      session: phone.session,
      body: { menu_item_id: 'soup', quantity: 1 },
    });
    await phone.call('POST /cart/{session}/add', {
      session: phone.session,
      body: { menu_item_id: 'beer', quantity: 2 },
    });
    await phone.call('POST /cart/{session}/place-order', { session: phone.session, body: {} });
    const bill = await billOf(phone);
    const { id } = await staffBillOf(scene);
    const stream = await openStream(phone, `/api/realtime/${phone.session}`);
    await settled(scene, id, { items: [pieceOf(bill, 'Dish soup'), pieceOf(bill, 'Dish beer')] });
    const order = async () =>
      (await phone.call('GET /orders/get-orders/{session}', { session: phone.session })).orders[0];
    expect(await order()).toMatchObject({
      is_paid: false,
      payments_sum: 9.5,
      payments: [{ amount: 9.5 }],
      items: [{ is_paid: true }, { is_paid: false }],
    });
    expect((await stream.next('order-updated')).data).toMatchObject({ order: { payments_sum: 9.5 } });
    await settled(scene, id);
    expect(await order()).toMatchObject({
      is_paid: true,
      payments_sum: 14.5,
      items: [{ is_paid: true }, { is_paid: true }],
    });
    stream.close();
  });

  it('[CART-38] sends an order that waited for it to the venue, once it is paid in full', async () => {
    const scene = await aBillScene(server, {
      settings: { functionalities: ['order'], acceptance: 'auto', paymentProviders: ['stripe-card'] },
    });
    const { phone } = scene;
    const order = await placed(phone, ['soup', 'beer']);
    const number = order.unique_order_number;
    const { items } = await chosen(scene, phone, number, { kind: 'all' });
    const bill = await server.database.transaction(run =>
      billByNumber(run, scene.venue.id, number, null, server.clock.now()),
    );
    const payment = await beginPayment(server, bill, phone, items);
    const status = async () =>
      (await phone.call('GET /orders/get-orders/{session}', { session: phone.session })).orders[0];
    await captured(scene, number, payment, items.slice(0, 1));
    expect(await status()).toMatchObject({ status: 'pending_activate', waiting_for: 'payment' });
    await captured(scene, number, payment, items.slice(1));
    expect(await status()).toMatchObject({
      status: 'active',
      waiting_for: null,
      is_paid: true,
      selected_payment_type: 'stripe-card',
    });
  });
});
