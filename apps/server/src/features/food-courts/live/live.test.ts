import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { aHallPayer, aPayingHall } from '@tableside/testkit/scenes/a-court-payer.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const aHall = async () => {
  const hall = await aPayingHall(server, 2);
  await withKeys(server, hall.operator);
  const venue = hall.operator.id;
  const ids = hall.stalls.map(({ id }) => id);
  const live = async () => {
    const { halls } = await hall.owner.call('GET /console/{venue}/hall', { venue });
    return halls[0] ?? expect.fail('there is a hall');
  };
  const states = async () =>
    (await live()).stalls.map(stall => [stall.order_status, stall.rush_mode_wait_minutes]);
  const pause = (stalls: readonly string[]) =>
    hall.owner.call('POST /console/{venue}/hall/pause', { venue, body: { stalls: [...stalls] } });
  const status = (
    at: number,
    order_status: 'open' | 'rush_mode',
    rush_mode_wait_minutes: number | null = null,
  ) =>
    hall.owner.call('POST /console/{venue}/status', {
      venue: ids[at] ?? '',
      body: { order_status, rush_mode_wait_minutes },
    });
  return { ...hall, venue, ids, live, states, pause, status };
};

describe('the hall as its operator sees it', () => {
  it('[FOOD-16] [RT-18] says live how each stall stands and what its counter has to do, and never who ordered what', async () => {
    const { owner, operator, venue, ids, live, ...hall } = await aHall();
    const runner = await aStaff(server, operator, 'waiter');
    const neighbour = await aStaff(server, { id: ids[1] ?? '' }, 'owner');
    const stream = await openStream(runner, `/api/console/${venue}/realtime`);
    const beside = await openStream(neighbour, `/api/console/${ids[1]}/realtime`);
    expect((await live()).stalls).toMatchObject([
      {
        name: 'Stall 1',
        order_status: 'open',
        opens: true,
        waiting: 0,
        making: 0,
        ready: 0,
        oldest_at: null,
      },
      { name: 'Stall 2', waiting: 0 },
    ]);
    const { phone, token, numbers } = await aHallPayer(server, hall, [['soup'], ['steak']]);
    const body = { food_court_session: token, orders: numbers };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent-composite', { body });
    await paid(server, uuid);
    const about = (data: unknown) => (data as { stalls: string[] }).stalls.includes(ids[0] ?? '');
    await stream.until('board-hall', about);
    const placed = new Date(server.clock.now()).toISOString();
    expect((await live()).stalls).toMatchObject([
      { waiting: 1, making: 0, ready: 0, oldest_at: placed },
      { waiting: 1, making: 0 },
    ]);
    const order = { venue: ids[0] ?? '', order: numbers[0] ?? '' };
    await owner.call('POST /console/{venue}/orders/{order}/accept', { ...order, body: { wait_minutes: 5 } });
    await stream.until('board-hall', about);
    expect((await live()).stalls[0]).toMatchObject({ waiting: 0, making: 1 });
    server.clock.advance(60_000);
    await owner.call('POST /console/{venue}/orders/{order}/close', order);
    await stream.until('board-hall', about);
    const seen = await runner.call('GET /console/{venue}/hall', { venue });
    expect(seen.halls[0]?.stalls[0]).toMatchObject({ waiting: 0, making: 0, ready: 1, oldest_at: null });
    expect(seen.halls[0]?.called).toEqual([
      { venue: ids[0], number: 1, ready_at: new Date(server.clock.now()).toISOString() },
    ]);
    expect(JSON.stringify(seen)).not.toContain(numbers[0]);
    // A quarter of an hour later nobody calls it any more.
    server.clock.advance(16 * 60_000);
    expect((await live()).called).toEqual([]);
    // The stall beside heard of its own order alone.
    await owner.call('POST /console/{venue}/orders/{order}/accept', {
      venue: ids[1] ?? '',
      order: numbers[1] ?? '',
      body: { wait_minutes: 5 },
    });
    await beside.until('board-order', data => JSON.stringify(data).includes('order-accepted'));
    expect(JSON.stringify(beside.heard)).not.toContain(numbers[0]);
    expect(beside.heard.map(({ event }) => event)).not.toContain('board-hall');
    expect((await neighbour.call('GET /console/{venue}/hall', { venue: ids[1] ?? '' })).halls).toEqual([]);
    for (const each of [stream, beside]) each.close();
  });
});

