import { minor } from '@tableside/domain/money';
import { aBillScene, billOf, settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aCategory, aMenu, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Soup at 10.00, for members 8.00; wine at 9.99 for everybody. */
const MENU = {
  tags: [],
  categories: [
    aCategory({
      id: 'food',
      items: [
        anItem({ id: 'soup', name: { en: 'Soup' }, price: minor(1000), loyaltyPrice: minor(800) }),
        anItem({ id: 'wine', name: { en: 'Wine' }, price: minor(999) }),
      ],
    }),
  ],
};

/** A member with a tenth off everything has ordered a soup and a wine: 8.00 + 9.99, less 1.80. */
const aMembersTable = async () => {
  const scene = await aBillScene(server, {
    settings: { functionalities: ['order', 'skip-payment', 'pay-go', 'tips', 'loyalty-program'] },
  });
  await aMenu(server, scene.venue, MENU);
  const owner = await aStaff(server, scene.venue, 'owner');
  const program = await aProgram(server, owner, { discount_percent: 10 });
  const phone = await server.guestAt(scene.table.code);
  await signedUp(phone);
  await joined(phone, program);
  const { session } = phone;
  for (const menu_item_id of ['soup', 'wine'])
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } });
  await phone.call('POST /cart/{session}/place-order', { session, body: { expected_total: 16.19 } });
  return { ...scene, owner, program, phone };
};
type Table = Awaited<ReturnType<typeof aMembersTable>>;
const reportOf = async ({ owner, venue }: Table) => {
  const { orders, given, brought } = await owner.call('GET /console/{venue}/loyalty', { venue: venue.id });
  return { orders, given, brought };
};
const figuresOf = async ({ owner, venue }: Table) =>
  (await owner.call('GET /console/{venue}/numbers', { venue: venue.id, query: { period: 'today' } })).figures;
const agrees = async ({ venue }: Table) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
/** Paid in cash, as staff read the payment. */
const paid = async (table: Table) => {
  await settled(table, (await staffBillOf(table)).id);
  const { payments } = await table.manager.call('GET /console/{venue}/payments', {
    venue: table.venue.id,
    query: {},
  });
  const [payment] = payments;
  if (!payment) throw new Error('nobody paid');
  return payment;
};
const refund = async ({ manager, venue }: Table, payment: string, body: object) =>
  (
    await manager.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment,
      body: { reason: 'It was cold', ...body },
    })
  ).payment;
const dueEntries = ({ venue }: Table) =>
  server.database.run<{ pieces: { amount: number; loyalty?: number }[]; lines: Record<string, number> }>(
    'test-refund-entries',
    `select e.data -> 'pieces' as pieces, (select jsonb_object_agg(l.account, l.amount) from journal_line l
       where l.entry_id = e.id) as lines
     from journal_entry e where e.venue_id = $1 and e.kind = 'refund_due' order by e.id`,
    [venue.id],
  );

