import {
  aBillScene,
  billOf,
  billsOf,
  ordered,
  pieceOf,
  selected,
  settled,
  staffBillOf,
} from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('the bill of a table', () => {
  it('[PAYGO-16] [ENTITY-43] [ENTITY-44] holds what every phone ordered, by the piece', async () => {
    const { phone, second } = await aBillScene(server);
    await phone.call('POST /cart/{session}/add', {
      session: phone.session,
      body: {
        menu_item_id: 'pizza',
        variation_id: 'large',
        option_groups: [
          { id: 'crust', options: [{ id: 'thick', quantity: 1 }] },
          { id: 'toppings', options: [{ id: 'olives', quantity: 1 }] },
        ],
        quantity: 2,
      },
    });
    await phone.call('POST /cart/{session}/place-order', { session: phone.session, body: {} });
    const bill = await ordered(second, ['steak']);
    expect(bill).toMatchObject({
      kind: 'table',
      status: 'open',
      subtotal: 45,
      subtotal_before_discounts: 45,
      total: 45,
      payments_sum: 0,
      left: 45,
      transaction_fee: 0,
      payments: [],
      is_paid: false,
      precheck_printed: false,
      sending_to_pos: false,
      sent_to_pos: true,
    });
    expect(bill.items.map(({ name, price, guest_index }) => [name, price, guest_index])).toEqual([
      ['Dish pizza (Large)', 12.5, 1],
      ['Dish pizza (Large)', 12.5, 1],
      ['Dish steak', 20, 2],
    ]);
    expect(bill.items[0]?.modifiers).toEqual([
      { name: 'Option thick', price: 0.5, quantity: 1 },
      { name: 'Option olives', price: 1, quantity: 1 },
    ]);
    expect(bill.items[2]).toMatchObject({ is_paid: false, strikethrough_price: 25, held_by: null });
    expect(await billsOf(phone)).toEqual([bill]);
  });

  it('spreads a coupon over its own order, and fee and tip stand beside the dishes', async () => {
    const scene = await aBillScene(server);
    await server.database.kysely
      .insertInto('coupon')
      .values({ venue_id: scene.venue.id, code: 'THIRD', kind: 'amount', value: 100 })
      .execute();
    const { phone } = scene;
    const { session } = phone;
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 3 } });
    await phone.call('POST /cart/{session}/apply-discount', { session, body: { code: 'THIRD' } });
    const { order } = await phone.call('POST /cart/{session}/place-order', {
      session,
      body: { tipAmount: 150 },
    });
    const bill = await billOf(phone);
    expect(bill.items.map(({ kind, price }) => [kind, price])).toEqual([
      ['item', 4.16],
      ['item', 4.17],
      ['item', 4.17],
      ['tip', 1.5],
    ]);
    // A code takes off its own order: whose dishes cost what is clear.
    expect(bill).toMatchObject({
      discount: 1,
      discounted_as_whole: false,
      total: order.total,
      subtotal_before_discounts: 15,
    });
  });

  it('[PAYGO-18] is not shown where the table takes no payments, nor in a preview, nor to another table', async () => {
    const scene = await aBillScene(server);
    await ordered(scene.phone, ['soup']);
    const { unique_order_number } = await billOf(scene.phone);
    const elsewhere = await server.guestAt((await aTable(server, scene.venue)).code);
    expect(await billsOf(elsewhere)).toEqual([]);
    const body = { unique_order_number, order_items: [] };
    const { session } = elsewhere;
    expect(await elsewhere.failure('POST /orders/select-order-items/{session}', { session, body })).toBe(
      'order_not_found',
    );
    await server.database.run('pay-off', 'update venue_table set pay_disabled = true where id = $1', [
      scene.table.id,
    ]);
    expect(await billsOf(await server.guestAt(scene.table.code))).toEqual([]);
  });

  it('an order that is paid beforehand stays off it; promised in cash it joins', async () => {
    const scene = await aBillScene(server, {
      settings: { functionalities: ['order', 'pay-go'], paymentProviders: ['cash'] },
    });
    const { phone } = scene;
    const order = await placed(phone, ['soup']);
    expect(order.waiting_for).toBe('payment');
    expect(await billsOf(phone)).toEqual([]);
    await phone.call('POST /payments/cash/activate-cash-order', {
      body: {
        session: phone.session,
        order: order.unique_order_number,
        selected_payment_type: 'cash',
      },
    });
    expect(await billOf(phone)).toMatchObject({ total: 4.5, left: 4.5 });
  });

  it('what staff reject is not owed any more', async () => {
    const scene = await aBillScene(server);
    const order = await placed(scene.phone, ['soup']);
    await ordered(scene.second, ['beer']);
    await scene.staff.call('POST /console/{venue}/orders/{order}/reject', {
      venue: scene.venue.id,
      order: order.unique_order_number,
      body: { reason: 'No soup left' },
    });
    expect(await billOf(scene.phone)).toMatchObject({ total: 5, items: [{ name: 'Dish beer' }] });
    expect((await staffBillOf(scene)).voided).toMatchObject([
      { name: 'Dish soup', price: 4.5, reason: 'No soup left', voided_by: scene.staff.name },
    ]);
  });
});

