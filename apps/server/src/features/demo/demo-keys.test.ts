import { join } from 'node:path';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { describe, expect, it } from 'vitest';
import { seedDemoCredentials } from './demo-keys.ts';
import { seedDemo } from './seed.ts';

const places = { sandbox: () => ({ baseUrl: 'http://box', browserUrl: '/sandbox' }), set: () => null };

const seeded = async (env: Record<string, string>, work: (server: TestServer) => Promise<void>) => {
  const server = await testServer({ env, extra: { providerPlaces: places } });
  const { database, deps, dataDir } = server;
  await seedDemo({ database, menuPublisher: deps.menuPublisher, mediaDir: join(dataDir, 'media') });
  await seedDemoCredentials(deps);
  await seedDemoCredentials(deps);
  await work(server).finally(server.stop);
};

const offeredAt = async (server: TestServer, code: string): Promise<string[]> => {
  const phone = await server.guestAt(code);
  const { session } = phone;
  const { restaurant } = await phone.call('GET /get-session-data/{session}', { session });
  return restaurant.payment_providers;
};

/** For several stalls at once. */
const offeredInHall = async (server: TestServer): Promise<string[]> => {
  const hall = { hash: 'HALL', body: { food_court_session: null } };
  const { food_court } = await server.client().call('POST /food-courts/get-by-hash/{hash}', hall);
  return food_court.payment_providers;
};

const ONLINE = ['stripe', 'stripe-card', 'montonio', 'neopay', 'solid-card', 'solid-wallet'];
const BANKS_TURNED = ['stripe', 'stripe-card', 'neopay', 'montonio', 'solid-card', 'solid-wallet'];

describe('paying at the demo venues', () => {
  it(
    '[PAY-06] is offered by every method of their countries where there is a sandbox',
    () =>
      seeded({ DEMO: '1', SANDBOX: '1' }, async server => {
        expect(await offeredAt(server, 'VILNIUS-1')).toEqual([...BANKS_TURNED, 'cash']);
        expect(await offeredAt(server, 'VILNIUS-BAR')).toEqual([...ONLINE, 'cash']);
        expect(await offeredAt(server, 'HOTEL-101')).toEqual([...ONLINE, 'cash', 'room-bill']);
        expect(await offeredAt(server, 'CAFE-1')).not.toContain('stripe');
        expect(await offeredAt(server, 'HALL-TACO')).toEqual([...BANKS_TURNED, 'cash']);
        expect(await offeredInHall(server)).toEqual(BANKS_TURNED);
      }),
    60_000,
  );

  it(
    'is in cash without one',
    () =>
      seeded({ DEMO: '1', SANDBOX: '0' }, async server => {
        expect(await offeredAt(server, 'VILNIUS-1')).toEqual(['cash']);
        expect(await offeredAt(server, 'HOTEL-101')).toEqual(['cash', 'room-bill']);
        expect(await offeredInHall(server)).toEqual([]);
      }),
    60_000,
  );
});
