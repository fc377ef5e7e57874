import { foundDish } from '@tableside/contract/dish-diet';
import { judgeDish } from '@tableside/domain/allergens';
import type { MenuDocument, MenuItem } from '@tableside/domain/menu';
import { minor } from '@tableside/domain/money';
import { aFoodCourt, aHouse } from '@tableside/testkit/scenes/a-food-court.ts';
import { aCategory, aGroup, aMenu, anItem, anOption, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const VEGAN = {
  id: 'vegan',
  name: { en: 'Vegan' },
  icon: 'sprout',
  iconColor: null,
  image: null,
  width: null,
};
const dish = (id: string, name: string, cents: number, over: Partial<MenuItem> = {}) =>
  anItem({
    id,
    name: { en: name, lt: `${name} LT` },
    description: { en: '' },
    price: minor(cents),
    allergensStated: true,
    ...over,
  });
const menu = (items: MenuItem[], more: MenuDocument['categories'] = []): MenuDocument => ({
  tags: [VEGAN],
  categories: [aCategory({ id: 'food', items }), ...more],
});
const vegan = { tags: ['vegan'] };

const RAMEN = menu(
  [
    dish('shoyu', 'Shoyu ramen', 1250, { allergens: ['gluten', 'soy'] }),
    dish('miso', 'Miso ramen with tofu', 1150, { ...vegan, allergens: ['gluten'] }),
    dish('edamame', 'Edamame', 450, vegan),
  ],
  [aCategory({ id: 'bar', ageRestricted: true, items: [dish('sake', 'Sake', 600, vegan)] })],
);
const TACO = menu([
  dish('taco', 'Jackfruit taco', 790, {
    ...vegan,
    optionGroups: [
      aGroup({
        id: 'wrap',
        options: [anOption({ id: 'wheat', allergens: ['gluten'] }), anOption({ id: 'corn' })],
      }),
    ],
  }),
  dish('burrito', 'Beef burrito', 1090),
  dish('secret', 'Daily taco', 500, { ...vegan, allergensStated: false }),
]);
const MENUS = [RAMEN, TACO];

const aHall = async (at: TestServer = server) => {
  const { owner, venues } = await aHouse(at, [{ name: 'Ramen' }, { name: 'Taco' }]);
  await Promise.all(venues.map((venue, place) => aMenu(at, venue, MENUS[place])));
  const { hash } = await aFoodCourt(owner, venues);
  const phone = at.client();
  const { food_court_session: session } = await phone.call('POST /food-courts/get-by-hash/{hash}', {
    hash,
    body: { food_court_session: null },
  });
  const look = (query: Record<string, string | number>) =>
    phone.call('GET /food-courts/find-dishes/{session}', { session, query });
  /** Names by venue. */
  const find = async (query: Record<string, string | number>) =>
    (await look(query)).venues.map(({ restaurant_name: name, dishes }) => [
      name,
      ...dishes.map(dish => dish.name),
    ]);
  return { session, venues, look, find };
};
const inAnyOrder = (found: readonly string[][]) => [...found].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));

const popular = { popular: true };

describe('what is popular in a hall', () => {
  it('[FOOD-08] is told before anything is asked: of a kitchen one dish that needs no choice', async () => {
    const { owner, venues } = await aHouse(server, [{ name: 'Ramen' }, { name: 'Taco' }, { name: 'Bar' }]);
    const choice = aGroup({ id: 'size', options: [anOption({ id: 'small' })] });
    const menus = [
      menu([
        dish('plain', 'Edamame', 450),
        dish('miso', 'Miso ramen', 1150, popular),
        dish('x', 'Udon', 900, popular),
      ]),
      menu([
        dish('taco', 'Taco', 790, { ...popular, optionGroups: [choice] }),
        dish('nachos', 'Nachos', 690, popular),
      ]),
      menu([dish('water', 'Water', 200)]),
    ];
    await Promise.all(venues.map((venue, place) => aMenu(server, venue, menus[place])));
    const { hash } = await aFoodCourt(owner, venues);
    const phone = server.client();
    const { food_court_session: session } = await phone.call('POST /food-courts/get-by-hash/{hash}', {
      hash,
      body: { food_court_session: null },
    });
    const look = (query: Record<string, string>) =>
      phone.call('GET /food-courts/find-dishes/{session}', { session, query });
    const told = (await look({})).popular.map(({ restaurant_name: name, dishes }) => [
      name,
      ...dishes.map(each => `${each.name} ${each.at_once}`),
    ]);
    expect(inAnyOrder(told)).toEqual([
      ['Ramen', 'Miso ramen true'],
      ['Taco', 'Nachos true'],
    ]);
    const asked = await look({ q: 'taco' });
    expect(asked.popular).toEqual([]);
    expect(asked.venues[0]?.dishes[0]).toMatchObject({ name: 'Taco', at_once: false });
  });
});

