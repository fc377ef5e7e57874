import { aBillScene, billOf, pieceOf, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable, type TableOver } from '@tableside/testkit/scenes/a-table.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { untilBlocking } from '@tableside/testkit/server/until-blocking.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** An order that pays staff in cash, in the kitchen and on the table's bill, and what everybody reads of it. */
const anEvening = async (dishes: readonly string[], table: TableOver = {}) => {
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } }, table);
  const { venue, staff, manager, phone } = scene;
  const cook = await aStaff(server, venue, 'kitchen');
  const { unique_order_number: order } = await placed(phone, dishes);
  const { id: bill } = await staffBillOf(scene);
  const where = { venue: venue.id, order };
  return {
    ...scene,
    cook,
    order,
    bill,
    off: async (...names: string[]) => {
      const now = await billOf(phone);
      const nth = (name: string, at: number) => names.slice(0, at).filter(each => each === name).length;
      const items = names.map((name, at) => pieceOf(now, name, nth(name, at)));
      return manager.call('POST /console/{venue}/bills/{bill}/items/void', {
        venue: venue.id,
        bill,
        body: { items, reason: 'They changed their mind' },
      });
    },
    bump: (items: string[]) =>
      cook.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
        ...where,
        body: { items, ready: true },
      }),
    bring: (items: string[]) =>
      staff.call('POST /console/{venue}/orders/{order}/deliver', {
        ...where,
        body: { items, delivered: true },
      }),
    onBoard: async () => {
      const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
      return orders.find(each => each.unique_order_number === order);
    },
    inKitchen: async () => {
      const { orders } = await cook.call('GET /console/{venue}/kitchen', { venue: venue.id });
      return orders.find(each => each.unique_order_number === order);
    },
    onPhone: async () => {
      const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
      return orders.find(each => each.unique_order_number === order);
    },
    onFloor: async () => {
      const { tables } = await staff.call('GET /console/{venue}/tables', { venue: venue.id });
      return tables.find(({ id }) => id === scene.table.id);
    },
    history: async () => {
      const rows = await server.database.pool.query<{ event: string; to: string; by: string | null }>(
        `select h.event, h.to_status as to, h.actor_name as by from order_history h join orders o on o.id = h.order_id
         where o.unique_order_number = $1 order by h.id`,
        [order],
      );
      return rows.rows;
    },
    agrees: async () => expect(await checkBooks(server.database.run, venue.id)).toEqual([]),
  };
};
type Evening = Awaited<ReturnType<typeof anEvening>>;

/** What is to be collected, by everybody who tells somebody a sum. */
const sums = async ({ onBoard, onPhone, onFloor, phone, ...scene }: Evening) => {
  const [board, own, floor, bill, staffs] = await Promise.all([
    onBoard(),
    onPhone(),
    onFloor(),
    billOf(phone),
    staffBillOf({ phone, ...scene }),
  ]);
  return new Set([board?.left, own?.left, floor?.unpaid, bill.left, staffs.left]);
};

