import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sellable } from './sellables.ts';
import { takeStock, writeStock } from './store.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const LANES = 12;
const ROUNDS = 80;
const DISHES = ['item:soup', 'item:cake', 'item:tea'] as const;

it('orders and staff who reach for the same counted dishes at once all get an answer, and nothing is sold that is not there', async () => {
  const { id: venueId } = await aVenue(server);
  const { database } = server;
  const set = (dish: Sellable, remaining: number | null) =>
    database.transaction(run =>
      writeStock(run, {
        venueId,
        kind: 'item',
        id: dish.slice('item:'.length),
        remaining,
        back: null,
        actor: 'staff',
        at: new Date(),
      }),
    );
  const take = (pieces: ReadonlyMap<Sellable, number>) =>
    database.transaction(run => takeStock(run, venueId, pieces));
  const lane = async (n: number): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const dish = DISHES[(n + round) % DISHES.length] ?? DISHES[0];
      if (n % 4 === 0) await set(dish, round % 5 === 0 ? null : round % 6);
      else {
        const wanted = DISHES.filter((_, at) => (n + round + at) % 3 !== 0);
        const taken = await take(new Map(wanted.map((each, at) => [each, 1 + ((round + at) % 3)])));
        for (const { before, enough } of taken) expect(enough || before < 3).toBe(true);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, n) => lane(n)));

  // Nobody sets anything now: what all of them got is what there was.
  for (const dish of DISHES) await set(dish, 30);
  const got = new Map<Sellable, number>(DISHES.map(dish => [dish, 0]));
  const greedy = async (n: number): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const pieces = new Map<Sellable, number>(DISHES.map((dish, at) => [dish, 1 + ((n + round + at) % 2)]));
      for (const { key, enough } of await take(pieces)) {
        if (enough) got.set(key, (got.get(key) ?? 0) + (pieces.get(key) ?? 0));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, n) => greedy(n)));
  expect([...got.values()]).toEqual([30, 30, 30]);
});
