import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const board = ({ staff, venue }: TableScene) => staff.call('GET /console/{venue}/board', { venue: venue.id });
const status = (
  { staff, venue }: TableScene,
  order_status: 'open' | 'rush_mode' | 'temporarily_disabled',
  rush_mode_wait_minutes: number | null = null,
) =>
  staff.call('POST /console/{venue}/status', {
    venue: venue.id,
    body: { order_status, rush_mode_wait_minutes },
  });

describe("the staff's board", () => {
  it('shows open orders, those finished within the hour, open calls and the venue', async () => {
    const scene = await aTableScene(server);
    const { phone, staff, venue, table } = scene;
    const done = await placed(phone);
    const address = { venue: venue.id, order: done.unique_order_number };
    await staff.call('POST /console/{venue}/orders/{order}/accept', {
      ...address,
      body: { wait_minutes: 5 },
    });
    await staff.call('POST /console/{venue}/orders/{order}/close', address);
    await placed(phone);
    await phone.call('POST /call-waiter/call', { body: { session: phone.session, comment: 'Water' } });
    const now = await board(scene);
    expect(now.orders).toMatchObject([
      { status: 'closed', table_id: table.id, guest_index: 1 },
      { status: 'waiting_confirmation' },
    ]);
    expect(now.calls).toMatchObject([{ comment: 'Water', table_name: 'Table 1' }]);
    expect(now.venue).toEqual({
      order_status: 'open',
      rush_mode_wait_minutes: null,
      is_currently_working_hours: true,
    });
    server.clock.advance(61 * 60_000);
    expect((await board(scene)).orders).toMatchObject([{ status: 'waiting_confirmation' }]);
  });

  it('hands out a cursor after which the stream misses nothing, not even a commit that was late', async () => {
    const scene = await aTableScene(server);
    const late = await server.database.pool.connect();
    await late.query('begin');
    await late.query("insert into outbox (audience, event, data) values ($1, 'board-venue', '{}')", [
      `staff:${scene.venue.id}`,
    ]);
    const { cursor, orders } = await board(scene);
    expect(orders).toEqual([]);
    const order = await placed(scene.phone);
    await late.query('commit');
    late.release();
    const stream = await openStream(
      scene.staff,
      `/api/console/${scene.venue.id}/realtime?after=${encodeURIComponent(cursor)}`,
    );
    await stream.next('board-venue');
    const heard = await stream.next('board-order');
    expect(heard).toMatchObject({
      channel: `venue_staff_${scene.venue.id}`,
      data: { event: 'order-created', order: { unique_order_number: order.unique_order_number } },
    });
    expect((heard.data as { order: object }).order).toEqual((await board(scene)).orders[0]);
    stream.close();
  });
});

describe('the switch for taking orders', () => {
  it('[RT-12] [RT-13] [RT-14] [RT-15] [ORDER-54] tells every phone of the venue at once', async () => {
    const scene = await aTableScene(server);
    const stream = await openStream(
      scene.phone,
      `/api/realtime/${scene.phone.session}?channels=restaurant_${scene.venue.id}`,
    );
    await status(scene, 'rush_mode', 35);
    expect((await stream.next('rush-mode-activated')).data).toEqual({
      order_status: 'rush_mode',
      rush_mode_wait_minutes: 35,
      is_currently_working_hours: true,
    });
    await status(scene, 'open');
    await status(scene, 'temporarily_disabled');
    await status(scene, 'temporarily_disabled');
    await status(scene, 'open');
    for (const event of ['rush-mode-deactivated', 'restaurant-closed', 'restaurant-opened']) {
      await stream.next(event);
    }
    const about = stream.heard.map(({ event }) => event).filter(event => event !== 'menu-updated');
    expect(about).toEqual([
      'rush-mode-activated',
      'rush-mode-deactivated',
      'restaurant-closed',
      'restaurant-opened',
    ]);
    stream.close();
  });

  it('[ORDER-58] takes the usual minutes when staff name none, and phones that come later see it', async () => {
    const scene = await aTableScene(server);
    const { venue } = await status(scene, 'rush_mode');
    expect(venue.rush_mode_wait_minutes).toBe(20);
    const { restaurant } = await scene.phone.call('GET /get-session-data/{session}', {
      session: scene.phone.session,
    });
    expect(restaurant).toMatchObject({ order_status: 'rush_mode', rush_mode_wait_minutes: 20 });
    await status(scene, 'temporarily_disabled');
    await expect(placed(scene.phone)).rejects.toMatchObject({ code: 'not_accepting_orders' });
  });
});
