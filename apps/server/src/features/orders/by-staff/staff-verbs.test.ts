import { someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream, type TestStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Verb = 'seen' | 'close' | 'settle-cash';
const does = ({ staff, venue }: TableScene, verb: Verb, order: string) =>
  staff.call(`POST /console/{venue}/orders/{order}/${verb}`, { venue: venue.id, order });
const accept = ({ staff, venue }: TableScene, order: string, wait_minutes: number | null = 15) =>
  staff.call('POST /console/{venue}/orders/{order}/accept', {
    venue: venue.id,
    order,
    body: { wait_minutes },
  });
const deliver = ({ staff, venue }: TableScene, order: string, items: string[], delivered = true) =>
  staff.call('POST /console/{venue}/orders/{order}/deliver', {
    venue: venue.id,
    order,
    body: { items, delivered },
  });
const refuse = ({ staff, venue }: TableScene, verb: 'reject' | 'fail', order: string) =>
  staff.call(`POST /console/{venue}/orders/{order}/${verb}`, {
    venue: venue.id,
    order,
    body: { reason: 'No more soup' },
  });
const guestStream = ({ phone }: TableScene): Promise<TestStream> =>
  openStream(phone, `/api/realtime/${phone.session}`);
const orderIn = (data: unknown) => (data as { order: Record<string, unknown> }).order;
const historyOf = (number: string) =>
  server.database.kysely
    .selectFrom('order_history as h')
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .select(['h.event', 'h.from_status', 'h.to_status', 'h.actor'])
    .where('o.unique_order_number', '=', number)
    .orderBy('h.id')
    .execute();
const stockOf = async (venueId: string, id: string) =>
  (
    await server.database.kysely
      .selectFrom('stock')
      .select('remaining')
      .where('venue_id', '=', venueId)
      .where('sellable_id', '=', id)
      .executeTakeFirstOrThrow()
  ).remaining;

describe('what staff do to an order', () => {
  it('[RT-02] [RT-03] [RT-04] [RT-05] [RT-06] [RT-09] goes from placed to finished, and the phone hears every step', async () => {
    const scene = await aTableScene(server);
    const stream = await guestStream(scene);
    const order = await placed(scene.phone, ['soup', 'steak']);
    const number = order.unique_order_number;
    expect(orderIn((await stream.next('order-created')).data)).toMatchObject({
      unique_order_number: number,
      status: 'waiting_confirmation',
      session_token: null,
      total: 24.5,
    });

    await does(scene, 'seen', number);
    expect(orderIn((await stream.next('order-seen-by-waiter')).data)).toMatchObject({ seen: true });

    await accept(scene, number, 15);
    expect(orderIn((await stream.next('order-accepted')).data)).toMatchObject({
      status: 'active',
      wait_minutes: 15,
      accepted_at: new Date(server.clock.now()).toISOString(),
    });

    await scene.staff.call('POST /console/{venue}/orders/{order}/wait', {
      venue: scene.venue.id,
      order: number,
      body: { wait_minutes: 40 },
    });
    expect(orderIn((await stream.next('order-wait-time-prolonged')).data)).toMatchObject({
      wait_minutes: 40,
    });

    const [soup, steak] = order.items;
    await deliver(scene, number, [soup?.id ?? '']);
    const delivered = orderIn((await stream.next('order-item-delivered')).data);
    expect(delivered).toMatchObject({
      status: 'partially_delivered',
      items: [{ is_delivered: true }, { is_delivered: false }],
    });
    await deliver(scene, number, [steak?.id ?? '']);
    expect(orderIn((await stream.next('order-item-delivered')).data)).toMatchObject({
      status: 'partially_delivered',
    });

    await does(scene, 'close', number);
    expect(orderIn((await stream.next('order-finished')).data)).toMatchObject({ status: 'closed' });
    expect(await historyOf(number)).toEqual([
      expect.objectContaining({ from_status: null, to_status: 'waiting_confirmation', actor: 'guest' }),
      {
        event: 'order-seen-by-waiter',
        from_status: 'waiting_confirmation',
        to_status: 'waiting_confirmation',
        actor: 'staff',
      },
      { event: 'order-accepted', from_status: 'waiting_confirmation', to_status: 'active', actor: 'staff' },
      { event: 'order-wait-time-prolonged', from_status: 'active', to_status: 'active', actor: 'staff' },
      {
        event: 'order-item-delivered',
        from_status: 'active',
        to_status: 'partially_delivered',
        actor: 'staff',
      },
      {
        event: 'order-item-delivered',
        from_status: 'partially_delivered',
        to_status: 'partially_delivered',
        actor: 'staff',
      },
      { event: 'order-finished', from_status: 'partially_delivered', to_status: 'closed', actor: 'staff' },
    ]);
    stream.close();
  });

  it('[ORDER-20] is active again when the last delivered mark is taken back', async () => {
    const scene = await aTableScene(server);
    const order = await placed(scene.phone);
    await accept(scene, order.unique_order_number);
    const items = order.items.map(({ id }) => id);
    await deliver(scene, order.unique_order_number, items);
    const { order: back } = await deliver(scene, order.unique_order_number, items, false);
    expect(back).toMatchObject({ status: 'active', items: [{ is_delivered: false }] });
    await expect(deliver(scene, order.unique_order_number, ['not-a-line'])).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it.each([
    ['reject', 'rejected', 'order-rejected', 'waiting_confirmation'],
    ['reject', 'rejected', 'order-rejected', 'active'],
    ['fail', 'failed', 'order-failed', 'active'],
  ] as const)(
    '[RT-07] [RT-08] [ORDER-50] %s makes it %s with words for the guest, and gives back what it held',
    async (verb, status, event, from) => {
      const scene = await aTableScene(server);
      await someStock(server, scene.venue, 'item', 'soup', 1);
      const stream = await guestStream(scene);
      const { unique_order_number: number } = await placed(scene.phone);
      expect(await stockOf(scene.venue.id, 'soup')).toBe(0);
      if (from === 'active') await accept(scene, number);
      const { order } = await refuse(scene, verb, number);
      expect(order).toMatchObject({ status, status_reason: 'No more soup' });
      expect(orderIn((await stream.next(event)).data)).toMatchObject({
        status,
        status_reason: 'No more soup',
      });
      expect(await stockOf(scene.venue.id, 'soup')).toBe(1);
      stream.close();
    },
  );

  it('keeps delivered dishes out of what a rejected order gives back', async () => {
    const scene = await aTableScene(server);
    for (const id of ['soup', 'steak']) await someStock(server, scene.venue, 'item', id, 5);
    const order = await placed(scene.phone, ['soup', 'steak']);
    await accept(scene, order.unique_order_number);
    await deliver(scene, order.unique_order_number, [order.items[0]?.id ?? '']);
    await refuse(scene, 'reject', order.unique_order_number);
    expect([await stockOf(scene.venue.id, 'soup'), await stockOf(scene.venue.id, 'steak')]).toEqual([4, 5]);
  });

  it.each([0, 2])(
    'leaves what staff counted after the order was placed as they counted it: %i',
    async left => {
      const scene = await aTableScene(server);
      const { staff, venue, phone } = scene;
      const count = (remaining: number) => {
        const body = { kind: 'item', id: 'soup', remaining } as const;
        return staff.call('POST /console/{venue}/stock', { venue: venue.id, body });
      };
      const early = await placed(phone);
      server.clock.advance(60_000);
      await count(left);
      await refuse(scene, 'reject', early.unique_order_number);
      expect(await stockOf(venue.id, 'soup')).toBe(left);
      await count(3);
      server.clock.advance(60_000);
      const late = await placed(phone);
      expect(await stockOf(venue.id, 'soup')).toBe(2);
      await refuse(scene, 'reject', late.unique_order_number);
      expect(await stockOf(venue.id, 'soup')).toBe(3);
    },
  );

  it('refuses what the transition table does not allow, and changes nothing', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: number } = await placed(scene.phone);
    await expect(does(scene, 'close', number)).rejects.toMatchObject({ code: 'order_move_refused' });
    await accept(scene, number);
    await expect(accept(scene, number)).rejects.toMatchObject({ code: 'order_move_refused' });
    await does(scene, 'close', number);
    for (const attempt of [
      () => accept(scene, number),
      () => does(scene, 'close', number),
      () => refuse(scene, 'reject', number),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'order_move_refused', http: 409 });
    }
    const { orders } = await scene.phone.call('GET /orders/get-orders/{session}', {
      session: scene.phone.session,
    });
    expect(orders).toMatchObject([{ status: 'closed' }]);
    expect(await historyOf(number)).toHaveLength(3);
  });

  it('accepts an order once, whoever of two is faster', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: number } = await placed(scene.phone);
    const both = await Promise.allSettled([accept(scene, number, 10), accept(scene, number, 20)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await historyOf(number)).toHaveLength(2);
  });

  it("knows another venue's order as little as one that does not exist", async () => {
    const scene = await aTableScene(server);
    const other = await aTableScene(server);
    const { unique_order_number: number } = await placed(other.phone);
    await expect(accept(scene, number)).rejects.toMatchObject({ code: 'order_not_found', http: 404 });
    await expect(accept(scene, 'nothing')).rejects.toMatchObject({ code: 'order_not_found' });
  });

  it('settles an order in cash once; the kitchen may not', async () => {
    const scene = await aTableScene(server);
    const kitchen = await aTableScene(server, { role: 'kitchen' });
    const { unique_order_number: number } = await placed(scene.phone);
    await accept(scene, number);
    const { order } = await does(scene, 'settle-cash', number);
    expect(order).toMatchObject({ is_paid: true, payments_sum: 4.5, selected_payment_type: 'cash' });
    await expect(does(scene, 'settle-cash', number)).rejects.toMatchObject({ code: 'order_already_paid' });
    const own = await placed(kitchen.phone);
    await expect(does(kitchen, 'settle-cash', own.unique_order_number)).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('notes every deed of staff in an audit log that cannot be changed', async () => {
    const scene = await aTableScene(server);
    const { unique_order_number: number } = await placed(scene.phone);
    await accept(scene, number);
    await does(scene, 'close', number);
    const { rows } = await server.database.pool.query<{ action: string; subject: string }>(
      'select action, subject from audit_log where venue_id = $1 order by id',
      [scene.venue.id],
    );
    expect(rows).toEqual([
      { action: 'order-accept', subject: `order:${number}` },
      { action: 'order-close', subject: `order:${number}` },
    ]);
    await expect(server.database.pool.query('delete from audit_log')).rejects.toThrow('append-only');
  });

  it('asks for no more proof of presence once staff have accepted an order of the party', async () => {
    const scene = await aTableScene(server, {
      venue: { settings: { presence: 'confirm', acceptance: 'auto' } },
    });
    const first = await placed(scene.phone);
    expect(first.status).toBe('waiting_confirmation');
    await accept(scene, first.unique_order_number);
    expect((await placed(scene.phone)).status).toBe('active');
  });
});
