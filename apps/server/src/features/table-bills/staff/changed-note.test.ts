import {
  aBillScene,
  type BillScene,
  billOf,
  pieceOf,
  settled,
  staffBillOf,
} from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { untilBlocking } from '@tableside/testkit/server/until-blocking.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const SOUP = 'Dish soup';
type Change = { readonly note?: string; readonly price?: number };

/** Who changes, cooks and reads around one bill. */
const around = async (scene: BillScene, order: string, bill: string) => {
  const { venue, manager, phone, staff } = scene;
  const cook = await aStaff(server, venue, 'kitchen');
  const pieces = async () => (await staffBillOf(scene)).items;
  return {
    ...scene,
    cook,
    order,
    bill,
    pieces,
    /** Of the nth soup. */
    change: async (what: Change, nth = 0, idempotencyKey?: string) =>
      manager.call('POST /console/{venue}/bills/{bill}/items/change', {
        venue: venue.id,
        bill,
        body: {
          item: pieceOf({ items: await pieces() } as never, SOUP, nth),
          reason: 'The guest asked',
          ...what,
        },
        ...(idempotencyKey && { idempotencyKey }),
      }),
    off: async (nth: number) =>
      manager.call('POST /console/{venue}/bills/{bill}/items/void', {
        venue: venue.id,
        bill,
        body: {
          items: [pieceOf({ items: await pieces() } as never, SOUP, nth)],
          reason: 'Changed their mind',
        },
      }),
    /** The soup as the kitchen has it. */
    inKitchen: async () => {
      const { orders } = await cook.call('GET /console/{venue}/kitchen', { venue: venue.id });
      return orders.find(each => each.unique_order_number === order)?.lines[0];
    },
    bump: async (ready: boolean) => {
      const { orders } = await cook.call('GET /console/{venue}/kitchen', { venue: venue.id });
      const items = orders.find(each => each.unique_order_number === order)?.lines.map(({ id }) => id) ?? [];
      const where = { venue: venue.id, order };
      await cook.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
        ...where,
        body: { items, ready },
      });
    },
    onBoard: async () => {
      const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
      return orders.find(each => each.unique_order_number === order);
    },
    onPhone: async () => {
      const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
      return orders.find(each => each.unique_order_number === order)?.items[0]?.note;
    },
  };
};

/** Three soups that a guest wants hot, in the kitchen and on the table's bill. */
const anEvening = async (acceptance: 'auto' | 'manual' = 'auto') => {
  const settings = { acceptance, presence: 'off', itemNotes: true } as const;
  const scene = await aBillScene(server, { settings });
  const { session } = scene.phone;
  const body = { menu_item_id: 'soup', quantity: 3, note: 'hot' };
  await scene.phone.call('POST /cart/{session}/add', { session, body });
  const { unique_order_number: order } = await placed(scene.phone, []);
  const { id } = await staffBillOf(scene);
  return around(scene, order, id);
};