describe('pausing stalls of a hall', () => {
  it('[FOOD-17] is one tap for all of them, which guests and their staff see, and takes back what stood before', async () => {
    const { owner, venue, ids, states, pause, status, hash } = await aHall();
    await status(0, 'rush_mode', 25);
    const { paused } = await pause(ids);
    expect(
      paused.map(({ venue: at, order_status, rush_mode_wait_minutes }) => [
        at,
        order_status,
        rush_mode_wait_minutes,
      ]),
    ).toEqual([...ids].sort().map(id => (id === ids[0] ? [id, 'rush_mode', 25] : [id, 'open', null])));
    expect(await states()).toEqual([
      ['temporarily_disabled', null],
      ['temporarily_disabled', null],
    ]);
    const { restaurants } = await server.client().call('GET /food-courts/get-restaurants/{hash}', { hash });
    expect(restaurants.map(({ order_status }) => order_status)).toEqual([
      'temporarily_disabled',
      'temporarily_disabled',
    ]);
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: ids[1] ?? '' });
    expect(deeds).toContainEqual(expect.objectContaining({ action: 'venue-status' }));
    // Again is nothing new, and is not what stood before.
    expect((await pause(ids)).paused).toEqual([]);
    await owner.call('POST /console/{venue}/hall/resume', { venue, body: { stalls: paused } });
    expect(await states()).toEqual([
      ['rush_mode', 25],
      ['open', null],
    ]);
  });

  it('leaves alone what its own staff opened meanwhile, and is done by two at once only once', async () => {
    const { owner, venue, ids, states, pause, status } = await aHall();
    const both = await Promise.all([pause(ids), pause(ids.toReversed())]);
    expect(both.map(({ paused }) => paused.length).sort()).toEqual([0, 2]);
    const stalls = both
      .flatMap(({ paused }) => paused)
      .map(before => ({ ...before, order_status: 'open' as const }));
    await status(0, 'rush_mode', 40);
    await owner.call('POST /console/{venue}/hall/resume', { venue, body: { stalls } });
    expect(await states()).toEqual([
      ['rush_mode', 40],
      ['open', null],
    ]);
  });

  it('is for the operator’s leads alone: a stranger’s stall among them pauses nothing, and no stall pauses another', async () => {
    const { owner, operator, venue, ids, states, pause } = await aHall();
    const elsewhere = await aVenue(server, { name: 'Next door' });
    for (const other of [elsewhere.id, venue, 'nobody']) {
      await expect(pause([...ids, other])).rejects.toMatchObject({ code: 'not_found' });
    }
    const body = { stalls: [ids[1] ?? ''] };
    expect(await owner.failure('POST /console/{venue}/hall/pause', { venue: ids[0] ?? '', body })).toBe(
      'not_found',
    );
    const runner = await aStaff(server, operator, 'waiter');
    expect(await runner.failure('POST /console/{venue}/hall/pause', { venue, body })).toBe('not_allowed');
    const before = {
      venue: elsewhere.id,
      order_status: 'open' as const,
      rush_mode_wait_minutes: null,
      status_by: 'staff' as const,
    };
    expect(
      await owner.failure('POST /console/{venue}/hall/resume', { venue, body: { stalls: [before] } }),
    ).toBe('not_found');
    expect(await states()).toEqual([
      ['open', null],
      ['open', null],
    ]);
  });
});
