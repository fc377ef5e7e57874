import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueGuestNotification } from '../notify/index.ts';
import { endVisits } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('news of an order are written while its party is being ended: neither waits for the other', async () => {
  const { phone, venue } = await aTableScene(server, {
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
    table: { flagOverrides: { 'skip-payment': true, 'sms-notifications': true } },
  });
  const { unique_order_number } = await placed(phone);
  const { rows } = await server.database.pool.query<{ order: string; session: string; visit: string }>(
    `update guest_session s set phone_number = '+37060000000' from orders o
     where o.unique_order_number = $1 and s.id = o.session_id
     returning o.id as order, s.id as session, o.visit_id as visit`,
    [unique_order_number],
  );
  const [{ order, session, visit }] = rows as [(typeof rows)[0]];
  const at = new Date(server.clock.now());
  await server.database.transaction(async ending => {
    await endVisits(ending, [visit], at);
    await server.database.transaction(async run => {
      await run('test-patience', "set local lock_timeout = '2s'", []);
      await queueGuestNotification(run, { orderId: order, sessionId: session, kind: 'accepted', at });
    });
  });
  const { rowCount } = await server.database.pool.query(
    'select 1 from guest_message m join guest_session s on s.id = m.session_id where s.venue_id = $1',
    [venue.id],
  );
  expect(rowCount).toBeGreaterThan(0);
});
