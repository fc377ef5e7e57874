import type { BillView } from '@tableside/contract/http/bill-view';
import {
  aBillScene,
  beginPayment,
  billOf,
  billsOf,
  ordered,
  pieceOf,
  selected,
  settled,
  staffBillOf,
} from '@tableside/testkit/a-bill-scene.ts';
import { aTable } from '@tableside/testkit/a-table.ts';
import { placed } from '@tableside/testkit/a-table-scene.ts';
import { openStream } from '@tableside/testkit/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const others = (phone: { session: string; call: TestServerCall }, number: string) =>
  phone.call('POST /orders/get-selected-order-items/{session}', {
    session: phone.session,
    body: { unique_order_number: number },
  });
type TestServerCall = Awaited<ReturnType<TestServer['guestAt']>>['call'];

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
    expect(bill).toMatchObject({ discount: 1, total: order.total, subtotal_before_discounts: 15 });
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

describe('choosing what to pay for', () => {
  it('[SPLIT-03] [SPLIT-04] [ENTITY-45] each change replaces the selection; an empty list lets go', async () => {
    const { phone } = await aBillScene(server);
    const bill = await ordered(phone, ['soup', 'steak']);
    const [soup, steak] = [pieceOf(bill, 'Dish soup'), pieceOf(bill, 'Dish steak')];
    expect(await selected(phone, bill, [soup])).toEqual({
      user_selected: [soup],
      others_selected: [],
      cannot_select_order_items: [],
      message: null,
      held_until: new Date(server.clock.now() + 120_000).toISOString(),
    });
    expect(await selected(phone, bill, [steak])).toMatchObject({ user_selected: [steak] });
    expect(await selected(phone, bill, [])).toMatchObject({ user_selected: [], held_until: null });
    expect((await billOf(phone)).items.map(({ held_by }) => held_by)).toEqual([null, null]);
  });

  it('[SPLIT-05] [SPLIT-07] [PAYGO-17] what another phone holds is refused and listed', async () => {
    const { phone, second } = await aBillScene(server);
    const bill = await ordered(phone, ['soup', 'steak']);
    const [soup, steak] = [pieceOf(bill, 'Dish soup'), pieceOf(bill, 'Dish steak')];
    await selected(phone, bill, [soup]);
    expect(await selected(second, bill, [soup, steak])).toMatchObject({
      user_selected: [steak],
      others_selected: [soup],
      cannot_select_order_items: [soup],
    });
    expect(await others(phone, bill.unique_order_number)).toEqual({
      others_selected: [steak],
      user_selected: [soup],
    });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await selected(second, bill, [unknown, 'no id at all'])).toMatchObject({
      user_selected: [],
      cannot_select_order_items: [unknown, 'no id at all'],
    });
  });

  it('the same piece at the same instant goes to exactly one of eight phones', async () => {
    const { phone, table } = await aBillScene(server);
    const bill = await ordered(phone, ['soup']);
    const soup = pieceOf(bill, 'Dish soup');
    const phones = await Promise.all(Array.from({ length: 8 }, () => server.guestAt(table.code)));
    const answers = await Promise.all(phones.map(each => selected(each, bill, [soup])));
    expect(answers.filter(({ user_selected }) => user_selected.length === 1)).toHaveLength(1);
    expect(answers.filter(answer => answer.cannot_select_order_items.includes(soup))).toHaveLength(7);
  });

  it('a lease ends by itself unless renewed, and the others hear of it', async () => {
    const { phone, second } = await aBillScene(server);
    const bill = await ordered(phone, ['soup']);
    const soup = pieceOf(bill, 'Dish soup');
    await selected(phone, bill, [soup]);
    server.clock.advance(100_000);
    await selected(phone, bill, [soup]);
    server.clock.advance(100_000);
    expect(await selected(second, bill, [soup])).toMatchObject({ others_selected: [soup] });
    const stream = await openStream(second, `/api/realtime/${second.session}`);
    server.clock.advance(30_000);
    await server.jobs.runNow('release-bill-holds');
    // The stream may begin with the selection itself, which was made just before.
    for (let holder: unknown = 1; holder !== null; ) {
      const { data } = await stream.next('order-items-selected');
      holder = (data as { order: BillView }).order.items[0]?.held_by;
    }
    stream.close();
    expect(await selected(second, bill, [soup])).toMatchObject({ user_selected: [soup] });
  });

  it('[RT-11] every phone of the table hears of it on its own channel, and what it missed when it comes back', async () => {
    const { phone, second, staff, venue } = await aBillScene(server);
    const bill = await ordered(phone, ['soup', 'steak']);
    const soup = pieceOf(bill, 'Dish soup');
    const streams = await Promise.all(
      [phone, second].map(each => openStream(each, `/api/realtime/${each.session}`)),
    );
    const board = await openStream(staff, `/api/console/${venue.id}/realtime`);
    await selected(second, bill, [soup]);
    for (const [index, stream] of streams.entries()) {
      const { data, channel } = await stream.next('order-items-selected');
      expect(channel).toBe(`session_orders_${[phone, second][index]?.session}`);
      expect(data).toMatchObject({ order: { items: [{ id: soup, held_by: 2 }, { held_by: null }] } });
    }
    expect((await board.next('board-bill')).data).toMatchObject({
      bill: { unique_order_number: bill.unique_order_number, table_name: 'Table 1' },
    });
    const [first] = streams;
    const place = first?.place();
    for (const stream of [...streams, board]) stream.close();
    await selected(second, bill, []);
    const back = await openStream(phone, `/api/realtime/${phone.session}`, place);
    expect((await back.next('order-items-selected')).data).toMatchObject({
      order: { items: [{ id: soup, held_by: null }, { held_by: null }] },
    });
    back.close();
  });

  it('renewing tells nobody anything', async () => {
    const { phone } = await aBillScene(server);
    const bill = await ordered(phone, ['soup']);
    const soup = pieceOf(bill, 'Dish soup');
    await selected(phone, bill, [soup]);
    const { revision } = await billOf(phone);
    await selected(phone, bill, [soup]);
    expect((await billOf(phone)).revision).toBe(revision);
  });

  it('[SPLIT-12] what is paid cannot be chosen', async () => {
    const scene = await aBillScene(server);
    const bill = await ordered(scene.phone, ['soup', 'steak']);
    const soup = pieceOf(bill, 'Dish soup');
    const { id } = await staffBillOf(scene);
    await settled(scene, id, { items: [soup] });
    expect(await selected(scene.phone, bill, [soup])).toMatchObject({
      user_selected: [],
      cannot_select_order_items: [soup],
      others_selected: [],
    });
  });

  it('a payment under way holds its pieces after the lease, against others and not against its own phone', async () => {
    const scene = await aBillScene(server);
    const { phone, second } = scene;
    const bill = await ordered(phone, ['soup']);
    const soup = pieceOf(bill, 'Dish soup');
    const payment = await beginPayment(server, await staffBillOf(scene), phone, [{ id: soup, amount: 450 }]);
    expect((await billOf(second)).items).toMatchObject([{ held_by: 1 }]);
    expect(await selected(second, bill, [soup])).toMatchObject({ cannot_select_order_items: [soup] });
    expect(await selected(phone, bill, [soup])).toMatchObject({ user_selected: [soup] });
    await selected(phone, bill, []);
    await server.database.run('fail', "update payment set status = 'failed' where id = $1", [payment]);
    expect(await selected(second, bill, [soup])).toMatchObject({ user_selected: [soup] });
  });

  it('[SPLIT-08] a bill with a discount of its own is not chosen from dish by dish', async () => {
    const scene = await aBillScene(server);
    const bill = await ordered(scene.phone, ['soup', 'steak']);
    const { id } = await staffBillOf(scene);
    const soup = pieceOf(bill, 'Dish soup');
    const { manager, venue } = scene;
    await manager.call('POST /console/{venue}/bills/{bill}/discount', {
      venue: venue.id,
      bill: id,
      body: { percent: 10, reason: 'A regular' },
    });
    expect(await selected(scene.phone, bill, [soup])).toEqual({
      user_selected: [],
      others_selected: [],
      cannot_select_order_items: [soup],
      message: 'Order has discount applied',
      held_until: null,
    });
    expect((await selected(scene.phone, bill, [])).message).toBeNull();
  });

  it('[PREVIEW-06] a preview chooses, shares and pays nothing', async () => {
    const { phone, table } = await aBillScene(server);
    const bill = await ordered(phone, ['soup']);
    const viewer = server.client();
    const { session } = await viewer.call('GET /preview/{hash}', { hash: table.code });
    const { unique_order_number } = bill;
    const calls = [
      ['POST /orders/select-order-items/{session}', { unique_order_number, order_items: [] }],
      ['POST /orders/can-pay-for-order/{session}', { unique_order_number }],
      [
        'POST /orders/share-order-item/{session}',
        { unique_order_number, order_item: pieceOf(bill, 'Dish soup'), parts: 2 },
      ],
    ] as const;
    for (const [call, body] of calls) {
      expect(await viewer.failure(call, { session, body } as never)).toBe('preview_mode');
    }
    expect(await billsOf({ ...viewer, session })).toEqual([]);
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
    await run('till-says', 'update bill set till_left = 449 where id = $1', [id]);
    expect(await canPay(phone, number, true)).toBe('Unpaid sum and dishes sum does not match');
    await run('till-took', 'update bill set till_left = 350, paid_at_till = 100 where id = $1', [id]);
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

describe('sharing a dish', () => {
  const shared = (
    phone: Awaited<ReturnType<TestServer['guestAt']>>,
    unique_order_number: string,
    order_item: string,
    parts: number,
  ) =>
    phone.call('POST /orders/share-order-item/{session}', {
      session: phone.session,
      body: { unique_order_number, order_item, parts },
    });

  it('divides it into parts that sum to it, anew as often as they like, and puts it together again', async () => {
    const { phone } = await aBillScene(server);
    const bill = await ordered(phone, ['steak', 'soup']);
    const { unique_order_number: number } = bill;
    const { order: three } = await shared(phone, number, pieceOf(bill, 'Dish steak'), 3);
    expect(three.items.map(({ price, part }) => [price, part])).toEqual([
      [6.67, { number: 1, of: 3 }],
      [6.67, { number: 2, of: 3 }],
      [6.66, { number: 3, of: 3 }],
      [4.5, null],
    ]);
    expect(three.total).toBe(bill.total);
    const { order: two } = await shared(phone, number, pieceOf(three, 'Dish steak', 2), 2);
    expect(two.items.map(({ price, part }) => [price, part?.of])).toEqual([
      [10, 2],
      [10, 2],
      [4.5, undefined],
    ]);
    const { order: whole } = await shared(phone, number, pieceOf(two, 'Dish steak', 1), 1);
    expect(whole.items).toEqual(bill.items);
    expect(whole.total).toBe(bill.total);
  });

  it('needs a dish that nobody has paid for or holds, and no pre-check on the table', async () => {
    const scene = await aBillScene(server);
    const { phone, second, staff, venue } = scene;
    const bill = await ordered(phone, ['steak']);
    const { unique_order_number: number } = bill;
    const { id } = await staffBillOf(scene);
    await selected(second, bill, [pieceOf(bill, 'Dish steak')]);
    await expect(shared(phone, number, pieceOf(bill, 'Dish steak'), 2)).rejects.toMatchObject({
      code: 'bill_item_not_free',
    });
    await selected(second, bill, []);
    const { order } = await shared(phone, number, pieceOf(bill, 'Dish steak'), 2);
    await settled(scene, id, { items: [pieceOf(order, 'Dish steak', 0)] });
    await expect(shared(phone, number, pieceOf(order, 'Dish steak', 1), 3)).rejects.toMatchObject({
      code: 'bill_item_not_free',
    });
    await staff.call('POST /console/{venue}/bills/{bill}/precheck', {
      venue: venue.id,
      bill: id,
      body: { printed: true },
    });
    await expect(shared(phone, number, pieceOf(order, 'Dish steak', 1), 3)).rejects.toMatchObject({
      code: 'precheck_printed',
    });
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