describe('whether the bill can be paid', () => {
  const canPay = (
    phone: Awaited<ReturnType<TestServer['guestAt']>>,
    unique_order_number: string,
    pay_for_selected_items: boolean,
  ) => {
    const input = { session: phone.session, body: { unique_order_number, pay_for_selected_items } };
    const call = 'POST /orders/can-pay-for-order/{session}' as const;
    return phone.call(call, input).catch((failure: { message: string }) => failure.message);
  };

  it('[PAYGO-11] [PAYGO-13] can, until a pre-check is printed: then only as a whole; what is ordered later makes the paper void', async () => {
    const scene = await aBillScene(server);
    const { phone, staff, venue } = scene;
    const { unique_order_number: number } = await ordered(phone, ['soup']);
    const { id: bill } = await staffBillOf(scene);
    expect(await canPay(phone, number, true)).toEqual({ can_pay: true });
    await staff.call('POST /console/{venue}/bills/{bill}/precheck', {
      venue: venue.id,
      bill,
      body: { printed: true },
    });
    expect(await canPay(phone, number, true)).toBe('Precheck already printed, cannot split bill');
    expect(await canPay(phone, number, false)).toEqual({ can_pay: true });
    await ordered(phone, ['beer']);
    expect(await canPay(phone, number, true)).toEqual({ can_pay: true });
  });

  it('[PAYGO-12] [PAYGO-14] refuses money that the till took itself, and sums that differ from the till', async () => {
    const scene = await aBillScene(server);
    const { phone } = scene;
    const { unique_order_number: number } = await ordered(phone, ['soup']);
    const { id } = await staffBillOf(scene);
    const { run } = server.database;
    await run('till-says', 'update bill set till_gap = 1 where id = $1', [id]);
    expect(await canPay(phone, number, true)).toBe('Unpaid sum and dishes sum does not match');
    await run('till-took', 'update bill set till_gap = 0, paid_at_till = 100 where id = $1', [id]);
    expect(await canPay(phone, number, false)).toBe('Order already has payments of other type');
    expect(await billOf(phone)).toMatchObject({ payments_sum: 1, left: 3.5 });
  });

  it('[PAYGO-07] refuses a paid bill, an unknown one, and a table that takes no payments', async () => {
    const scene = await aBillScene(server);
    const { phone } = scene;
    const { unique_order_number: number } = await ordered(phone, ['soup']);
    const { id } = await staffBillOf(scene);
    await settled(scene, id);
    expect(await canPay(phone, number, false)).toBe('Order is already paid');
    expect(await billOf(phone)).toMatchObject({ is_paid: true, left: 0, payments_sum: 4.5 });
    expect(await canPay(phone, 'nothing', false)).toBe('Order not found');
    await server.database.run('pay-off', 'update venue_table set pay_disabled = true where id = $1', [
      scene.table.id,
    ]);
    const later = await server.guestAt(scene.table.code);
    expect(await canPay(later, number, false)).toBe('Ordering is disabled');
  });
});

describe('when the table is closed', () => {
  it('money owed cannot be closed by accident; holds end, a bill that owes stays with the staff', async () => {
    const scene = await aBillScene(server);
    const { phone, staff, venue, table, manager } = scene;
    const bill = await ordered(phone, ['soup']);
    const { id } = await staffBillOf(scene);
    await manager.call('POST /console/{venue}/bills/{bill}/lines', {
      venue: venue.id,
      bill: id,
      body: { lines: [{ name: 'Candle', price: 300, quantity: 1 }] },
    });
    await selected(phone, bill, [pieceOf(bill, 'Dish soup')]);
    const close = (force: boolean) =>
      staff.call('POST /console/{venue}/tables/{table}/close', {
        venue: venue.id,
        table: table.id,
        body: { force },
      });
    await expect(close(false)).rejects.toMatchObject({
      code: 'table_has_open_orders',
      details: { unpaid: 7.5 },
    });
    expect((await close(true)).table).toMatchObject({ guests: 0, unpaid: 0 });
    const { bill: left } = await staff.call('GET /console/{venue}/bills/{bill}', {
      venue: venue.id,
      bill: id,
    });
    expect(left).toMatchObject({ status: 'open', left: 7.5 });
    expect(left.items.map(({ held_by }) => held_by)).toEqual([null, null]);
    const { bill: paid } = await staff.call('POST /console/{venue}/bills/{bill}/settle', {
      venue: venue.id,
      bill: id,
      body: { method: 'cash' },
    });
    expect(paid).toMatchObject({ is_paid: true, left: 0 });
  });

  it('a paid bill is closed with it, and the next party has none', async () => {
    const scene = await aBillScene(server);
    const { phone, staff, venue, table } = scene;
    const order = await placed(phone, ['soup']);
    const { id } = await staffBillOf(scene);
    await settled(scene, id);
    const about = { venue: venue.id, order: order.unique_order_number };
    await staff.call('POST /console/{venue}/orders/{order}/accept', { ...about, body: { wait_minutes: 5 } });
    await staff.call('POST /console/{venue}/orders/{order}/close', about);
    await staff.call('POST /console/{venue}/tables/{table}/close', {
      venue: venue.id,
      table: table.id,
      body: { force: false },
    });
    const { bill } = await staff.call('GET /console/{venue}/bills/{bill}', { venue: venue.id, bill: id });
    expect(bill.status).toBe('closed');
    expect(await billsOf(await server.guestAt(table.code))).toEqual([]);
  });
});
