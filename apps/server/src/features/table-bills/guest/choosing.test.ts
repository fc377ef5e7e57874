import type { BillView } from '@tableside/contract/http/shared/bill-view';
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
} from '@tableside/testkit/scenes/a-bill-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
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

  it('no part is free: five cents make five parts at most, and one dish again', async () => {
    const scene = await aBillScene(server);
    const { phone, staff, venue } = scene;
    await ordered(phone, ['soup']);
    const { id, unique_order_number: number } = await staffBillOf(scene);
    const { bill } = await staff.call('POST /console/{venue}/bills/{bill}/lines', {
      venue: venue.id,
      bill: id,
      body: { lines: [{ name: 'A bag', price: 5, quantity: 1 }] },
    });
    const { order } = await shared(phone, number, pieceOf(bill, 'A bag'), 20);
    const parts = order.items.filter(({ name }) => name === 'A bag');
    expect(parts.map(({ price, is_paid }) => [price, is_paid])).toEqual(Array(5).fill([0.01, false]));
    const { order: again } = await shared(phone, number, pieceOf(order, 'A bag', 4), 1);
    expect(again.items.filter(({ name }) => name === 'A bag')).toMatchObject([{ price: 0.05, part: null }]);
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
