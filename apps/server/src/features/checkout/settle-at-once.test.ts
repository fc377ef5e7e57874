import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('an order paid to staff in full is in the books once, however many take the money, and told as it then reads', async () => {
  const scene = await aTableScene(server);
  const { staff, venue, phone } = scene;
  const { unique_order_number: order } = await placed(phone, ['soup', 'steak']);
  await staff.call('POST /console/{venue}/orders/{order}/accept', {
    venue: venue.id,
    order,
    body: { wait_minutes: 15 },
  });
  const taken = await Promise.allSettled(
    [1, 2, 3].map(() =>
      staff.call('POST /console/{venue}/orders/{order}/settle-cash', { venue: venue.id, order }),
    ),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'order_already_paid' },
  });
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);

  const { rows: bills } = await server.database.pool.query(
    `select b.status, b.is_paid, b.paid = o.total as whole, b.closed_at is not null as closed, o.is_paid as "order",
       (select count(*)::int from bill_item i where i.bill_id = b.id and i.booked) as booked,
       (select count(*)::int from payment_allocation a join bill_item i on i.id = a.bill_item_id
        where i.bill_id = b.id) as given
     from bill b join orders o on o.id = b.order_id where o.unique_order_number = $1`,
    [order],
  );
  expect(bills).toEqual([
    { status: 'closed', is_paid: true, whole: true, closed: true, order: true, booked: 2, given: 2 },
  ]);
  const { payments } = await staff.call('GET /console/{venue}/payments', { venue: venue.id });
  const { rows: told } = await server.database.pool.query(
    `select data -> 'payment' as payment from outbox where event = 'board-payment' and audience = $1`,
    [`money:${venue.id}`],
  );
  expect(payments).toHaveLength(1);
  expect(told).toEqual([{ payment: payments[0] }]);
});
