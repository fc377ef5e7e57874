import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const flagOverrides = { 'pay-go': true, 'skip-payment': true };
/** Two parties whose orders go on the bills of their tables. */
const twoParties = async () => {
  const scene = await aTableScene(server, {
    table: { flagOverrides },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const other = await aTable(server, scene.venue, { name: 'Table 2', flagOverrides });
  server.clock.advance(60_000);
  return { ...scene, other, guest: await server.guestAt(other.code) };
};
type Two = Awaited<ReturnType<typeof twoParties>>;
const merge = ({ staff, venue }: TableScene, table: TestTable, into: TestTable) =>
  staff.call('POST /console/{venue}/tables/{table}/merge', {
    venue: venue.id,
    table: table.id,
    body: { into: into.id },
  });
const split = ({ staff, venue }: TableScene, table: TestTable, to: TestTable, items: readonly string[]) =>
  staff.call('POST /console/{venue}/tables/{table}/split', {
    venue: venue.id,
    table: table.id,
    body: { to: to.id, items: [...items] },
  });
const billOf = async ({ staff, venue }: TableScene, table: TestTable) => {
  const { bills } = await staff.call('GET /console/{venue}/bills', { venue: venue.id });
  const bill = bills.find(({ table_id, status }) => table_id === table.id && status === 'open');
  if (!bill) throw new Error('the table has an open bill');
  return bill;
};
const staffBill = async ({ staff, venue }: TableScene, bill: string) =>
  (await staff.call('GET /console/{venue}/bills/{bill}', { venue: venue.id, bill })).bill;
const settle = ({ staff, venue }: TableScene, bill: string, items?: readonly string[]) =>
  staff.call('POST /console/{venue}/bills/{bill}/settle', {
    venue: venue.id,
    bill,
    body: { method: 'cash', ...(items && { items: [...items] }) },
  });
const noDifference = async ({ venue }: TableScene) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
const salesOf = async ({ venue }: TableScene) => {
  const { rows } = await server.database.pool.query<{ account: string; sum: number }>(
    `select l.account, sum(l.amount)::int as sum from journal_entry e join journal_line l on l.entry_id = e.id
     where e.venue_id = $1 group by l.account having sum(l.amount) <> 0 order by 1`,
    [venue.id],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
};
const paygo = async ({ call, session }: Two['phone']) =>
  (await call('GET /orders/get-paygo-orders/{session}', { session })).orders;

describe('two parties that become one', () => {
  it('have one bill at one table; every phone goes on, and the books agree to the cent', async () => {
    const scene = await twoParties();
    const { phone, guest, table, other, venue } = scene;
    await placed(phone, ['steak']);
    await placed(guest, ['soup', 'beer']);
    const { session } = phone;
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
    const stream = await openStream(phone, `/api/realtime/${session}`);
    const before = await salesOf(scene);
    // Both are as old as the older: what it ordered first is theirs.
    const { tables } = await scene.staff.call('GET /console/{venue}/tables', { venue: venue.id });
    const since = tables.find(({ id }) => id === table.id)?.opened_at;
    const { from, to } = await merge(scene, table, other);
    expect(from).toMatchObject({ state: 'free', unpaid: 0, guests: 0 });
    expect(to).toMatchObject({ unpaid: 29.5, guests: 2, open_orders: 2, opened_at: since });
    await stream.next('session-moved');
    await stream.ended;
    const bill = await billOf(scene, other);
    expect(bill).toMatchObject({ left: 29.5 });
    // Each dish is still whose it was: the phone that joined has the number after those that were there.
    const whose = bill.items.map(({ name, guest_index }) => [name, guest_index]);
    expect(whose.sort()).toEqual([
      ['Dish beer', 1],
      ['Dish soup', 1],
      ['Dish steak', 2],
    ]);
    expect(await salesOf(scene)).toEqual(before);
    await noDifference(scene);
    await phone.call('POST /cart/{session}/place-order', { session, body: {} });
    for (const each of [phone, guest]) expect(await paygo(each)).toMatchObject([{ left: 34 }]);
    // Back on the line, the phone hears of the bill of both.
    const again = await openStream(phone, `/api/realtime/${session}`);
    await settle(scene, bill.id);
    await again.until('bill-updated', data => (data as { order: { left: number } }).order.left === 0);
    again.close();
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('keep what was paid where it was paid; only the rest goes over', async () => {
    const scene = await twoParties();
    await placed(scene.phone, ['steak', 'soup']);
    await placed(scene.guest, ['beer']);
    const first = await billOf(scene, scene.table);
    const steak = first.items.filter(({ name }) => name === 'Dish steak').map(({ id }) => id);
    await settle(scene, first.id, steak);
    await merge(scene, scene.table, scene.other);
    expect(await billOf(scene, scene.other)).toMatchObject({ left: 9.5, total: 9.5 });
    const { bill } = await scene.staff.call('GET /console/{venue}/bills/{bill}', {
      venue: scene.venue.id,
      bill: first.id,
    });
    expect(bill).toMatchObject({ status: 'closed', left: 0, total: 20, is_paid: true });
    await noDifference(scene);
    await settle(scene, (await billOf(scene, scene.other)).id);
    await noDifference(scene);
  });

  it('take the bill along as it is where the other party has none, also with what is paid of it', async () => {
    const scene = await twoParties();
    await placed(scene.phone, ['steak', 'soup']);
    const first = await billOf(scene, scene.table);
    await settle(
      scene,
      first.id,
      first.items.slice(0, 1).map(({ id }) => id),
    );
    const { to } = await merge(scene, scene.table, scene.other);
    expect(to).toMatchObject({ guests: 2, paid: expect.any(Number) });
    const bill = await billOf(scene, scene.other);
    expect(bill.id).toBe(first.id);
    expect(bill.items.map(({ guest_index }) => guest_index)).toEqual([2, 2]);
    expect(await paygo(scene.guest)).toMatchObject([{ unique_order_number: bill.unique_order_number }]);
    await noDifference(scene);
  });

  it('are as many people as both were, however each was counted, on the floor and in the numbers', async () => {
    const scene = await twoParties();
    const owner = await aStaff(server, scene.venue, 'owner');
    const { venue, staff, table, other } = scene;
    await placed(scene.phone, ['steak', 'soup']);
    await placed(scene.guest, ['beer']);
    const first = await billOf(scene, table);
    await settle(scene, first.id, [first.items[0]?.id ?? '']);
    // Four sit around one phone; nobody counted the other party.
    await staff.call('POST /console/{venue}/tables/{table}/bill', {
      venue: venue.id,
      table: table.id,
      body: { guest_count: 4 },
    });
    const paidBefore = (await billOf(scene, table)).payments_sum;
    const { to } = await merge(scene, table, other);
    expect(to).toMatchObject({ people: 5, paid: paidBefore });
    const { counts } = await owner.call('GET /console/{venue}/numbers', { venue: venue.id, query: {} });
    expect(counts.covers).toBe(5);
    await noDifference(scene);
  });

  it('are counted once when they join a third, however much of it they had paid before', async () => {
    const scene = await twoParties();
    const { venue, staff, table, other, phone, guest } = scene;
    const owner = await aStaff(server, venue, 'owner');
    const third = await aTable(server, venue, { name: 'Table 3', flagOverrides });
    await placed(phone, ['steak', 'soup']);
    await placed(guest, ['beer']);
    await placed(await server.guestAt(third.code), ['soup']);
    for (const [at, guest_count] of [
      [table, 6],
      [other, 4],
      [third, 3],
    ] as const) {
      const where = { venue: venue.id, table: at.id };
      await staff.call('POST /console/{venue}/tables/{table}/bill', { ...where, body: { guest_count } });
    }
    const paid = await billOf(scene, table);
    await settle(scene, paid.id, [paid.items[0]?.id ?? '']);
    const covers = async () =>
      (await owner.call('GET /console/{venue}/numbers', { venue: venue.id, query: {} })).counts.covers;
    expect(await covers()).toBe(13);
    await merge(scene, table, other);
    expect(await covers()).toBe(13);
    const { to } = await merge(scene, other, third);
    expect(to).toMatchObject({ people: 13, paid: (await staffBill(scene, paid.id)).payments_sum });
    expect(await covers()).toBe(13);
    // Who paid reads the paid bill on as one of theirs; it stays one of the table where it was paid.
    const theirs = (await paygo(phone)).map(({ unique_order_number }) => unique_order_number);
    expect(theirs).toContain(paid.unique_order_number);
    expect((await staffBill(scene, paid.id)).table_id).toBe(table.id);
    await noDifference(scene);
  });

  it('stay two while somebody pays for what would go over, or a shared dish is paid in part', async () => {
    const scene = await twoParties();
    const { phone, guest, table, other } = scene;
    await placed(phone, ['steak']);
    await placed(guest, ['beer']);
    const bill = await billOf(scene, table);
    await phone.call('POST /orders/share-order-item/{session}', {
      session: phone.session,
      body: {
        unique_order_number: bill.unique_order_number,
        order_item: bill.items[0]?.id ?? '',
        parts: 2,
      },
    });
    const shared = await billOf(scene, table);
    await settle(
      scene,
      shared.id,
      shared.items.slice(0, 1).map(({ id }) => id),
    );
    await expect(merge(scene, table, other)).rejects.toMatchObject({ code: 'bill_item_not_free' });
    expect(await billOf(scene, table)).toMatchObject({ left: 10 });
    await server.database.pool.query(
      `with p as (
         insert into payment (venue_id, bill_id, session_id, provider, method, status, scope, currency, amount, total,
           provider_key, expires_at)
         select b.venue_id, b.id, s.id, 'stripe', 'stripe-card', 'processing', 'all', b.currency, 500, 500,
           gen_random_uuid()::text, now() + interval '1 hour'
         from bill b join guest_session s on s.visit_id = b.visit_id where b.id = $1 returning id)
       insert into payment_item (payment_id, bill_item_id, amount) select p.id, $2, 500 from p`,
      [(await billOf(scene, other)).id, (await billOf(scene, other)).items[0]?.id],
    );
    await expect(merge(scene, other, table)).rejects.toMatchObject({ code: 'payment_under_way' });
    await expect(
      split(scene, other, table, [(await billOf(scene, other)).items[0]?.id ?? '']),
    ).rejects.toMatchObject({
      code: 'payment_under_way',
    });
    expect(await billOf(scene, other)).toMatchObject({ left: 5 });
  });

  it('are parties: an empty table, a counter, another venue and the kitchen are refused', async () => {
    const scene = await twoParties();
    const empty = await aTable(server, scene.venue, { name: 'Table 3' });
    const counter = await aTable(server, scene.venue, { name: 'Counter', orderType: 'pickup' });
    const foreign = await twoParties();
    await expect(merge(scene, scene.table, empty)).rejects.toMatchObject({ code: 'table_is_free' });
    await expect(merge(scene, empty, scene.table)).rejects.toMatchObject({ code: 'table_is_free' });
    for (const table of [counter, foreign.table, scene.table]) {
      await expect(merge(scene, scene.table, table)).rejects.toMatchObject({ code: 'table_not_found' });
    }
    const staff = await aStaff(server, scene.venue, 'kitchen');
    await expect(merge({ ...scene, staff }, scene.table, scene.other)).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('are merged once when two of the staff do it both ways at the same time', async () => {
    const scene = await twoParties();
    await placed(scene.phone, ['steak']);
    await placed(scene.guest, ['beer']);
    const both = await Promise.allSettled([
      merge(scene, scene.table, scene.other),
      merge(scene, scene.other, scene.table),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { bills } = await scene.staff.call('GET /console/{venue}/bills', { venue: scene.venue.id });
    expect(bills.filter(({ status }) => status === 'open')).toMatchObject([{ left: 25 }]);
    await noDifference(scene);
  });
});

describe('a party that is split', () => {
  it('has chosen dishes on the bill of another table, taken or free, and the books agree', async () => {
    const scene = await twoParties();
    await placed(scene.phone, ['steak', 'soup', 'beer']);
    const before = await salesOf(scene);
    const bill = await billOf(scene, scene.table);
    const of = (name: string) => bill.items.filter(item => item.name === name).map(({ id }) => id);
    const free = await aTable(server, scene.venue, { name: 'Table 3' });
    const { from, to } = await split(scene, scene.table, free, of('Dish soup'));
    expect(from).toMatchObject({ unpaid: 25 });
    expect(to).toMatchObject({ unpaid: 4.5, state: 'eating' });
    await split(scene, scene.table, scene.other, of('Dish beer'));
    expect(await billOf(scene, scene.other)).toMatchObject({ left: 5, items: [{ guest_index: null }] });
    expect(await paygo(scene.guest)).toMatchObject([{ left: 5 }]);
    expect(await salesOf(scene)).toEqual(before);
    await noDifference(scene);
    // The order is paid once all three bills are, and owes until then what any of them owes.
    const shown = [];
    for (const table of [scene.table, free, scene.other]) {
      await settle(scene, (await billOf(scene, table)).id);
      await noDifference(scene);
      const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
      shown.push(...orders.map(({ is_paid, payments_sum }) => [is_paid, payments_sum]));
    }
    expect(shown).toEqual([
      [false, 20],
      [false, 24.5],
      [true, 29.5],
    ]);
  });

  it('takes its share of what was taken off by hand along, so that nobody’s limit is opened anew', async () => {
    const scene = await twoParties();
    await placed(
      scene.phone,
      Array.from({ length: 10 }, () => 'steak'),
    );
    const bill = await billOf(scene, scene.table);
    const off = (id: string, item: string | undefined) =>
      scene.staff.call('POST /console/{venue}/bills/{bill}/items/void', {
        venue: scene.venue.id,
        bill: id,
        body: { items: [item ?? ''], reason: 'Burnt' },
      });
    await off(bill.id, bill.items[0]?.id);
    await split(
      scene,
      scene.table,
      scene.other,
      bill.items.slice(1, 6).map(({ id }) => id),
    );
    const other = await billOf(scene, scene.other);
    const { rows } = await server.database.pool.query(
      'select taken_off::int as off from bill where id = any($1::uuid[]) order by taken_off',
      [[bill.id, other.id]],
    );
    // 20.00, by what they are worth: four steaks stay, five went.
    expect(rows).toEqual([{ off: 889 }, { off: 1111 }]);
    await expect(off(other.id, other.items[0]?.id)).rejects.toMatchObject({ code: 'role_limit' });
    await noDifference(scene);
  });

  it.each([
    ['two of four go along', 2, [2, 2]],
    ['nobody goes, dishes alone do', 0, [4, 0]],
  ])('is as many people as before: %s', async (_how, people, expected) => {
    const scene = await twoParties();
    const { staff, venue } = scene;
    const owner = await aStaff(server, venue, 'owner');
    await placed(scene.phone, ['steak', 'soup']);
    const free = await aTable(server, venue, { name: 'Table 3', flagOverrides });
    await staff.call('POST /console/{venue}/tables/{table}/bill', {
      venue: venue.id,
      table: scene.table.id,
      body: { guest_count: 4 },
    });
    const bill = await billOf(scene, scene.table);
    const where = { venue: venue.id, table: scene.table.id };
    const body = { to: free.id, items: [bill.items[0]?.id ?? ''], people };
    await staff.call('POST /console/{venue}/tables/{table}/split', { ...where, body });
    const counts = [await billOf(scene, scene.table), await billOf(scene, free)];
    expect(counts.map(({ guest_count }) => guest_count)).toEqual(expected);
    const { counts: all } = await owner.call('GET /console/{venue}/numbers', { venue: venue.id, query: {} });
    expect(all.covers).toBe(4);
  });

  it('is paid in full when its bills are paid at the same moment', async () => {
    const scene = await twoParties();
    await placed(scene.phone, ['steak', 'soup']);
    const bill = await billOf(scene, scene.table);
    await split(scene, scene.table, scene.other, [bill.items[0]?.id ?? '']);
    const other = await billOf(scene, scene.other);
    await Promise.all([settle(scene, bill.id), settle(scene, other.id)]);
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders).toMatchObject([{ is_paid: true, payments_sum: 24.5 }]);
    await noDifference(scene);
  });

  it('keeps what is paid, what is of another bill, and half a shared dish', async () => {
    const scene = await twoParties();
    await placed(scene.phone, ['steak', 'soup']);
    await placed(scene.guest, ['beer']);
    const bill = await billOf(scene, scene.table);
    const [first, second] = bill.items;
    if (!first || !second) throw new Error('two dishes are two pieces');
    const theirs = (await billOf(scene, scene.other)).items[0]?.id ?? '';
    await settle(scene, bill.id, [first.id]);
    await scene.phone.call('POST /orders/share-order-item/{session}', {
      session: scene.phone.session,
      body: { unique_order_number: bill.unique_order_number, order_item: second.id, parts: 2 },
    });
    const parts = (await billOf(scene, scene.table)).items.filter(({ part }) => part !== null);
    for (const items of [[first.id], [theirs], [parts[0]?.id ?? '']]) {
      await expect(split(scene, scene.table, scene.other, items)).rejects.toMatchObject({
        code: 'bill_item_not_free',
      });
    }
    await split(
      scene,
      scene.table,
      scene.other,
      parts.map(({ id }) => id),
    );
    expect(await billOf(scene, scene.other)).toMatchObject({ items: { length: 3 } });
    await noDifference(scene);
    await settle(scene, (await billOf(scene, scene.other)).id);
    await noDifference(scene);
  });
});