describe('a refund of what a member ordered', () => {
  it('returns what was paid for a dish, not what everybody pays; what they had off ends with it', async () => {
    const table = await aMembersTable();
    const payment = await paid(table);
    const dishes = payment.items.map(({ name, price, loyalty_discount }) => [name, price, loyalty_discount]);
    expect(dishes).toEqual([
      ['Soup', 7.2, 0.8],
      ['Wine', 8.99, 1],
    ]);
    expect(await reportOf(table)).toEqual({ orders: 1, given: 380, brought: 1619 });
    const soup = payment.items[0]?.id ?? '';
    const after = await refund(table, payment.uuid, { items: [soup] });
    expect(after.refunds).toMatchObject([{ amount: 7.2, loyalty_discount: 0.8 }]);
    expect(await dueEntries(table)).toMatchObject([
      { pieces: [{ amount: 720, loyalty: 80 }], lines: { sales: 720, refunds_payable: -720 } },
    ]);
    expect(await figuresOf(table)).toMatchObject({
      sold: 1799,
      loyalty_discounts: 180,
      sales_refunded: 720,
      net: 899,
    });
    // The soup's 2.00 of price and 0.80 of percentage are no gift any more.
    expect(await reportOf(table)).toEqual({ orders: 1, given: 100, brought: 899 });
    await agrees(table);
  });

  it.each([
    ['in three', [300, 300, 299], [33, 33, 34]],
    ['a cent, then the rest', [1, 898], [0, 100]],
    ['in half, and no more', [450], [50]],
    ['at once', [899], [100]],
  ])('of a dish %s: shares sum to the cent in refunds, journal and report', async (_, parts, benefits) => {
    const table = await aMembersTable();
    const payment = await paid(table);
    const wine = payment.items[1]?.id ?? '';
    for (const amount of parts) await refund(table, payment.uuid, { items: [wine], amount });
    const entries = await dueEntries(table);
    expect(entries.map(({ pieces }) => pieces[0]?.loyalty ?? 0)).toEqual(benefits);
    const after = await table.manager.call('GET /console/{venue}/payments/{payment}', {
      venue: table.venue.id,
      payment: payment.uuid,
    });
    expect(after.payment.refunds.map(({ loyalty_discount }) => Math.round(loyalty_discount * 100))).toEqual(
      benefits,
    );
    const back = parts.reduce((all, part) => all + part, 0);
    const gone = benefits.reduce((all, part) => all + part, 0);
    expect(await reportOf(table)).toEqual({ orders: 1, given: 380 - gone, brought: 1619 - back });
    await agrees(table);
  });

  it('of everything leaves a programme that gave nothing and brought nothing', async () => {
    const table = await aMembersTable();
    const payment = await paid(table);
    const after = await refund(table, payment.uuid, {});
    expect(after).toMatchObject({ refundable: 0, refunds: [{ amount: 16.19, loyalty_discount: 1.8 }] });
    expect(await reportOf(table)).toEqual({ orders: 0, given: 0, brought: 0 });
    expect(await figuresOf(table)).toMatchObject({ net: 0, sales_refunded: 1619 });
    await agrees(table);
  });

  it('before anything was paid takes the dish off at its price for members, in books and report', async () => {
    const table = await aMembersTable();
    const bill = await staffBillOf(table);
    const soup = bill.items.find(({ name }) => name === 'Soup')?.id ?? '';
    await table.manager.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: table.venue.id,
      bill: bill.id,
      body: { items: [soup], reason: 'It was cold' },
    });
    expect(await billOf(table.phone)).toMatchObject({ left: 8.99, loyalty_discount: 1 });
    expect(await reportOf(table)).toEqual({ orders: 1, given: 100, brought: 899 });
    expect(await figuresOf(table)).toMatchObject({ net: 899, loyalty_discounts: 100 });
    await agrees(table);
  });
});

describe('a member who goes in the middle of a meal', () => {
  it('deletes their account with an open bill: the bill keeps its price and is paid at it, the next cart costs the normal one', async () => {
    const table = await aMembersTable();
    const { phone } = table;
    const { session } = phone;
    const cart = await phone.call('POST /cart/{session}/add', {
      session,
      body: { menu_item_id: 'soup', quantity: 1 },
    });
    expect(cart.total).toBe(7.2);
    await phone.call('POST /profile/delete', { body: {} });
    expect((await phone.call('GET /cart/{session}/get', { session })).total).toBe(10);
    const refused = await phone
      .call('POST /cart/{session}/place-order', { session, body: { expected_total: 7.2 } })
      .catch(error => error);
    expect(refused).toMatchObject({ code: 'cart_changed', http: 409, details: { quote: { total: 10 } } });
    expect(await billOf(phone)).toMatchObject({ left: 16.19, loyalty_discount: 1.8 });
    const payment = await paid(table);
    expect(payment.total).toBe(16.19);
    expect(await refund(table, payment.uuid, {})).toMatchObject({ refunds: [{ amount: 16.19 }] });
    await agrees(table);
  });

  it('the programme is switched off: what was placed costs what was quoted, the cart is priced anew with 409', async () => {
    const table = await aMembersTable();
    const { phone, owner, venue } = table;
    const { session } = phone;
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'wine', quantity: 1 } });
    await owner.call('POST /console/{venue}/settings/switches', {
      venue: venue.id,
      body: { revision: 0, on: ['order', 'skip-payment', 'pay-go', 'tips'] },
    });
    const refused = await phone
      .call('POST /cart/{session}/place-order', { session, body: { expected_total: 8.99 } })
      .catch(error => error);
    expect(refused).toMatchObject({ code: 'cart_changed', http: 409, details: { quote: { total: 9.99 } } });
    expect(await billOf(phone)).toMatchObject({ left: 16.19, loyalty_discount: 1.8 });
    expect((await paid(table)).total).toBe(16.19);
    await agrees(table);
  });
});
