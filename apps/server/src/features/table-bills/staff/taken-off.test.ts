import type { CallInput } from '@tableside/contract/client';
import { aBillScene, ordered, pieceOf, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import type { TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const CALL = 'POST /console/{venue}/bills/{bill}';
type Verb = 'lines' | 'items/change' | 'items/void' | 'discount';
const did = <V extends Verb>(
  staff: TestStaff,
  bill: string,
  verb: V,
  body: CallInput<`${typeof CALL}/${V}`>['body'],
) =>
  staff.call(`${CALL}/${verb}` as `${typeof CALL}/lines`, {
    venue: staff.venue,
    bill,
    body: body as never,
  });
const agrees = async ({ venue }: { readonly venue: { readonly id: string } }) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);

describe('what a waiter may take off a bill', () => {
  it('a dear false line of a waiter does not widen what they may take off', async () => {
    const scene = await aBillScene(server);
    const { staff, manager, phone } = scene;
    await ordered(phone, ['steak', 'steak', 'steak', 'steak', 'steak']);
    const { id } = await staffBillOf(scene);
    await did(staff, id, 'lines', { lines: [{ name: 'False', price: 500_000, quantity: 1 }] });
    const { items } = await staffBillOf(scene);
    const steaks = items.filter(({ name }) => name === 'Dish steak').map(each => each.id);
    const falseLine = pieceOf({ items }, 'False');
    const voided = (ids: readonly (string | undefined)[]) =>
      did(staff, id, 'items/void', { items: ids.flatMap(each => each ?? []), reason: 'x' });
    await expect(voided(steaks.slice(0, 2))).rejects.toMatchObject({ code: 'role_limit' });
    await expect(did(staff, id, 'discount', { percent: 5, reason: 'x' })).rejects.toMatchObject({
      code: 'role_limit',
    });
    await voided(steaks.slice(0, 1));
    await expect(voided([falseLine])).rejects.toMatchObject({ code: 'role_limit' });
    // Nor does a colleague's dish that got dearer in their hands.
    const item = steaks[1] ?? '';
    await expect(did(staff, id, 'items/change', { item, price: 500_000, reason: 'x' })).rejects.toMatchObject(
      { code: 'role_limit' },
    );
    await did(manager, id, 'items/change', { item, price: 3_000, reason: 'Large one' });
    await agrees(scene);
  });

  it('an order that made room for a void and was rejected afterwards is told to the office', async () => {
    const scene = await aBillScene(server);
    const { staff, manager, phone, second, venue } = scene;
    await ordered(phone, ['steak', 'steak', 'steak']);
    const dear = await placed(
      second,
      Array.from({ length: 10 }, () => 'steak'),
    );
    const { id, items } = await staffBillOf(scene);
    const own = items.filter(({ guest_index }) => guest_index === 1).map(each => each.id);
    await did(staff, id, 'items/void', { items: own.slice(0, 2), reason: 'x' });
    const alerts = async () =>
      (await manager.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts;
    expect(await alerts()).toEqual([]);
    await staff.call('POST /console/{venue}/orders/{order}/reject', {
      venue: venue.id,
      order: dear.unique_order_number,
      body: { reason: 'x' },
    });
    expect(await alerts()).toMatchObject([
      { kind: 'taken_off_beyond_limit', data: { taken_off_minor: 4000, left_minor: 2000 } },
    ]);
    await agrees(scene);
  });
});
