import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('an order that staff take the money for', () => {
  it('is answered and told as it is read afterwards, and the books know of it', async () => {
    const scene = await aTableScene(server);
    const { phone, staff, venue } = scene;
    const { unique_order_number: number } = await placed(phone, ['soup', 'steak']);
    const named = { venue: venue.id, order: number };
    await staff.call('POST /console/{venue}/orders/{order}/accept', { ...named, body: { wait_minutes: 5 } });
    const stream = await openStream(phone, `/api/realtime/${phone.session}`);
    const { order } = await staff.call('POST /console/{venue}/orders/{order}/settle-cash', named);
    const told = (await stream.next('order-updated')).data as { order: object };
    stream.close();
    const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
    expect(orders.find(each => each.unique_order_number === number)).toEqual(order);
    const [read] = (await phone.call('GET /orders/get-orders/{session}', { session: phone.session })).orders;
    expect({ ...read, session_token: null }).toEqual(told.order);
    expect(read).toMatchObject({ is_paid: true, payments_sum: 24.5, payments: [{ amount: 24.5 }] });
    const { rows } = await server.database.pool.query(
      `select b.status, b.is_paid, p.status as payment, p.captured, p.allocated,
         (select array_agg(e.kind order by e.id) from payment_event e where e.payment_id = p.id) as events,
         (select array_agg(e.kind order by e.id) from journal_entry e where e.bill_id = b.id) as entries,
         (select bool_and(i.booked) from bill_item i where i.bill_id = b.id) as booked
       from bill b join payment p on p.bill_id = b.id where b.unique_order_number = $1`,
      [number],
    );
    expect(rows).toEqual([
      {
        status: 'closed',
        is_paid: true,
        payment: 'captured',
        captured: 2450,
        allocated: 2450,
        events: ['created', 'captured'],
        entries: ['sale', 'capture'],
        booked: true,
      },
    ]);
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it.each([
    ['on no bill yet', false],
    ['on the bill of its table', true],
  ])('is taken for the sum that was on screen, or not at all: %s', async (_where, isOnBill) => {
    const flagOverrides = isOnBill ? { 'pay-go': true, 'skip-payment': true } : {};
    const scene = await aTableScene(server, { table: { flagOverrides } });
    const { phone, staff, venue } = scene;
    const { unique_order_number: order } = await placed(phone, ['soup', 'steak']);
    const where = { venue: venue.id, order };
    await staff.call('POST /console/{venue}/orders/{order}/accept', { ...where, body: { wait_minutes: 5 } });
    const take = (expected_total: number, idempotencyKey: string) =>
      staff.call('POST /console/{venue}/orders/{order}/settle-cash', {
        ...where,
        body: { expected_total },
        idempotencyKey,
      });
    await expect(take(2000, 'stale')).rejects.toMatchObject({
      code: 'bill_changed',
      http: 409,
      details: { amount: 24.5 },
    });
    const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
    expect(orders).toMatchObject([{ left: 24.5, payments_sum: 0 }]);
    expect((await take(2450, 'seen')).order).toMatchObject({ left: 0, payments_sum: 24.5 });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });
});