describe('a dish that staff take off the bill', () => {
  it('is at once off the kitchen, the pass, the board, the table and the guest’s order, and out of every sum', async () => {
    const scene = await anEvening(['steak', 'soup', 'soup']);
    expect(await sums(scene)).toEqual(new Set([29]));
    const stream = await openStream(scene.cook, `/api/console/${scene.venue.id}/realtime`);
    await scene.off('Dish steak', 'Dish soup');
    const told = await stream.until('board-order', () => true);
    expect(told).toMatchObject({
      data: { order: { left: 4.5, items: [{ taken_off: 1 }, { taken_off: 1 }] } },
    });
    stream.close();
    expect(await sums(scene)).toEqual(new Set([4.5]));
    expect((await scene.inKitchen())?.lines).toMatchObject([
      { name: 'Dish steak', quantity: 1, taken_off: 1, unseen_off: 1 },
      { name: 'Dish soup', quantity: 2, taken_off: 1, unseen_off: 1 },
    ]);
    expect(await scene.onPhone()).toMatchObject({
      total: 4.5,
      subtotal_before_discounts: 4.5,
      items: [
        { name: 'Dish steak', quantity: 1, taken_off: 1, total: 0 },
        { name: 'Dish soup', quantity: 2, taken_off: 1, total: 4.5 },
      ],
    });
    // The kitchen has seen it with the ticket.
    const lines = (await scene.inKitchen())?.lines.map(({ id }) => id) ?? [];
    await scene.bump(lines);
    const made = await scene.onBoard();
    expect(made?.items).toMatchObject([{ ready_at: null }, { ready_at: expect.any(String) }]);
    expect((await scene.inKitchen())?.lines).toMatchObject([{ unseen_off: 0 }, { unseen_off: 0 }]);
    // What nobody makes nobody brings, whatever an old screen asks for.
    await scene.bring(lines);
    expect((await scene.onBoard())?.items).toMatchObject([{ is_delivered: false }, { is_delivered: true }]);
    expect(await scene.onFloor()).toMatchObject({ state: 'eating' });
    await scene.agrees();
  });

  it('is free again in the stock where nobody had made it', async () => {
    const scene = await anEvening(['steak', 'soup']);
    await someStock(server, scene.venue, 'item', 'steak', 0);
    await someStock(server, scene.venue, 'item', 'soup', 0);
    const soup = (await scene.inKitchen())?.lines.find(({ name }) => name === 'Dish soup');
    await scene.bump([soup?.id ?? '']);
    await scene.off('Dish steak', 'Dish soup');
    const left = await server.database.pool.query<{ id: string; left: number }>(
      `select sellable_id as id, remaining as left from stock where venue_id = $1 order by 1`,
      [scene.venue.id],
    );
    expect(left.rows).toEqual([
      { id: 'soup', left: 0 },
      { id: 'steak', left: 1 },
    ]);
  });

  it('waits for a cook who has the order in hand, and holds none of its lines meanwhile', async () => {
    const scene = await anEvening(['steak', 'soup']);
    const off = await server.database.transaction(async run => {
      await run('cook', 'select from orders where unique_order_number = $1 for update', [scene.order]);
      const taking = scene.off('Dish steak');
      await untilBlocking(run);
      // Else each would wait for the other until the database ends one of them.
      await run(
        'cook-lines',
        `select from order_line where order_id = (select id from orders where unique_order_number = $1) for update nowait`,
        [scene.order],
      );
      return { taking };
    });
    await off.taking;
    expect((await scene.inKitchen())?.lines).toMatchObject([
      { taken_off: 1, unseen_off: 1 },
      { taken_off: 0 },
    ]);
  });

  it('at the moment when the order is accepted, the kitchen is told', async () => {
    const scene = await anEvening(['steak', 'soup']);
    const { pool } = server.database;
    await pool.query('update orders set accepted_at = null where unique_order_number = $1', [scene.order]);
    const off = await server.database.transaction(async run => {
      await run('accept', 'update orders set accepted_at = now() where unique_order_number = $1', [
        scene.order,
      ]);
      const taking = scene.off('Dish steak');
      await untilBlocking(run);
      return { taking };
    });
    await off.taking;
    expect((await scene.inKitchen())?.lines[0]).toMatchObject({ taken_off: 1, unseen_off: 1 });
  });

  it('that was made already rings in no kitchen, and stands on no pass', async () => {
    const scene = await anEvening(['steak', 'soup']);
    const [steak] = (await scene.inKitchen())?.lines ?? [];
    await scene.bump([steak?.id ?? '']);
    await scene.off('Dish steak');
    expect((await scene.inKitchen())?.lines).toMatchObject([
      { taken_off: 1, unseen_off: 0 },
      { taken_off: 0 },
    ]);
    expect((await scene.onBoard())?.items).toMatchObject([{ taken_off: 1, is_delivered: false }, {}]);
  });

  it('that guests share is off when all its parts are', async () => {
    const scene = await anEvening(['steak', 'soup']);
    const { phone } = scene;
    const bill = await billOf(phone);
    await phone.call('POST /orders/share-order-item/{session}', {
      session: phone.session,
      body: {
        unique_order_number: bill.unique_order_number,
        order_item: pieceOf(bill, 'Dish steak'),
        parts: 2,
      },
    });
    await scene.off('Dish steak');
    expect((await scene.inKitchen())?.lines).toMatchObject([{ taken_off: 0 }, { taken_off: 0 }]);
    expect(await sums(scene)).toEqual(new Set([14.5]));
    await scene.off('Dish steak');
    expect((await scene.inKitchen())?.lines).toMatchObject([{ taken_off: 1 }, { taken_off: 0 }]);
    expect(await sums(scene)).toEqual(new Set([4.5]));
    await scene.agrees();
  });

  it('calls the guest at the counter when all the others are made', async () => {
    const scene = await anEvening(['steak', 'soup'], { orderType: 'pickup' });
    const soup = (await scene.inKitchen())?.lines.find(({ name }) => name === 'Dish soup');
    await scene.bump([soup?.id ?? '']);
    await scene.off('Dish steak');
    expect(await scene.onPhone()).toMatchObject({
      status: 'closed',
      items: [{ is_delivered: false }, { is_delivered: true }],
    });
  });
});

