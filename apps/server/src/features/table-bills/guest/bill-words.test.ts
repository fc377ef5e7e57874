import { aBillScene, billOf, ordered, pieceOf, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aCategory, aMenu, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Phone = Awaited<ReturnType<typeof aBillScene>>['phone'];
const speaks = (phone: Phone, language: string) =>
  phone.call('POST /session/{session}/update-language', { session: phone.session, body: { language } });
const PIZZA = { menu_item_id: 'pizza', quantity: 1, variation_id: 'large', option_ids: ['thin', 'ham'] };
const IN_BOTH = {
  en: { name: 'Dish pizza (Large)', options: ['Option thin', 'Option ham'] },
  lt: { name: 'Patiekalas pizza (Didelė)', options: ['Priedas thin', 'Priedas ham'] },
};

it('each dish of a bill has the words of all languages of the menu, whoever ordered it in whichever; its name stays the one of then', async () => {
  const scene = await aBillScene(server);
  const { phone, second, staff, venue } = scene;
  await speaks(second, 'lt');
  await placed(second, ['soup']);
  const { id } = await staffBillOf(scene);
  await staff.call('POST /console/{venue}/bills/{bill}/lines', {
    venue: venue.id,
    bill: id,
    body: { lines: [PIZZA, { name: 'Candle', price: 150, quantity: 1 }] },
  });
  const { items } = await billOf(phone);
  expect(items.map(({ name, words }) => [name, words])).toEqual([
    [
      'Patiekalas soup',
      { en: { name: 'Dish soup', options: [] }, lt: { name: 'Patiekalas soup', options: [] } },
    ],
    ['Dish pizza (Large)', IN_BOTH],
    // On no menu: staff's own words.
    ['Candle', undefined],
  ]);
  // Staff read what stands on paper.
  expect((await staffBillOf(scene)).items.map(item => [item.name, 'words' in item])).toEqual([
    ['Patiekalas soup', false],
    ['Dish pizza (Large)', false],
    ['Candle', false],
  ]);
  // What is shared between several is called the same.
  const number = (await billOf(phone)).unique_order_number;
  const { order } = await phone.call('POST /orders/share-order-item/{session}', {
    session: phone.session,
    body: {
      unique_order_number: number,
      order_item: pieceOf(await billOf(phone), 'Dish pizza (Large)'),
      parts: 2,
    },
  });
  expect(order.items.filter(({ part }) => part).map(({ words }) => words)).toEqual([IN_BOTH, IN_BOTH]);
});

it('an order has them as well, also once the dish is called otherwise on the menu', async () => {
  const { phone, venue } = await aBillScene(server);
  await ordered(phone, ['soup']);
  await aMenu(server, venue, {
    tags: [],
    categories: [
      aCategory({ id: 'food', items: [anItem({ id: 'soup', name: { en: 'Broth', lt: 'Sultinys' } })] }),
    ],
  });
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  expect(orders[0]?.items).toMatchObject([
    { name: 'Dish soup', words: { en: { name: 'Dish soup' }, lt: { name: 'Patiekalas soup' } } },
  ]);
});

it('a menu in one language alone says nothing of it', async () => {
  const { phone, venue } = await aBillScene(server, { settings: { languages: [] } });
  await aMenu(server, venue, {
    tags: [],
    categories: [aCategory({ id: 'food', items: [anItem({ id: 'soup', name: { en: 'Soup' } })] })],
  });
  const bill = await ordered(phone, ['soup']);
  expect(bill.items).toMatchObject([{ name: 'Soup' }]);
  expect(bill.items[0]).not.toHaveProperty('words');
});
