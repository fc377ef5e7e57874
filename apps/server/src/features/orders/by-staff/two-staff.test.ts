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

/** The scene's waiter and an owner, with an order in front of both. */
const twoAtOne = async (accepted = true) => {
  const scene = await aTableScene(server);
  const owner: TableScene = { ...scene, staff: await aStaff(server, scene.venue, 'owner') };
  const { unique_order_number: order, items } = await placed(scene.phone, ['soup', 'steak']);
  if (accepted) await does(scene, 'accept', order);
  return { scene, owner, order, items: items.map(({ id }) => id) };
};

type Verb = 'accept' | 'deliver' | 'close' | 'reject' | 'wait';
const BODIES = {
  accept: { wait_minutes: 10 },
  wait: { wait_minutes: 25 },
  close: undefined,
  reject: { reason: 'No more soup' },
  deliver: undefined,
};
const does = (
  { staff, venue }: TableScene,
  verb: Verb,
  order: string,
  body: unknown = BODIES[verb],
): Promise<{ changed: boolean; by: string | null; order: { status: string } }> =>
  staff.call(`POST /console/{venue}/orders/{order}/${verb}`, { venue: venue.id, order, body } as never);

describe('two of the staff at one order', () => {
  it.each([
    ['accept', false, 'active'],
    ['close', true, 'closed'],
    ['reject', true, 'rejected'],
  ] as const)('%s: one wins, the other is told who it was', async (verb, accepted, status) => {
    const { scene, owner, order } = await twoAtOne(accepted);
    const tries = await Promise.allSettled([does(scene, verb, order), does(owner, verb, order)]);
    const won = tries.filter(each => each.status === 'fulfilled');
    const lost = tries.filter(each => each.status === 'rejected');
    expect(won.map(({ value }) => value)).toMatchObject([{ changed: true, by: null, order: { status } }]);
    const winner = tries[0]?.status === 'fulfilled' ? 'The waiter' : 'The owner';
    expect(lost.map(({ reason }) => reason)).toMatchObject([
      { code: 'order_move_refused', http: 409, details: { from: status, by: winner } },
    ]);
  });

  it('the others hear with the order who of the staff moved it', async () => {
    const { scene, owner, order } = await twoAtOne(false);
    const { cursor } = await owner.staff.call('GET /console/{venue}/board', { venue: owner.venue.id });
    const stream = await openStream(
      owner.staff,
      `/api/console/${owner.venue.id}/realtime?after=${encodeURIComponent(cursor)}`,
    );
    await does(scene, 'accept', order);
    // A place before which something is not decided yet tells what came before once more.
    const told = await stream.until(
      'board-order',
      data => (data as { event: string }).event === 'order-accepted',
    );
    expect(told.data).toMatchObject({
      by: 'The waiter',
      order: { unique_order_number: order, status: 'active' },
    });
    stream.close();
  });

  it('deliver: both read that it is on the table, and the second who brought it', async () => {
    const { scene, owner, order, items } = await twoAtOne();
    const body = { items: items.slice(0, 1), delivered: true };
    const both = await Promise.all([
      does(scene, 'deliver', order, body),
      does(owner, 'deliver', order, body),
    ]);
    const first = both[0]?.changed ? 'The waiter' : 'The owner';
    expect(both.map(({ changed, by }) => [changed, by]).sort()).toEqual([
      [false, first],
      [true, null],
    ]);
    const undone = { ...body, delivered: false };
    expect(await does(owner, 'deliver', order, undone)).toMatchObject({ changed: true, by: null });
    expect(await does(scene, 'deliver', order, undone)).toMatchObject({ changed: false, by: 'The owner' });
  });

  it('wait: the second hears whose minutes stand; nobody is named for what nobody of the staff did', async () => {
    const { scene, owner, order } = await twoAtOne();
    expect(await does(scene, 'wait', order)).toMatchObject({ changed: true, by: null });
    expect(await does(owner, 'wait', order)).toMatchObject({ changed: false, by: 'The waiter' });
    const auto = await aTableScene(server, { venue: { settings: { acceptance: 'auto' } } });
    const { unique_order_number } = await placed(auto.phone);
    await expect(does(auto, 'accept', unique_order_number)).rejects.toMatchObject({
      details: { from: 'active', by: null },
    });
  });
});
