import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
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

type Line = {
  menu_item_id: string;
  variation_id?: string;
  option_ids?: string[];
  quantity: number;
  note?: string;
};
const order = (
  { staff, venue, table }: TableScene,
  lines: Line[],
  more: { comment?: string; expected_total?: number; party?: string | null } = {},
  idempotencyKey?: string,
) =>
  staff.call('POST /console/{venue}/tables/{table}/order', {
    venue: venue.id,
    table: table.id,
    body: { lines, ...more },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const bills = async ({ staff, venue }: TableScene) =>
  (await staff.call('GET /console/{venue}/bills', { venue: venue.id })).bills;

const tableNow = async ({ staff, venue, table }: TableScene) =>
  (await staff.call('GET /console/{venue}/tables', { venue: venue.id })).tables.find(
    ({ id }) => id === table.id,
  );

/** A table nobody has scanned. */
const anEmptyTable = async () => {
  const scene = await aTableScene(server);
  return { ...scene, table: await aTable(server, scene.venue, { name: 'Table 2' }) };
};
const pizza: Line = {
  menu_item_id: 'pizza',
  variation_id: 'large',
  option_ids: ['thick', 'ham'],
  quantity: 2,
};

describe('an order that staff take', () => {
  it('goes to the kitchen at once and stands on the bill of the table, priced by the menu', async () => {
    const scene = await anEmptyTable();
    const board = await openStream(scene.staff, `/api/console/${scene.venue.id}/realtime`);
    const { order: taken } = await order(scene, [pizza, { menu_item_id: 'soup', quantity: 1 }], {
      comment: 'Nuts: allergic',
    });
    expect(taken).toMatchObject({
      status: 'active',
      table_id: scene.table.id,
      table_name: 'Table 2',
      guest_index: 0,
      comment: 'Nuts: allergic',
      total: 31.5,
      seen: true,
    });
    expect(taken.items).toMatchObject([
      { name: 'Dish pizza (Large)', quantity: 2, price: 13.5 },
      { name: 'Dish soup', quantity: 1, price: 4.5 },
    ]);
    expect((await board.next('board-order')).data).toMatchObject({
      event: 'order-created',
      order: { order_id: taken.order_id, unique_order_number: taken.unique_order_number },
    });
    board.close();
    const [bill] = await bills(scene);
    expect(bill).toMatchObject({ table_id: scene.table.id, left: 31.5 });
    expect(bill?.items.map(({ guest_index, order_id }) => [guest_index, order_id])).toEqual(
      Array.from({ length: 3 }, () => [null, taken.order_id]),
    );
    const { rows } = await server.database.pool.query(
      `select h.actor, h.actor_name from order_history h join orders o on o.id = h.order_id
       where o.unique_order_number = $1`,
      [taken.unique_order_number],
    );
    expect(rows).toEqual([{ actor: 'staff', actor_name: expect.stringMatching(/.+/) }]);
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('says on kitchen screen and bill beside each dish what its note is, however many there are', async () => {
    const scene = await anEmptyTable();
    const note = 'well done, the sauce apart, no onion'.padEnd(140, '.');
    const lines = Array.from({ length: 6 }, (_, place) => ({
      menu_item_id: place % 2 ? 'soup' : 'steak',
      quantity: 1,
      note: `${place} ${note}`.slice(0, 140),
    }));
    const { order: taken } = await order(scene, [...lines, { menu_item_id: 'soup', quantity: 1 }]);
    const wanted = [...lines.map(line => line.note), ''];
    expect(taken.items.map(item => item.note)).toEqual(wanted);
    expect(taken.comment).toBe('');
    const kitchen = await scene.staff.call('GET /console/{venue}/kitchen', { venue: scene.venue.id });
    expect(kitchen.orders.flatMap(ticket => ticket.lines.map(line => line.note))).toEqual(wanted);
    const [bill] = await bills(scene);
    expect(bill?.items.map(item => item.note).sort()).toEqual(wanted.sort());
  });

  it('is served and paid like any other, and counts as nobody’s phone', async () => {
    const scene = await anEmptyTable();
    const { staff, venue, table } = scene;
    const { order: taken } = await order(scene, [{ menu_item_id: 'soup', quantity: 2 }]);
    const now = async () => {
      const { tables } = await staff.call('GET /console/{venue}/tables', { venue: venue.id });
      return tables.find(({ id }) => id === table.id);
    };
    expect(await now()).toMatchObject({ state: 'ordered', guests: 0, unpaid: 9, open_orders: 1 });
    const address = { venue: venue.id, order: taken.unique_order_number };
    await staff.call('POST /console/{venue}/orders/{order}/close', address);
    const [bill] = await bills(scene);
    await staff.call('POST /console/{venue}/bills/{bill}/settle', {
      venue: venue.id,
      bill: bill?.id ?? '',
      body: { method: 'cash' },
    });
    expect(await now()).toMatchObject({ state: 'paid', unpaid: 0, paid: 9 });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
    const closing = { venue: venue.id, table: table.id, body: { force: false } };
    const closed = await staff.call('POST /console/{venue}/tables/{table}/close', closing);
    expect(closed.table).toMatchObject({ state: 'free', guests: 0 });
    await order(scene, [{ menu_item_id: 'soup', quantity: 1 }]);
    expect(await now()).toMatchObject({ state: 'ordered', unpaid: 4.5 });
  });

  it('joins the bill of the guests who order by phone at the same table', async () => {
    const scene = await aTableScene(server, {
      table: { flagOverrides: { 'pay-go': true, 'skip-payment': true } },
      venue: { settings: { acceptance: 'auto', presence: 'off' } },
    });
    await placed(scene.phone, ['steak']);
    await order(scene, [{ menu_item_id: 'soup', quantity: 1 }]);
    await order(scene, [{ menu_item_id: 'beer', quantity: 1 }]);
    expect(await bills(scene)).toMatchObject([{ left: 29.5 }]);
    const { session } = scene.phone;
    const { orders } = await scene.phone.call('GET /orders/get-paygo-orders/{session}', { session });
    expect(orders).toMatchObject([{ left: 29.5 }]);
    // Each phone sees the orders of its own.
    expect((await scene.phone.call('GET /orders/get-orders/{session}', { session })).orders).toHaveLength(1);
  });

  it('follows the same rules as a guest’s: options, stock, hours, and the sum that was seen', async () => {
    const scene = await anEmptyTable();
    await scene.staff.call('POST /console/{venue}/stock', {
      venue: scene.venue.id,
      body: { kind: 'item', id: 'soup', remaining: 1 },
    });
    const refusals: [Line[], { expected_total?: number }, string][] = [
      [[{ menu_item_id: 'pizza', quantity: 1 }], {}, 'options_invalid'],
      [[{ ...pizza, option_ids: ['thick', 'truffle'] }], {}, 'options_invalid'],
      [[{ menu_item_id: 'nothing', quantity: 1 }], {}, 'menu_item_unavailable'],
      [[{ menu_item_id: 'soup', quantity: 2 }], {}, 'not_enough_stock'],
      [[{ menu_item_id: 'steak', quantity: 1 }], { expected_total: 2500 }, 'cart_changed'],
    ];
    for (const [lines, more, code] of refusals) {
      await expect(order(scene, lines, more)).rejects.toMatchObject({ code });
    }
    expect(await bills(scene)).toEqual([]);
    await order(scene, [{ menu_item_id: 'soup', quantity: 1 }], { expected_total: 450 });
  });

  it('is placed once however often the same tap arrives', async () => {
    const scene = await anEmptyTable();
    const key = crypto.randomUUID();
    const lines = [{ menu_item_id: 'soup', quantity: 1 }];
    const answers = await Promise.allSettled([order(scene, lines, {}, key), order(scene, lines, {}, key)]);
    const again = await order(scene, lines, {}, key);
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect(answer.value).toEqual(again);
      else expect(answer.reason).toMatchObject({ code: 'idempotency_in_progress' });
    }
    expect(await bills(scene)).toMatchObject([{ left: 4.5 }]);
  });

  it('that waited for the line is placed once, also where its table was closed before it came again', async () => {
    const scene = await anEmptyTable();
    const { staff, venue, table } = scene;
    await order(scene, [{ menu_item_id: 'soup', quantity: 1 }]);
    const party = (await tableNow(scene))?.opened_at ?? '';
    const [key, lines] = [crypto.randomUUID(), [{ menu_item_id: 'steak', quantity: 1 }]];
    const seen = { party, expected_total: 2_000 };
    const { order: taken } = await order(scene, lines, seen, key);
    const closing = { venue: venue.id, table: table.id, body: { force: true } };
    await staff.call('POST /console/{venue}/tables/{table}/close', closing);
    server.clock.advance(60_000);
    const { order: again } = await order(scene, lines, seen, key);
    expect(again.unique_order_number).toBe(taken.unique_order_number);
    expect((await tableNow(scene))?.opened_at).toBeNull();
    // Another one for the same guests is for nobody, and seats nobody.
    await expect(order(scene, lines, seen, crypto.randomUUID())).rejects.toMatchObject({
      code: 'table_is_free',
    });
    expect((await tableNow(scene))?.opened_at).toBeNull();
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('for guests who left is not put before others, and a refusal under its key leaves it free to be asked again', async () => {
    const scene = await anEmptyTable();
    const { staff, venue, table } = scene;
    await order(scene, [{ menu_item_id: 'soup', quantity: 1 }]);
    const party = (await tableNow(scene))?.opened_at ?? '';
    const closing = { venue: venue.id, table: table.id, body: { force: true } };
    await staff.call('POST /console/{venue}/tables/{table}/close', closing);
    server.clock.advance(60_000);
    await order(scene, [{ menu_item_id: 'beer', quantity: 1 }]);
    server.clock.advance(60_000);
    const [key, lines] = [crypto.randomUUID(), [{ menu_item_id: 'steak', quantity: 1 }]];
    for (const expected_total of [2_000, 2_000]) {
      await expect(order(scene, lines, { party, expected_total }, key)).rejects.toMatchObject({
        code: 'table_taken',
      });
    }
    const others = (await bills(scene)).filter(bill => !bill.party_left);
    expect(others).toMatchObject([{ left: 5 }]);
    // Whoever sits there now, said with another request, is another order.
    await order(scene, lines, { expected_total: 2_000 }, crypto.randomUUID());
    expect((await bills(scene)).filter(bill => !bill.party_left)).toMatchObject([{ left: 25 }]);
  });

  it('for guests who left is not put before those either who sat longer elsewhere and took their table', async () => {
    const scene = await anEmptyTable();
    const { staff, venue, table } = scene;
    const earlier = await aTable(server, venue, { name: 'Table 3' });
    await order({ ...scene, table: earlier }, [{ menu_item_id: 'soup', quantity: 1 }]);
    server.clock.advance(60_000);
    await order(scene, [{ menu_item_id: 'soup', quantity: 1 }]);
    const party = (await tableNow(scene))?.opened_at ?? '';
    const where = { venue: venue.id };
    await staff.call('POST /console/{venue}/tables/{table}/close', {
      ...where,
      table: table.id,
      body: { force: true },
    });
    await staff.call('POST /console/{venue}/tables/{table}/move', {
      ...where,
      table: earlier.id,
      body: { to: table.id },
    });
    const lines = [{ menu_item_id: 'steak', quantity: 1 }];
    await expect(order(scene, lines, { party })).rejects.toMatchObject({ code: 'table_taken' });
    const theirs = (await tableNow(scene))?.opened_at ?? '';
    await order(scene, lines, { party: theirs });
  });

  it('that was taken while nobody sat there begins one party; a colleague’s for the same table is asked about, not lost, and goes on one bill', async () => {
    const scene = await anEmptyTable();
    const colleague = await aStaff(server, scene.venue, 'waiter');
    const lines = [{ menu_item_id: 'soup', quantity: 1 }];
    const free = { party: null };
    const key = crypto.randomUUID();
    const both = await Promise.allSettled([
      order(scene, lines, free, key),
      order({ ...scene, staff: colleague }, lines, free),
    ]);
    const [refused, ...more] = both.filter(each => each.status === 'rejected');
    expect(more).toEqual([]);
    expect(refused?.reason).toMatchObject({ code: 'table_taken' });
    expect(await bills(scene)).toMatchObject([{ left: 4.5 }]);
    // They say that it is for whoever sits there.
    await order({ ...scene, staff: colleague }, lines);
    expect(await bills(scene)).toMatchObject([{ left: 9 }]);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as parties from table_visit where table_id = $1',
      [scene.table.id],
    );
    expect(rows).toEqual([{ parties: 1 }]);
  });

  it('for a party that joined another goes along', async () => {
    const scene = await anEmptyTable();
    const { staff, venue, table } = scene;
    const earlier = await aTable(server, venue, { name: 'Table 3' });
    await order({ ...scene, table: earlier }, [{ menu_item_id: 'soup', quantity: 1 }]);
    server.clock.advance(60_000);
    await order(scene, [{ menu_item_id: 'soup', quantity: 1 }]);
    const party = (await tableNow(scene))?.opened_at ?? '';
    await staff.call('POST /console/{venue}/tables/{table}/merge', {
      venue: venue.id,
      table: table.id,
      body: { into: earlier.id },
    });
    await order({ ...scene, table: earlier }, [{ menu_item_id: 'soup', quantity: 1 }], { party });
    const open = (await bills(scene)).filter(bill => bill.status === 'open');
    expect(open).toMatchObject([{ table_id: earlier.id, left: 13.5 }]);
  });

  it('is for the floor’s staff, at tables of the venue that parties share', async () => {
    const scene = await anEmptyTable();
    const lines = [{ menu_item_id: 'soup', quantity: 1 }];
    for (const role of ['kitchen', 'accountant'] as const) {
      const staff = await aStaff(server, scene.venue, role);
      await expect(order({ ...scene, staff }, lines)).rejects.toMatchObject({ code: 'not_allowed' });
    }
    const counter = await aTable(server, scene.venue, { name: 'Counter', orderType: 'pickup' });
    const foreign = await anEmptyTable();
    for (const table of [counter, foreign.table]) {
      await expect(order({ ...scene, table }, lines)).rejects.toMatchObject({ code: 'table_not_found' });
    }
  });
});