describe('a note that staff change on the bill', () => {
  it('is read at once in the kitchen, on the board and by the guest, beside what stood there before, until the dish is made', async () => {
    const scene = await anEvening();
    expect(await scene.inKitchen()).toMatchObject({ note: 'hot', note_was: null });
    const kitchen = await openStream(scene.cook, `/api/console/${scene.venue.id}/realtime`);
    const guest = await openStream(scene.phone, `/api/realtime/${scene.phone.session}`);
    await scene.change({ note: 'no salt' }, 1);
    const note = '2 × hot; 1 × no salt';
    const news = { data: { order: { items: [{ note }] } } };
    expect(await kitchen.until('board-order', () => true)).toMatchObject(news);
    expect(await guest.until('order-updated', () => true)).toMatchObject(news);
    kitchen.close();
    guest.close();
    expect(await scene.inKitchen()).toMatchObject({ note, note_was: 'hot' });
    expect(await scene.onBoard()).toMatchObject({ items: [{ note }] });
    expect(await scene.onPhone()).toBe(note);
    // All three alike are one note again.
    await scene.change({ note: 'no salt' }, 0);
    await scene.change({ note: 'no salt' }, 2);
    expect(await scene.inKitchen()).toMatchObject({ note: 'no salt', note_was: '2 × no salt; 1 × hot' });
    await scene.change({ note: '  ' }, 0);
    expect(await scene.inKitchen()).toMatchObject({ note: '2 × no salt', note_was: 'no salt' });
    await scene.bump(true);
    expect(await scene.inKitchen()).toMatchObject({ note: '2 × no salt', note_was: null });
    await scene.bump(false);
    expect(await scene.inKitchen()).toMatchObject({ note_was: null });
  });

  it('is changed once, however often it is asked for, and not by a new price or by the same words', async () => {
    const scene = await anEvening();
    const changes = async () => {
      const rows = await server.database.pool.query<{ n: number }>(
        `select l.note_changes as n from order_line l join orders o on o.id = l.order_id where o.unique_order_number = $1`,
        [scene.order],
      );
      return rows.rows[0]?.n;
    };
    const first = await scene.change({ note: 'no salt' }, 0, 'twice');
    expect(await scene.change({ note: 'no salt' }, 0, 'twice')).toEqual(first);
    await scene.change({ price: 100, note: 'no salt' });
    await scene.change({ price: 90 });
    expect(await changes()).toBe(1);
    expect(await scene.inKitchen()).toMatchObject({ note: '1 × no salt; 2 × hot', note_was: 'hot' });
  });

  it('of a dish that is made, or was brought, is refused, and its price with it; a price alone is not', async () => {
    const scene = await anEvening();
    await scene.bump(true);
    const refused = { code: 'dish_made' };
    await expect(scene.change({ note: 'no salt', price: 100 })).rejects.toMatchObject(refused);
    expect((await scene.pieces()).map(({ note, price }) => [note, price])).toEqual(
      Array(3).fill(['hot', 4.5]),
    );
    expect(await scene.onPhone()).toBe('hot');
    await scene.change({ price: 100 });
    expect((await scene.pieces())[0]).toMatchObject({ note: 'hot', price: 1 });
    const where = { venue: scene.venue.id, order: scene.order };
    await scene.staff.call('POST /console/{venue}/orders/{order}/close', where);
    await scene.bump(false).catch(() => undefined);
    await expect(scene.change({ note: 'no salt' })).rejects.toMatchObject(refused);
  });

  it('of a dish that is paid is changed until the dish is made, and costs nothing; its price stays', async () => {
    const scene = await anEvening();
    const [first] = await scene.pieces();
    await settled(scene, scene.bill, { items: [first?.id ?? ''] });
    const money = async () => {
      const { left, payments_sum, total } = await staffBillOf(scene);
      return { left, payments_sum, total };
    };
    const before = await money();
    await scene.change({ note: 'no salt' }, 0);
    expect(await scene.inKitchen()).toMatchObject({ note: '1 × no salt; 2 × hot', note_was: 'hot' });
    expect((await scene.pieces())[0]).toMatchObject({ note: 'no salt', is_paid: true });
    await settled(scene, scene.bill);
    await scene.change({ note: 'no salt' }, 1);
    expect(await scene.inKitchen()).toMatchObject({ note: '2 × no salt; 1 × hot' });
    expect(await money()).toEqual({ ...before, left: 0, payments_sum: before.total });
    const refused = { code: 'bill_item_not_free' };
    await expect(scene.change({ price: 100 })).rejects.toMatchObject(refused);
    await expect(scene.change({ price: 100, note: 'cold' })).rejects.toMatchObject(refused);
    await scene.bump(true);
    await expect(scene.change({ note: 'cold' })).rejects.toMatchObject({ code: 'dish_made' });
  });

  it('waits for a cook who has the dish in hand, and is refused once it is made', async () => {
    const scene = await anEvening();
    const { asked } = await server.database.transaction(async run => {
      await run('cook', 'select from orders where unique_order_number = $1 for update', [scene.order]);
      const changing = scene.change({ note: 'no salt' }).catch((refusal: unknown) => refusal);
      await untilBlocking(run);
      await run(
        'cook-made',
        `update order_line set ready_at = now(), ready_by = 'Cook'
         where order_id = (select id from orders where unique_order_number = $1)`,
        [scene.order],
      );
      return { asked: changing };
    });
    expect(await asked).toMatchObject({ code: 'dish_made' });
    expect(await scene.onPhone()).toBe('hot');
  });

  it('is no news to a kitchen that does not have the order yet', async () => {
    const scene = await anEvening('manual');
    await scene.change({ note: 'no salt' }, 2);
    const where = { venue: scene.venue.id, order: scene.order };
    await scene.staff.call('POST /console/{venue}/orders/{order}/accept', {
      ...where,
      body: { wait_minutes: null },
    });
    expect(await scene.inKitchen()).toMatchObject({ note: '2 × hot; 1 × no salt', note_was: null });
  });

  it('is that of all parts of a dish that guests share', async () => {
    const scene = await anEvening();
    const { phone } = scene;
    const { unique_order_number, items } = await billOf(phone);
    await phone.call('POST /orders/share-order-item/{session}', {
      session: phone.session,
      body: { unique_order_number, order_item: pieceOf({ items }, SOUP), parts: 2 },
    });
    await scene.change({ note: 'no salt' });
    expect((await scene.pieces()).map(({ note }) => note)).toEqual(['no salt', 'no salt', 'hot', 'hot']);
    expect(await scene.inKitchen()).toMatchObject({ note: '1 × no salt; 2 × hot' });
  });

  it('goes with its portion when that is taken off, and stays with the others', async () => {
    const scene = await anEvening();
    await scene.change({ note: 'no salt' }, 1);
    await scene.off(0);
    expect(await scene.inKitchen()).toMatchObject({ note: '1 × no salt; 1 × hot' });
    await scene.off(0);
    expect(await scene.inKitchen()).toMatchObject({ note: 'hot', taken_off: 2, quantity: 3 });
  });

  it('goes with its portion also where the others stand on the bill of another table', async () => {
    const scene = await anEvening();
    const { venue, staff, table } = scene;
    await scene.off(2);
    await scene.change({ note: 'no salt' }, 0);
    const other = await aTable(server, venue, { name: 'Table 2' });
    const [, second] = await scene.pieces();
    await staff.call('POST /console/{venue}/tables/{table}/split', {
      venue: venue.id,
      table: table.id,
      body: { to: other.id, items: [second?.id ?? ''] },
    });
    expect(await scene.inKitchen()).toMatchObject({ note: '1 × no salt; 1 × hot' });
    await scene.off(0);
    expect(await scene.inKitchen()).toMatchObject({ note: 'hot', taken_off: 2 });
  });

  it('has room beside the dish, together with those of the other portions', async () => {
    const scene = await anEvening();
    await scene.change({ note: 'x'.repeat(110) });
    await expect(scene.change({ note: 'y'.repeat(110) }, 1)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { most: 140 },
    });
    expect((await scene.pieces())[1]).toMatchObject({ note: 'hot' });
  });

  it('comes down to the dish where it was too long for that before', async () => {
    const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
    const { venue, staff, table } = scene;
    const opened = await staff.call('POST /console/{venue}/tables/{table}/bill', {
      venue: venue.id,
      table: table.id,
      body: {},
    });
    const note = 'x'.repeat(150);
    const { bill } = await staff.call('POST /console/{venue}/bills/{bill}/lines', {
      venue: venue.id,
      bill: opened.bill.id,
      body: { kitchen: true, lines: [{ menu_item_id: 'soup', quantity: 1, note }] },
    });
    const cook = await aStaff(server, venue, 'kitchen');
    const ticket = async () =>
      (await cook.call('GET /console/{venue}/kitchen', { venue: venue.id })).orders[0];
    expect(await ticket()).toMatchObject({ comment: `${SOUP}: ${note}`, lines: [{ note: '' }] });
    await scene.manager.call('POST /console/{venue}/bills/{bill}/items/change', {
      venue: venue.id,
      bill: bill.id,
      body: { item: bill.items[0]?.id ?? '', note: 'no salt', reason: 'The guest asked' },
    });
    expect(await ticket()).toMatchObject({ comment: '', lines: [{ note: 'no salt', note_was: '' }] });
  });

  it('is in no audit log, which says that it was changed, by whom and why', async () => {
    const scene = await anEvening();
    await scene.change({ note: 'no salt' });
    const rows = await server.database.pool.query<{ data: object }>(
      `select data from audit_log where subject = $1 and action = 'bill-item-change'`,
      [`bill:${scene.bill}`],
    );
    expect(rows.rows).toEqual([{ data: { item: SOUP, reason: 'The guest asked', note_changed: true } }]);
  });

  it('is ordered again by its guest for the portion that had it', async () => {
    const scene = await anEvening();
    await scene.change({ note: 'no salt' }, 1);
    const { session } = scene.phone;
    const { cart } = await scene.phone.call('POST /orders/order-again/{session}', {
      session,
      body: { unique_order_number: scene.order },
    });
    expect(cart.cart.map(({ quantity, note }) => `${quantity} × ${note}`)).toEqual([
      '2 × hot',
      '1 × no salt',
    ]);
  });
});
