import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

// No stand-in that knows the documented calls only, but the product.
it('[APP-14] behind the documented calls is the real server: what a guest orders is stored, and staff see and serve it', async () => {
  const { phone, staff, venue } = await aTableScene(server);
  const { unique_order_number: order } = await placed(phone);
  const stored = await server.database.pool.query<{ status: string }>(
    'select status from orders where unique_order_number = $1',
    [order],
  );
  expect(stored.rows).toEqual([{ status: 'waiting_confirmation' }]);
  await staff.call('POST /console/{venue}/orders/{order}/accept', {
    venue: venue.id,
    order,
    body: { wait_minutes: 10 },
  });
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  expect(orders).toMatchObject([{ unique_order_number: order, status: 'active', wait_minutes: 10 }]);
});