describe('looking for a dish over all venues of a hall', () => {
  it('finds nothing before anything is asked, and says round sums to choose from', async () => {
    const { look } = await aHall();
    expect(await look({})).toMatchObject({
      venues: [],
      prices: { steps: [5, 12], currency: { symbol: '€', decimals: 2 } },
    });
    expect((await look({ q: '' })).venues.map(({ count }) => count)).toEqual([3, 3]);
  });

  it('finds by words, the venue that comes nearest first, and allows for a slip of the thumb where nobody has the word', async () => {
    const { look, find } = await aHall();
    expect(await find({ q: 'taco' })).toEqual([['Taco', 'Jackfruit taco', 'Daily taco']]);
    expect(await find({ q: 'raman' })).toEqual([['Ramen', 'Shoyu ramen', 'Miso ramen with tofu']]);
    expect(await find({ q: 'beef' })).toEqual([['Taco', 'Beef burrito']]);
    const { venues } = await look({ q: 'taco' });
    expect(venues[0]).toMatchObject({
      restaurant_name: 'Taco',
      count: 2,
      currency: { code: 'EUR' },
      dishes: [{ id: 'taco', price: 7.9, price_before: null, is_from: false }, {}],
    });
  });

  it('answers who has something vegan up to a price', async () => {
    const { find } = await aHall();
    expect(inAnyOrder(await find({ diet: 'vegan', max_price: 10 }))).toEqual([
      ['Ramen', 'Edamame'],
      ['Taco', 'Jackfruit taco', 'Daily taco'],
    ]);
    expect(await find({ max_price: 4.49 })).toEqual([]);
    expect(await find({ max_price: 4.5 })).toEqual([['Ramen', 'Edamame']]);
    expect(await find({ q: 'burrito', diet: 'vegan' })).toEqual([]);
  });

  it('tells what dishes contain in which form, so that the phone can judge them', async () => {
    const { look } = await aHall();
    const { venues } = await look({ q: 'taco' });
    const facts = venues.flatMap(({ dishes }) =>
      dishes.map(({ contents, questions }) => foundDish({ contents, questions })),
    );
    expect(facts.map(dish => judgeDish(dish, false, { diet: null, without: ['gluten'] }))).toEqual([
      'choose',
      'unknown',
    ]);
  });

  it('leaves out what cannot be had now: sold out, for adults, at a venue that is closed or paused', async () => {
    const { find, venues } = await aHall();
    const [ramen, taco] = venues;
    const vegan = async () => inAnyOrder(await find({ diet: 'vegan' }));
    const tacos = ['Taco', 'Jackfruit taco', 'Daily taco'];
    expect(await vegan()).toEqual([['Ramen', 'Miso ramen with tofu', 'Edamame'], tacos]);
    await someStock(server, { id: ramen?.id ?? '' }, 'item', 'edamame', 0);
    expect(await vegan()).toEqual([['Ramen', 'Miso ramen with tofu'], tacos]);
    const set = (id = '', status: string | null, hours: boolean) =>
      server.database.run(
        'status-of-test',
        'update venue set order_status = $2, is_working_hours = $3 where id = $1',
        [id, status, hours],
      );
    await set(taco?.id, 'temporarily_disabled', true);
    expect(await vegan()).toEqual([['Ramen', 'Miso ramen with tofu']]);
    await set(taco?.id, 'open', false);
    expect(await vegan()).toEqual([['Ramen', 'Miso ramen with tofu']]);
  });

  it('answers in the language of the visit, or the one asked for', async () => {
    const { find } = await aHall();
    expect(await find({ q: 'edamame', language: 'lt' })).toEqual([['Ramen', 'Edamame LT']]);
    expect(await find({ q: 'edamame', language: 'pl' })).toEqual([['Ramen', 'Edamame']]);
  });

  it('answers to the phone of the visit alone, and not without end', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '0.02' } });
    const { session, look } = await aHall(strict);
    await expect(
      strict.client().call('GET /food-courts/find-dishes/{session}', { session, query: { q: 'taco' } }),
    ).rejects.toMatchObject({ code: 'session_not_found' });
    for (let tries = 0; tries < 3; tries += 1) await look({ q: 'taco' });
    await expect(look({ q: 'taco' })).rejects.toMatchObject({ code: 'rate_limited' });
    await strict.stop();
  });
});
