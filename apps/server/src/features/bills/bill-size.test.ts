import { aBillScene, billOf, ordered, settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A table whose bill holds 499 pieces. */
const almostFull = async () => {
  const scene = await aBillScene(server);
  await ordered(scene.phone, ['soup']);
  const { id } = await staffBillOf(scene);
  const add = (lines: number, quantity: number) =>
    scene.staff.call('POST /console/{venue}/bills/{bill}/lines', {
      venue: scene.venue.id,
      bill: id,
      body: {
        lines: Array.from({ length: lines }, (_, nth) => ({ name: `Shot ${nth}`, price: 100, quantity })),
      },
    });
  await add(9, 50);
  await add(1, 48);
  return { scene, id, add };
};

it('a bill holds so many pieces; staff who write down more are told how many fit', async () => {
  const { scene, add } = await almostFull();
  await expect(add(1, 2)).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: { lines: expect.stringContaining('500') }, most: 500, room: 1 },
  });
  expect((await add(1, 1)).bill.items).toHaveLength(500);
  await expect(add(1, 1)).rejects.toMatchObject({ details: { room: 0 } });
  expect((await billOf(scene.phone)).items).toHaveLength(500);
});

it('an order that does not fit is paid on its own, by phone or to staff', async () => {
  const { scene } = await almostFull();
  const { phone, staff, venue } = scene;
  const order = await placed(phone, ['soup', 'soup']);
  const number = order.unique_order_number;
  expect((await billOf(phone)).items).toHaveLength(499);
  const { can_pay } = await phone.call('POST /orders/can-pay-for-order/{session}', {
    session: phone.session,
    body: { unique_order_number: number, pay_for_selected_items: false },
  });
  expect(can_pay).toBe(true);
  const paid = await staff.call('POST /console/{venue}/orders/{order}/settle-cash', {
    venue: venue.id,
    order: number,
  });
  expect(paid.order).toMatchObject({ is_paid: true });
  await settled(scene, (await staffBillOf(scene)).id);
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
});
