import { aBillScene, billOf, pieceOf, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minorsOf } from './facts.ts';
import { webhookEventOf } from './news.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aKitchen = async (dishes: readonly string[]) => {
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const { venue, staff, manager, phone } = scene;
  const cook = await aStaff(server, venue, 'kitchen');
  const { unique_order_number: order, items } = await placed(phone, dishes);
  const { id: bill } = await staffBillOf(scene);
  const lineOf = (name: string) => items.find(item => item.name === name)?.id ?? '';
  const where = { venue: venue.id, order };
  return {
    off: async (name: string) =>
      manager.call('POST /console/{venue}/bills/{bill}/items/void', {
        venue: venue.id,
        bill,
        body: { items: [pieceOf(await billOf(phone), name)], reason: 'They changed their mind' },
      }),
    make: (name: string) =>
      cook.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
        ...where,
        body: { items: [lineOf(name)], ready: true },
      }),
    bring: (name: string) =>
      staff.call('POST /console/{venue}/orders/{order}/deliver', {
        ...where,
        body: { items: [lineOf(name)], delivered: true },
      }),
    /** What other systems are told, each news once. */
    told: async () => {
      const { rows } = await server.database.pool.query<{ event: string; data: object }>(
        `select event, data from outbox where audience = 'staff:' || $1 and event = 'board-order' order by xid, id`,
        [venue.id],
      );
      const news = rows.flatMap(({ event, data }) =>
        webhookEventOf({ event, data: JSON.stringify(data) }, minorsOf(2)),
      );
      return [...new Map(news.map(each => [each.key, each])).values()];
    },
  };
};
const kinds = (news: readonly { readonly kind: string }[]) => news.map(({ kind }) => kind);

it('other systems are told of a dish that staff took off, and wait for it neither at the pass nor at the table', async () => {
  const kitchen = await aKitchen(['steak', 'soup', 'soup']);
  await kitchen.off('Dish steak');
  const [changed] = (await kitchen.told()).filter(({ kind }) => kind === 'order.changed');
  expect(changed?.data).toMatchObject({
    order: {
      total: 900,
      items: [
        { name: 'Dish steak', quantity: 1, taken_off: 1 },
        { name: 'Dish soup', quantity: 2, taken_off: 0 },
      ],
    },
  });
  await kitchen.make('Dish soup');
  await kitchen.bring('Dish soup');
  expect(kinds(await kitchen.told())).toEqual([
    'order.placed',
    'order.accepted',
    'order.changed',
    'order.ready',
    'order.delivered',
  ]);
});

it('an order is served when the last dish that was still to come is taken off, and told as changed each time', async () => {
  const kitchen = await aKitchen(['steak', 'soup', 'soup']);
  await kitchen.make('Dish soup');
  await kitchen.bring('Dish soup');
  await kitchen.off('Dish soup');
  expect(kinds(await kitchen.told())).not.toContain('order.delivered');
  await kitchen.off('Dish steak');
  expect(kinds(await kitchen.told()).slice(2)).toEqual(['order.changed', 'order.changed', 'order.delivered']);
});

it('nobody is told of a change where nothing was changed', async () => {
  const kitchen = await aKitchen(['steak', 'soup', 'soup']);
  await kitchen.make('Dish steak');
  expect(kinds(await kitchen.told())).toEqual(['order.placed', 'order.accepted']);
});
