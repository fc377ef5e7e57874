import type { Role } from '@tableside/contract';
import { aBillScene, ordered, settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { openStream, type TestStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseAlert } from '../features/ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const MONEY = ['board-alert', 'board-bill', 'board-payment'];
/** Of what is about money, what a stream heard until the venue's status changed. */
const moneyHeard = async (stream: TestStream): Promise<string[]> => {
  await stream.next('board-venue');
  stream.close();
  return [...new Set(stream.heard.map(({ event }) => event))].filter(name => MONEY.includes(name)).sort();
};

describe('what staff hear, by role', () => {
  it.each<[Role, string[]]>([
    ['kitchen', []],
    ['waiter', ['board-bill', 'board-payment']],
    ['manager', MONEY],
    ['owner', MONEY],
  ])('%s: of money %j, as it happens and when coming back', async (role, expected) => {
    const scene = await aBillScene(server);
    const { venue, manager } = scene;
    const person = await aStaff(server, venue, role);
    const path = `/api/console/${venue.id}/realtime`;
    const live = await openStream(person, path);
    const rush = (minutes: number) =>
      manager.call('POST /console/{venue}/status', {
        venue: venue.id,
        body: { order_status: 'rush_mode', rush_mode_wait_minutes: minutes },
      });
    await rush(20);
    await live.next('board-venue');
    const before = live.place();
    await ordered(scene.phone, ['soup']);
    await settled(scene, (await staffBillOf(scene)).id);
    await server.database.transaction(run =>
      raiseAlert(run, {
        venueId: venue.id,
        kind: 'keys_refused',
        dedupeKey: `keys:${venue.id}`,
        now: server.clock.now(),
      }),
    );
    await rush(30);
    await live.next('board-order');
    expect(await moneyHeard(live)).toEqual(expected);
    expect(await moneyHeard(await openStream(person, path, before))).toEqual(expected);
  });
});
