import type { Role } from '@tableside/contract';
import type { CallInput } from '@tableside/contract/client';
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
import { someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const CALL = 'POST /console/{venue}/bills/{bill}';
type Verb = 'lines' | 'items/change' | 'items/void' | 'discount' | 'precheck' | 'settle' | 'close';

/** A verb on a bill by a member of staff. */
const did = <V extends Verb>(
  staff: TestStaff,
  bill: string,
  verb: V,
  body: CallInput<`${typeof CALL}/${V}`>['body'],
) =>
  staff.call(`${CALL}/${verb}` as `${typeof CALL}/lines`, {
    venue: staff.venue,
    bill,
    body: body as never,
  });
const openedBill = async (scene: BillScene, guest_count: number | null = null) =>
  (
    await scene.staff.call('POST /console/{venue}/tables/{table}/bill', {
      venue: scene.venue.id,
      table: scene.table.id,
      body: { guest_count },
    })
  ).bill;
const candle = { name: 'Candle', price: 10_000, quantity: 1 };
const agrees = async (scene: BillScene) =>
  expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);

const NAUGHTY = [
  "Robert'); drop table bill;--",
  '<script>alert(1)</script>',
  '=1+1',
  'Ąžuolas 🦆 مرحبا',
  '\u202eabc',
  '%s {{y}} \\n',
];