describe('an order of which everything was taken off', () => {
  it('ends, with its history, and stays in the kitchen until somebody there has seen it', async () => {
    const scene = await anEvening(['steak', 'soup']);
    await scene.off('Dish steak', 'Dish soup');
    expect(await scene.onPhone()).toMatchObject({ status: 'rejected', status_reason: '', left: 0, total: 0 });
    expect((await scene.history()).at(-1)).toMatchObject({
      event: 'order-rejected',
      to: 'rejected',
      by: scene.manager.name,
    });
    expect(await sums({ ...scene })).toEqual(new Set([0]));
    expect(await scene.onFloor()).toMatchObject({ open_orders: 0, unpaid: 0 });
    const ticket = await scene.inKitchen();
    expect(ticket).toMatchObject({ status: 'rejected', lines: [{ unseen_off: 1 }, { unseen_off: 1 }] });
    const answer = await scene.bump(ticket?.lines.map(({ id }) => id) ?? []);
    expect(answer).toMatchObject({
      changed: true,
      ticket: { lines: [{ ready_at: null }, { unseen_off: 0 }] },
    });
    expect(await scene.inKitchen()).toBeUndefined();
    await scene.agrees();
  });

  it('is closed where something of it had been brought', async () => {
    const scene = await anEvening(['steak', 'soup']);
    const [steak] = (await scene.inKitchen())?.lines ?? [];
    await scene.bring([steak?.id ?? '']);
    await scene.off('Dish steak', 'Dish soup');
    expect(await scene.onPhone()).toMatchObject({ status: 'closed', left: 0, total: 0 });
    await scene.agrees();
  });

  it('as one that was rejected is struck through in the kitchen, what was brought excepted', async () => {
    const scene = await anEvening(['steak', 'soup']);
    const [steak] = (await scene.inKitchen())?.lines ?? [];
    await scene.bring([steak?.id ?? '']);
    await scene.manager.call('POST /console/{venue}/orders/{order}/reject', {
      venue: scene.venue.id,
      order: scene.order,
      body: { reason: 'Closing' },
    });
    expect((await scene.inKitchen())?.lines).toMatchObject([
      { unseen_off: 0 },
      { taken_off: 1, unseen_off: 1 },
    ]);
    expect(await sums(scene)).toEqual(new Set([0]));
  });

  it('portion by portion, and then with the rest of its order, leaves books that agree', async () => {
    const scene = await anEvening(['soup', 'soup', 'steak']);
    await scene.off('Dish soup');
    await scene.agrees();
    await scene.manager.call('POST /console/{venue}/orders/{order}/reject', {
      venue: scene.venue.id,
      order: scene.order,
      body: { reason: 'Closing' },
    });
    expect((await scene.inKitchen())?.lines).toMatchObject([
      { quantity: 2, taken_off: 2 },
      { quantity: 1, taken_off: 1 },
    ]);
    await scene.agrees();
  });

  it('that the kitchen never had is in no kitchen', async () => {
    const scene = await aBillScene(server, { settings: { acceptance: 'manual', presence: 'off' } });
    await placed(scene.phone, ['soup']);
    const { id, items } = await staffBillOf(scene);
    await scene.manager.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: scene.venue.id,
      bill: id,
      body: { items: items.map(item => item.id), reason: 'Left' },
    });
    const cook = await aStaff(server, scene.venue, 'kitchen');
    expect((await cook.call('GET /console/{venue}/kitchen', { venue: scene.venue.id })).orders).toEqual([]);
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders).toMatchObject([{ status: 'rejected', left: 0 }]);
  });
});

