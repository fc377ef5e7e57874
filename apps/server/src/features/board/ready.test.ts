import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('shows the floor what the kitchen has made, as it happens, until it is brought or recalled', async () => {
  const { phone, staff, venue } = await aTableScene(server, {
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  const cook = await aStaff(server, venue, 'kitchen');
  const stream = await openStream(staff, `/api/console/${venue.id}/realtime`);
  const { unique_order_number: order, items } = await placed(phone, ['soup', 'steak']);
  const [soup = ''] = items.map(({ id }) => id);
  const to = { venue: venue.id, order };
  const bump = (ready: boolean) =>
    cook.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
      ...to,
      body: { items: [soup], ready },
    });
  const made = async () => {
    const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
    return orders.flatMap(each => each.items.map(({ ready_by, is_delivered }) => [ready_by, is_delivered]));
  };
  await bump(true);
  const heard = await stream.until(
    'board-order',
    data => (data as { event: string }).event === 'order-updated',
  );
  const [first, second] = (heard.data as { order: { items: { ready_at: string | null }[] } }).order.items;
  expect(first?.ready_at).toBe(new Date(server.clock.now()).toISOString());
  expect(second?.ready_at).toBeNull();
  expect(await made()).toEqual([
    ['The kitchen', false],
    [null, false],
  ]);
  const guest = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  expect(JSON.stringify(guest)).not.toContain('The kitchen');
  await staff.call('POST /console/{venue}/orders/{order}/deliver', {
    ...to,
    body: { items: [soup], delivered: true },
  });
  expect((await made())[0]).toEqual(['The kitchen', true]);
  await staff.call('POST /console/{venue}/orders/{order}/deliver', {
    ...to,
    body: { items: [soup], delivered: false },
  });
  await bump(false);
  expect((await made())[0]).toEqual([null, false]);
  stream.close();
});