describe('the till of the house', () => {
  it('a waiter opens the bill of a table; two at once get the same; phones join it', async () => {
    const scene = await aBillScene(server);
    const [one, two] = await Promise.all([openedBill(scene, 3), openedBill(scene)]);
    expect(one.id).toBe(two.id);
    expect((await openedBill(scene)).guest_count).toBe(3);
    expect(await ordered(scene.phone, ['soup'])).toMatchObject({
      unique_order_number: one.unique_order_number,
      guest_count: 3,
    });
    await agrees(scene);
  });

  it('opens one where nobody has scanned; who scans later finds it', async () => {
    const scene = await aBillScene(server);
    const { staff, venue, table } = scene;
    await staff.call('POST /console/{venue}/tables/{table}/close', {
      venue: venue.id,
      table: table.id,
      body: { force: false },
    });
    const { id } = await openedBill(scene);
    await did(staff, id, 'lines', { lines: [candle] });
    expect(await billOf(await server.guestAt(table.code))).toMatchObject({ total: 100 });
  });

  it('takes dishes from the menu at its price, by the server, and words as they were typed', async () => {
    const scene = await aBillScene(server);
    const { staff } = scene;
    const stream = await openStream(scene.phone, `/api/realtime/${scene.phone.session}`);
    const { id } = await openedBill(scene);
    expect((await stream.next('bill-updated')).data).toMatchObject({ order: { total: 0 } });
    const { bill } = await did(staff, id, 'lines', {
      lines: [
        {
          menu_item_id: 'pizza',
          variation_id: 'small',
          option_ids: ['thick', 'ham'],
          quantity: 2,
          note: 'well done',
        },
        ...NAUGHTY.map(name => ({ name, price: 1, quantity: 1, note: name })),
      ],
    });
    expect(bill.items[0]).toMatchObject({
      name: 'Dish pizza (Small)',
      price: 10.5,
      note: 'well done',
      added_by: staff.name,
      guest_index: null,
      order_id: null,
    });
    expect(bill.items.slice(2).map(({ name, note }) => [name, note])).toEqual(
      NAUGHTY.map(name => [name, name]),
    );
    expect(bill.total).toBe(21.06);
    expect((await stream.next('bill-updated')).data).toMatchObject({ order: { total: 21.06 } });
    stream.close();
    await agrees(scene);
  });

  it('writes nothing at another price than the one that was seen', async () => {
    const scene = await aBillScene(server);
    const { staff } = scene;
    const { id } = await openedBill(scene);
    const lines = [{ menu_item_id: 'soup', quantity: 2 }, candle];
    await expect(did(staff, id, 'lines', { lines, expected_total: 10_850 })).rejects.toMatchObject({
      code: 'cart_changed',
      details: { total_minor: 10_900 },
    });
    const { bill } = await did(staff, id, 'lines', { lines, expected_total: 10_900 });
    expect(bill.total).toBe(109);
    await agrees(scene);
  });

  it('refuses what is sold out, unknown, or not answered as it must be, and sells the last portion once', async () => {
    const scene = await aBillScene(server);
    const { staff, venue } = scene;
    const { id } = await openedBill(scene);
    await someStock(server, venue, 'item', 'soup', 1);
    const line = { menu_item_id: 'soup', quantity: 1 };
    const both = await Promise.allSettled([
      did(staff, id, 'lines', { lines: [line] }),
      did(staff, id, 'lines', { lines: [line] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const [bad, code] of [
      [{ menu_item_id: 'unicorn', quantity: 1 }, 'menu_item_unavailable'],
      [{ menu_item_id: 'pizza', quantity: 1 }, 'options_invalid'],
      [
        { menu_item_id: 'pizza', variation_id: 'small', option_ids: ['truffle'], quantity: 1 },
        'options_invalid',
      ],
    ] as const) {
      await expect(did(staff, id, 'lines', { lines: [bad as typeof line] })).rejects.toMatchObject({ code });
    }
    expect(await staffBillOf(scene)).toMatchObject({ total: 4.5 });
  });

  it('the same key adds once', async () => {
    const scene = await aBillScene(server);
    const { id } = await openedBill(scene);
    const input = { venue: scene.venue.id, bill: id, body: { lines: [candle] }, idempotencyKey: 'twice' };
    const [first, again] = [
      await scene.staff.call(`${CALL}/lines`, input),
      await scene.staff.call(`${CALL}/lines`, input),
    ];
    expect(again).toEqual(first);
    expect((await staffBillOf(scene)).items).toHaveLength(1);
  });
});

describe('taking off', () => {
  it('voids with a reason that stays, changes prices and notes; the books follow', async () => {
    const scene = await aBillScene(server);
    const { manager } = scene;
    const bill = await ordered(scene.phone, ['soup', 'steak']);
    const { id } = await staffBillOf(scene);
    const [soup, steak] = [pieceOf(bill, 'Dish soup'), pieceOf(bill, 'Dish steak')];
    const reason = NAUGHTY[1] ?? '';
    await did(manager, id, 'items/void', { items: [soup], reason });
    const { bill: changed } = await did(manager, id, 'items/change', {
      item: steak,
      price: 1500,
      note: 'burnt',
      reason: 'Burnt',
    });
    expect(changed).toMatchObject({
      total: 15,
      voided: [{ name: 'Dish soup', price: 4.5, reason, voided_by: manager.name }],
    });
    expect(changed.items).toMatchObject([{ name: 'Dish steak', price: 15, note: 'burnt' }]);
    await agrees(scene);
    await settled(scene, id);
    const { orders } = await scene.phone.call('GET /orders/get-orders/{session}', {
      session: scene.phone.session,
    });
    // Two dishes of 24.50 were ordered; what was taken off is not owed any more.
    expect(orders.every(order => order.is_paid)).toBe(true);
    expect(orders.reduce((all, order) => all + order.payments_sum, 0)).toBe(15);
    await agrees(scene);
    const log = await server.database.run<{ action: string }>(
      'audit-of-bill',
      'select action from audit_log where subject = $1 order by id',
      [`bill:${id}`],
    );
    expect(log.map(({ action }) => action)).toEqual(['bill-item-void', 'bill-item-change', 'bill-settle']);
  });

  it('never takes off what is paid or being paid', async () => {
    const scene = await aBillScene(server);
    const { manager, phone } = scene;
    const bill = await ordered(phone, ['soup', 'steak']);
    const { id } = await staffBillOf(scene);
    const [soup, steak] = [pieceOf(bill, 'Dish soup'), pieceOf(bill, 'Dish steak')];
    await settled(scene, id, { items: [soup] });
    await beginPayment(server, { id }, phone, [{ id: steak, amount: 2000 }], 'unknown');
    for (const item of [soup, steak]) {
      await expect(did(manager, id, 'items/void', { items: [item], reason: 'x' })).rejects.toMatchObject({
        code: 'bill_item_not_free',
      });
      await expect(did(manager, id, 'items/change', { item, price: 1, reason: 'x' })).rejects.toMatchObject({
        code: 'bill_item_not_free',
      });
    }
    await expect(did(manager, id, 'discount', { percent: 5, reason: 'x' })).rejects.toMatchObject({
      code: 'bill_item_not_free',
    });
  });

  it('a discount is spread to the cent, replaced by the next one, and goes before a finger', async () => {
    const scene = await aBillScene(server);
    const { manager, phone } = scene;
    const bill = await ordered(phone, ['soup', 'soup', 'steak']);
    const { id } = await staffBillOf(scene);
    await selected(phone, bill, [pieceOf(bill, 'Dish soup')]);
    const { bill: tenth } = await did(manager, id, 'discount', { percent: 10, reason: 'Slow kitchen' });
    expect(tenth.items.map(({ in_hand }) => in_hand)).toEqual([null, null, null]);
    expect(tenth).toMatchObject({ subtotal_before_discounts: 29, discount: 2.9, total: 26.1 });
    const { bill: euro } = await did(manager, id, 'discount', { amount: 100, reason: 'Slow kitchen' });
    expect(euro.items.reduce((all, { price }) => all + Math.round(price * 100), 0)).toBe(2800);
    const { bill: none } = await did(manager, id, 'discount', { amount: 0, reason: 'Wrong table' });
    expect(none).toMatchObject({ discount: 0, total: 29 });
    await expect(did(manager, id, 'discount', { reason: 'x' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    const { bill: free } = await did(manager, id, 'discount', { percent: 100, reason: 'Hair' });
    expect(free).toMatchObject({ total: 0, left: 0, is_paid: true });
    expect(free.items.every(item => item.is_paid)).toBe(true);
    await agrees(scene);
  });
});

describe('roles at the bill', () => {
  it.each([
    ['waiter', 'items/void', 'role_limit'],
    ['waiter', 'discount', 'role_limit'],
    ['waiter', 'items/change', 'role_limit'],
    ['kitchen', 'items/void', 'not_allowed'],
    ['accountant', 'discount', 'not_allowed'],
    ['owner', 'items/void', null],
    ['manager', 'discount', null],
  ] as const)('%s and %s of 100.00: %s', async (role: Role, verb, refusal) => {
    const scene = await aBillScene(server);
    const { id } = await openedBill(scene);
    const { bill } = await did(scene.staff, id, 'lines', { lines: [candle] });
    const item = pieceOf(bill, 'Candle');
    const bodies = {
      'items/void': { items: [item], reason: 'x' },
      discount: { percent: 100, reason: 'x' },
      'items/change': { item, price: 0, reason: 'x' },
    };
    const someone = await aStaff(server, scene.venue, role);
    const outcome = did(someone, id, verb, bodies[verb] as never).then(
      () => null,
      (failure: { code: string }) => failure.code,
    );
    expect(await outcome).toBe(refusal);
  });

  it('many small steps of a waiter reach no further than one large one', async () => {
    const scene = await aBillScene(server);
    const { staff, manager } = scene;
    const { id } = await openedBill(scene);
    await did(staff, id, 'lines', { lines: [{ name: 'Shot', price: 1000, quantity: 10 }] });
    const bill = await staffBillOf(scene);
    const shots = bill.items.map(item => item.id);
    await did(staff, id, 'items/void', { items: shots.slice(0, 2), reason: 'Spilt' });
    await expect(
      did(staff, id, 'items/void', { items: shots.slice(2, 3), reason: 'Spilt' }),
    ).rejects.toMatchObject({ code: 'role_limit' });
    await expect(did(staff, id, 'discount', { amount: 1, reason: 'Sorry' })).rejects.toMatchObject({
      code: 'role_limit',
    });
    await did(manager, id, 'items/void', { items: shots.slice(2, 3), reason: 'Spilt' });
    expect(await staffBillOf(scene)).toMatchObject({ total: 70 });
  });

  it('another venue sees no bill', async () => {
    const scene = await aBillScene(server);
    const { id } = await openedBill(scene);
    const other = await aStaff(server, (await aBillScene(server)).venue, 'owner');
    await expect(did(other, id, 'lines', { lines: [candle] })).rejects.toMatchObject({
      code: 'bill_not_found',
      http: 404,
    });
    await expect(
      other.call('GET /console/{venue}/bills/{bill}', { venue: other.venue, bill: id }),
    ).rejects.toMatchObject({ code: 'bill_not_found' });
    await expect(did(scene.staff, 'no-id', 'lines', { lines: [candle] })).rejects.toMatchObject({
      code: 'bill_not_found',
    });
  });
});

describe('closing a bill', () => {
  it('needs it to be paid, or a lead with a reason; then nothing is added to it', async () => {
    const scene = await aBillScene(server);
    const { staff, manager } = scene;
    const { id } = await openedBill(scene);
    await did(staff, id, 'lines', { lines: [candle] });
    await expect(did(staff, id, 'close', {})).rejects.toMatchObject({ code: 'bill_owes_money' });
    await expect(did(manager, id, 'close', { force: true })).rejects.toMatchObject({
      code: 'bill_owes_money',
    });
    const left = { force: true, reason: 'Left without paying' };
    await expect(did(staff, id, 'close', left)).rejects.toMatchObject({ code: 'role_limit' });
    const { bill } = await did(manager, id, 'close', left);
    expect(bill).toMatchObject({ status: 'closed', is_paid: false, left: 100 });
    await expect(did(staff, id, 'lines', { lines: [candle] })).rejects.toMatchObject({ code: 'bill_closed' });
    expect((await openedBill(scene)).id).not.toBe(id);
    await agrees(scene);
  });

  it('a paid one is closed by anybody of the floor', async () => {
    const scene = await aBillScene(server);
    const { id } = await openedBill(scene);
    await did(scene.staff, id, 'lines', { lines: [candle] });
    await settled(scene, id);
    expect((await did(scene.staff, id, 'close', {})).bill).toMatchObject({ status: 'closed', is_paid: true });
  });
});

describe('the pre-check', () => {
  it('is a text for a printer in the language of the venue, without control bytes', async () => {
    const scene = await aBillScene(server, { settings: { mainLanguage: 'lt', languages: ['en'] } });
    const { staff, phone } = scene;
    const { id } = await openedBill(scene);
    await ordered(phone, ['soup', 'soup', 'steak']);
    await did(staff, id, 'lines', {
      lines: [{ name: `Bell\u0007 and \u001b@ ${'long '.repeat(15)}`, price: 250, quantity: 1 }],
    });
    await did(scene.manager, id, 'discount', { amount: 150, reason: 'x' });
    const { text, bill } = await staff.call('POST /console/{venue}/bills/{bill}/precheck', {
      venue: scene.venue.id,
      bill: id,
      body: { printed: true },
    });
    expect(bill.precheck_printed).toBe(true);
    expect(text).toMatch(/2 x Patiekalas soup +9,00\u00a0€/);
    expect(text).toMatch(/Nuolaida +−1,50\u00a0€/);
    expect(text).toMatch(/Mokėti +30,00\u00a0€/);
    expect(text).toContain('Tai nėra kvitas.');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those must not reach a printer.
    expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f]/);
    expect(Math.max(...text.split('\n').map(line => [...line].length))).toBeLessThanOrEqual(42);
  });
});