describe('every sum that staff are told to collect is the bill’s', () => {
  it('after a discount, a lower price and a higher one', async () => {
    const scene = await anEvening(['steak', 'soup']);
    const { manager, venue, bill, phone } = scene;
    const change = async (price: number) =>
      manager.call('POST /console/{venue}/bills/{bill}/items/change', {
        venue: venue.id,
        bill,
        body: { item: pieceOf(await billOf(phone), 'Dish steak'), price, reason: 'As agreed' },
      });
    await change(1_000);
    expect(await sums(scene)).toEqual(new Set([14.5]));
    await change(9_000);
    expect(await sums(scene)).toEqual(new Set([94.5]));
    expect(await scene.onPhone()).toMatchObject({
      total: 94.5,
      items: [{ price: 20, total: 90 }, { total: 4.5 }],
    });
    await manager.call('POST /console/{venue}/bills/{bill}/discount', {
      venue: venue.id,
      bill,
      body: { percent: 10, reason: 'Regulars' },
    });
    expect(await sums(scene)).toEqual(new Set([85.05]));
    await scene.agrees();
  });

  it('order by order, where several are on the bill', async () => {
    const scene = await anEvening(['steak', 'soup']);
    await placed(scene.second, ['soup', 'soup']);
    await scene.off('Dish steak');
    expect(await scene.onBoard()).toMatchObject({ left: 4.5, total: 4.5 });
    expect(await scene.onPhone()).toMatchObject({ left: 4.5, total: 4.5 });
    expect(await billOf(scene.phone)).toMatchObject({ left: 13.5 });
    expect(await scene.onFloor()).toMatchObject({ unpaid: 13.5 });
  });

  it('after a dish was moved to another table, where it is paid', async () => {
    const scene = await anEvening(['steak', 'soup']);
    const { staff, venue, table, order, phone } = scene;
    const other = await aTable(server, venue, { name: 'Table 2' });
    await staff.call('POST /console/{venue}/tables/{table}/split', {
      venue: venue.id,
      table: table.id,
      body: { to: other.id, items: [pieceOf(await billOf(phone), 'Dish steak')] },
    });
    expect(await sums(scene)).toEqual(new Set([4.5]));
    const paid = await staff.call('POST /console/{venue}/orders/{order}/settle-cash', {
      venue: venue.id,
      order,
    });
    expect(paid.order).toMatchObject({ left: 0, payments_sum: 4.5 });
    await scene.agrees();
  });
});

it('[PAYGO-16] a guest whose last unpaid dish was taken off may sit down elsewhere', async () => {
  const scene = await anEvening(['steak', 'soup']);
  const { staff, venue, order, phone } = scene;
  const other = await aTable(server, venue, { name: 'Table 9' });
  await staff.call('POST /console/{venue}/orders/{order}/close', { venue: venue.id, order });
  await scene.off('Dish steak', 'Dish soup');
  const { session } = phone;
  const moved = await phone.call('POST /session/{session}/change-table', {
    session,
    body: { code: other.code },
  });
  expect(moved).toBeTruthy();
});
