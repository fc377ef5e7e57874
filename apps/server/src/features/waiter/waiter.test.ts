import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set('2026-03-18T10:00:00Z'));

const call = (phone: Phone, comment = '', unique_order_number: string | null = null) =>
  phone.call('POST /call-waiter/call', { body: { session: phone.session, comment, unique_order_number } });
const dataOf = (phone: Phone) => phone.call('GET /get-session-data/{session}', { session: phone.session });
const callsOf = async ({ staff, venue }: TableScene) =>
  (await staff.call('GET /console/{venue}/board', { venue: venue.id })).calls;

describe('calling the waiter', () => {
  it('[WAITER-01] [WAITER-02] [WAITER-09] reaches the staff with table, comment and order, each only if there is one', async () => {
    const scene = await aTableScene(server);
    const staff = await openStream(scene.staff, `/api/console/${scene.venue.id}/realtime`);
    const order = await placed(scene.phone);
    const { called_at } = await call(scene.phone, '  The bill, please ', order.unique_order_number);
    expect((await staff.next('board-call')).data).toMatchObject({
      event: 'called',
      call: { comment: '  The bill, please ', order_id: order.order_id, table_name: 'Table 1', called_at },
    });
    const neighbour = await server.guestAt(scene.table.code);
    server.clock.advance(1_000);
    // Nothing is said with it, not even that nothing is said.
    await neighbour.call('POST /call-waiter/call', { body: { session: neighbour.session } });
    expect(await callsOf(scene)).toMatchObject([{}, { comment: '', order_id: null }]);
    staff.close();
  });

  it('[WAITER-07] [WAITER-08] is open once per phone until staff answer; the guest hears of it', async () => {
    const scene = await aTableScene(server);
    const { phone, staff, venue } = scene;
    const stream = await openStream(phone, `/api/realtime/${phone.session}`);
    const taps = await Promise.allSettled([call(phone), call(phone)]);
    expect(taps.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(call(phone)).rejects.toMatchObject({
      code: 'waiter_already_called',
      message: 'Waiter is already called',
    });
    const [open] = await callsOf(scene);
    const address = { venue: venue.id, call: open?.id ?? '' };
    const comes = async () => (await dataOf(phone)).waiter_coming;
    expect(await comes()).toBe(false);
    const taken = await staff.call('POST /console/{venue}/calls/{call}/take', address);
    expect(await comes()).toBe(true);
    expect(taken.call).toMatchObject({ taken_by: 'The waiter', done_at: null });
    expect((await stream.next('waiter-call-updated')).data).toEqual({ taken: true, done: false });
    await staff.call('POST /console/{venue}/calls/{call}/done', address);
    expect((await stream.next('waiter-call-updated')).data).toEqual({ taken: true, done: true });
    expect(await callsOf(scene)).toEqual([]);
    await call(phone);
    expect(await comes()).toBe(false);
    stream.close();
  });

  it('is handed back by who cannot go after all, and is everybody’s again', async () => {
    const scene = await aTableScene(server);
    const { phone, staff, venue } = scene;
    const owner = await aStaff(server, venue, 'owner');
    await call(phone);
    const [open] = await callsOf(scene);
    const address = { venue: venue.id, call: open?.id ?? '' };
    await staff.call('POST /console/{venue}/calls/{call}/take', address);
    const second = await owner.call('POST /console/{venue}/calls/{call}/take', address);
    expect(second.call.taken_by).toBe('The waiter');
    const stream = await openStream(owner, `/api/console/${venue.id}/realtime`);
    await staff.call('POST /console/{venue}/calls/{call}/leave', address);
    const left = await stream.until('board-call', data => (data as { event: string }).event === 'left');
    expect(left.data).toMatchObject({ call: { taken_by: null, taken_at: null } });
    const other = await owner.call('POST /console/{venue}/calls/{call}/take', address);
    expect(other.call.taken_by).toBe('The owner');
    await owner.call('POST /console/{venue}/calls/{call}/done', address);
    const late = await staff.call('POST /console/{venue}/calls/{call}/leave', address);
    expect(late.call).toMatchObject({ taken_by: 'The owner', done_at: expect.any(String) });
    stream.close();
  });

  it('[WAITER-03] refuses more than 255 characters, tables without the feature, and foreign orders and calls', async () => {
    const scene = await aTableScene(server);
    const silent = await aTableScene(server, { table: { flagOverrides: { 'call-waiter': false } } });
    const foreign = await placed(silent.phone);
    await expect(call(scene.phone, 'x'.repeat(256))).rejects.toMatchObject({ code: 'validation_failed' });
    await call(scene.phone, 'x'.repeat(255));
    await expect(call(silent.phone)).rejects.toMatchObject({ code: 'ordering_disabled' });
    const neighbour = await server.guestAt(scene.table.code);
    await expect(call(neighbour, '', foreign.unique_order_number)).rejects.toMatchObject({
      code: 'order_not_found',
    });
    const [open] = await callsOf(scene);
    for (const id of [open?.id ?? '', 'no-call']) {
      await expect(
        silent.staff.call('POST /console/{venue}/calls/{call}/take', { venue: silent.venue.id, call: id }),
      ).rejects.toMatchObject({ code: 'call_not_found' });
    }
  });

  it('leaves the board when the guest is long gone', async () => {
    const scene = await aTableScene(server);
    await call(scene.phone);
    await server.jobs.runNow('end-overdue-calls');
    expect(await callsOf(scene)).toHaveLength(1);
    server.clock.advance(7 * 3_600_000);
    await server.jobs.runNow('end-overdue-calls');
    expect(await callsOf(scene)).toEqual([]);
  });
});
