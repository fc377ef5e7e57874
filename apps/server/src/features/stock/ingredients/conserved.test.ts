import { aBillScene, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const START = 12;
const DISHES = ['soup', 'steak', 'beer'] as const;
const ROUNDS = 4;

/** What guests and staff do with it, several at a time. `who` chooses the phone, the order, the piece. */
const act = fc.record({
  kind: fc.constantFrom('order', 'order', 'order', 'reject', 'void', 'count', 'link'),
  who: fc.nat(5),
  dishes: fc.array(fc.constantFrom(...DISHES), { minLength: 1, maxLength: 3 }),
  by: fc.integer({ min: -2, max: 2 }),
  takes: fc.integer({ min: 1, max: 3 }),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Refusals are answers; anything else is a fault of ours. */
const orRefused = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (cause) {
    if ((cause as { http?: number }).http === undefined || (cause as { http: number }).http >= 500)
      throw cause;
    return null;
  }
};

const evening = async () => {
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const owner = await aStaff(server, scene.venue, 'owner');
  const { venue } = owner;
  const phones = [scene.phone];
  for (let more = 0; more < 3; more += 1) {
    phones.push(await server.guestAt((await aTable(server, scene.venue)).code));
  }
  const { id: ingredient } = await owner.call('POST /console/{venue}/stock/ingredients/make', {
    venue,
    body: { name: 'Bun', remaining: START, each_day: null },
  });
  const use = (id: string, count: number) =>
    owner.call('POST /console/{venue}/stock/ingredients/{ingredient}/use', {
      venue,
      ingredient,
      body: { kind: 'item', id, count },
    });
  for (const [at, id] of DISHES.entries()) await use(id, at + 1);
  const orders: string[] = [];
  let added = 0;
  const left = async (): Promise<number> => {
    const { ingredients } = await owner.call('GET /console/{venue}/stock', { venue });
    return ingredients[0]?.remaining ?? Number.NaN;
  };
  const held = async (): Promise<number> => {
    const { rows } = await server.database.pool.query<{ held: number }>(
      `select coalesce(sum((l.quantity - l.taken_off) * (l.ingredients ->> $2)::int), 0)::int as held
       from order_line l join orders o on o.id = l.order_id where o.venue_id = $1 and o.status <> 'rejected'`,
      [venue, ingredient],
    );
    return rows[0]?.held ?? 0;
  };
  const perform = async ({ kind, who, dishes, by, takes }: Act): Promise<void> => {
    const phone = phones[who % phones.length] ?? scene.phone;
    const order = orders[who % Math.max(1, orders.length)];
    if (kind === 'order') {
      const { session } = phone;
      for (const menu_item_id of dishes) {
        await orRefused(
          phone.call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } }),
        );
      }
      const placed = await orRefused(phone.call('POST /cart/{session}/place-order', { session, body: {} }));
      if (placed) orders.push(placed.order.unique_order_number);
    } else if (kind === 'reject' && order) {
      const body = { reason: 'No more' };
      await orRefused(owner.call('POST /console/{venue}/orders/{order}/reject', { venue, order, body }));
    } else if (kind === 'void') {
      // A table that has ordered nothing has no bill.
      const bill = await staffBillOf(scene).catch(() => null);
      const items = bill?.items.slice(0, 1).map(({ id }) => id) ?? [];
      if (!bill || items.length === 0) return;
      const body = { items, reason: 'They changed their mind' };
      await orRefused(
        owner.call('POST /console/{venue}/bills/{bill}/items/void', { venue, bill: bill.id, body }),
      );
    } else if (kind === 'count') {
      const before = await owner.call('POST /console/{venue}/stock/ingredients/{ingredient}/count', {
        venue,
        ingredient,
        // Only upwards: what is taken from nothing is nothing.
        body: { by: Math.abs(by) },
      });
      added += Math.abs(by);
      expect(before.remaining).toBeGreaterThanOrEqual(0);
    } else if (kind === 'link') {
      await use(dishes[0] ?? 'soup', takes);
    }
  };
  return { perform, left, held, added: () => added };
};

it('is never less than nothing, and all of it is either left or on the plates of orders that stand', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 2, maxLength: 4 }), { minLength: ROUNDS, maxLength: ROUNDS }),
      async rounds => {
        const { perform, left, held, added } = await evening();
        for (const together of rounds) {
          await Promise.all(together.map(perform));
          const now = await left();
          expect(now).toBeGreaterThanOrEqual(0);
          expect(now + (await held())).toBe(START + added());
        }
      },
    ),
    { numRuns: 6 },
  );
}, 60_000);
