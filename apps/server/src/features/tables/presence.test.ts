import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const REASON = 'Nobody is at the table';
const scene = (acceptance: 'auto' | 'manual' = 'auto') =>
  aTableScene(server, { venue: { settings: { presence: 'confirm', acceptance } } });
const accept = ({ staff, venue }: TableScene, order: string) =>
  staff.call('POST /console/{venue}/orders/{order}/accept', {
    venue: venue.id,
    order,
    body: { wait_minutes: null },
  });
const nobody = ({ staff, venue }: TableScene, order: string) =>
  staff.call('POST /console/{venue}/orders/{order}/nobody', {
    venue: venue.id,
    order,
    body: { reason: REASON },
  });
const board = async ({ staff, venue }: TableScene) =>
  (await staff.call('GET /console/{venue}/board', { venue: venue.id })).orders;
const ordersOf = async ({ phone }: Pick<TableScene, 'phone'>) =>
  (await phone.call('GET /orders/get-orders/{session}', { session: phone.session })).orders;

describe('where the venue wants to see its guests first', () => {
  it("asks once for a party: the first order waits, yes lets all its phones' orders through, later ones flow", async () => {
    const first = await scene();
    const friend = { ...first, phone: await server.guestAt(first.table.code) };
    const mine = await placed(first.phone);
    const theirs = await placed(friend.phone);
    expect([mine, theirs]).toMatchObject([
      { status: 'waiting_confirmation', asks_presence: true },
      { status: 'waiting_confirmation', asks_presence: true },
    ]);
    expect(await accept(first, mine.unique_order_number)).toMatchObject({
      changed: true,
      order: { status: 'active', asks_presence: false },
    });
    expect(await ordersOf(friend)).toMatchObject([{ status: 'active', asks_presence: false }]);
    expect(await placed(friend.phone)).toMatchObject({ status: 'active', asks_presence: false });
  });

  it('asks no second time where staff accept every order anyway', async () => {
    const first = await scene('manual');
    const friend = { ...first, phone: await server.guestAt(first.table.code) };
    const mine = await placed(first.phone);
    await placed(friend.phone);
    await accept(first, mine.unique_order_number);
    expect(await ordersOf(friend)).toMatchObject([{ status: 'waiting_confirmation', asks_presence: false }]);
    expect(await placed(friend.phone)).toMatchObject({
      status: 'waiting_confirmation',
      asks_presence: false,
    });
  });

  it('asks nothing where the venue does not care', async () => {
    const calm = await aTableScene(server);
    expect(await placed(calm.phone)).toMatchObject({ status: 'waiting_confirmation', asks_presence: false });
    const { unique_order_number } = await placed(calm.phone);
    await expect(nobody(calm, unique_order_number)).rejects.toMatchObject({
      code: 'order_move_refused',
    });
  });
});

describe('"nobody there"', () => {
  it('ends a prank with one tap: every order refused with words, every phone told, the table free', async () => {
    const prank = await scene();
    const friend = await server.guestAt(prank.table.code);
    const stream = await openStream(prank.phone, `/api/realtime/${prank.phone.session}`);
    const { unique_order_number: order } = await placed(prank.phone, ['soup', 'steak']);
    await placed(friend);
    const answer = await nobody(prank, order);
    expect(answer).toMatchObject({
      order: { status: 'rejected', status_reason: REASON },
      table: { state: 'free', guests: 0, open_orders: 0, unpaid: 0 },
    });
    expect((await board(prank)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await stream.next('order-rejected')).data).toMatchObject({ order: { status_reason: REASON } });
    await stream.next('session-ended');
    for (const phone of [prank.phone, friend]) {
      await expect(placed(phone)).rejects.toMatchObject({ code: 'session_ended' });
    }
    await expect(nobody(prank, order)).rejects.toMatchObject({
      code: 'order_move_refused',
      details: { by: 'The waiter' },
    });
  });

  it('loses against somebody who let the order through, who is named; and leaves who paid in peace', async () => {
    const met = await scene();
    const { unique_order_number: order } = await placed(met.phone);
    const owner = { ...met, staff: await aStaff(server, met.venue, 'owner') };
    await accept(owner, order);
    await expect(nobody(met, order)).rejects.toMatchObject({
      code: 'order_move_refused',
      details: { from: 'active', by: 'The owner' },
    });
    const payer = await scene();
    const { unique_order_number: first } = await placed(payer.phone);
    const { unique_order_number: second } = await placed(payer.phone);
    await payer.staff.call('POST /console/{venue}/orders/{order}/settle-cash', {
      venue: payer.venue.id,
      order: second,
    });
    await expect(nobody(payer, first)).rejects.toMatchObject({ code: 'table_has_open_orders' });
  });

  it('does not touch the guests who sit there by now', async () => {
    const prank = await scene();
    const { unique_order_number: order } = await placed(prank.phone);
    await prank.staff.call('POST /console/{venue}/tables/{table}/close', {
      venue: prank.venue.id,
      table: prank.table.id,
      body: { force: true },
    });
    const next = await server.guestAt(prank.table.code);
    const { unique_order_number: theirs } = await placed(next);
    expect(await nobody(prank, order)).toMatchObject({ order: { status: 'rejected' }, table: { guests: 1 } });
    expect(await ordersOf({ phone: next })).toMatchObject([
      { unique_order_number: theirs, status: 'waiting_confirmation' },
    ]);
  });

  it('is not for the kitchen', async () => {
    const prank = await scene();
    const { unique_order_number: order } = await placed(prank.phone);
    const cook = { ...prank, staff: await aStaff(server, prank.venue, 'kitchen') };
    await expect(nobody(cook, order)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
