import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aCounterScene, type CounterScene } from '@tableside/testkit/scenes/a-counter-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  // Far from the hour at which business days begin.
  world = await sandboxServer({ now: new Date().setUTCHours(12, 0, 0, 0) });
});
afterAll(() => world.stop());

const LONG = { timeout: 20_000 };
const placeOf = ({ venue, terminal }: CounterScene) => ({ venue: venue.id, terminal });
const day = async (scene: CounterScene) =>
  (await scene.owner.call('GET /console/{venue}/terminals/{terminal}/day', placeOf(scene))).day;
type Deed = 'report' | 'settlement' | 'void-unresolved';
const tap = async (scene: CounterScene, deed: Deed) => {
  // Each tap is a moment of its own.
  world.server.clock.advance(1_000);
  return (
    await scene.owner.call(`POST /console/{venue}/terminals/{terminal}/${deed}`, {
      ...placeOf(scene),
      body: {},
    })
  ).day;
};
const ended = (scene: CounterScene, state: string) =>
  expect.poll(async () => (await day(scene)).action?.state, LONG).toBe(state);
const until = (scene: CounterScene, payment: string, state: string) =>
  expect.poll(async () => (await scene.now(payment)).state, LONG).toBe(state);
const settlements = async (scene: CounterScene) =>
  (await scene.owner.call('GET /console/{venue}/terminals/{terminal}/settlements', placeOf(scene)))
    .settlements;
const alerts = async ({ owner, venue }: CounterScene) =>
  (await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts.filter(
    ({ kind }) => kind === 'terminal_differs',
  );
const sold = async (scene: CounterScene, amount: number): Promise<string> => {
  const { uuid } = await scene.begin({ amount });
  await until(scene, uuid, 'approved');
  return uuid;
};
/** Charged, and the terminal's answer lost. */
const lost = async (scene: CounterScene, amount: number): Promise<string> => {
  const before = (await scene.box.ledger()).length;
  await scene.box.steer({ card_at_once: false });
  const { uuid } = await scene.begin({ amount });
  await expect.poll(async () => (await scene.now(uuid)).display, LONG).toBe('INSERT CARD');
  await scene.box.steer({ silent: 1, hand: 'card' });
  await expect.poll(async () => (await scene.box.ledger()).length, LONG).toBe(before + 1);
  await scene.box.steer({ off: true });
  // Asked about in vain, too.
  const { manager, venue } = scene;
  const place = { venue: venue.id, payment: uuid };
  await expect
    .poll(
      async () => (await manager.call('GET /console/{venue}/payments/{payment}', place)).payment.status,
      LONG,
    )
    .toBe('unknown');
  await scene.box.steer({ off: false, card_at_once: true });
  return uuid;
};

describe('the totals of a terminal', () => {
  it('[TERM-04] [TERM-16] [TERM-31] X says them and closes nothing, Z closes the day under its own reference and is kept; both beside the books', async () => {
    const scene = await aCounterScene(world);
    await sold(scene, 500);
    await sold(scene, 700);
    expect((await tap(scene, 'report')).running).toMatchObject({ kind: 'report', by: scene.owner.name });
    await ended(scene, 'approved');
    const x = await day(scene);
    expect(x.report).toMatchObject({
      kind: 'report',
      told: { sales: 12, refunds: 0 },
      booked: { sales: 12, refunds: 0 },
      difference: null,
      slip: expect.stringMatching(/X REPORT[\s\S]*SALES +12\.00 EUR/),
    });
    expect(x.settlement).toBeNull();

    await tap(scene, 'settlement');
    await ended(scene, 'approved');
    const z = await day(scene);
    expect(z.settlement).toMatchObject({ told: { sales: 12, refunds: 0 }, difference: null, unresolved: 0 });
    expect(z.report).toBeNull();
    await sold(scene, 300);
    await tap(scene, 'settlement');
    await ended(scene, 'approved');
    const kept = await settlements(scene);
    expect(kept.map(({ told, booked }) => [told?.sales, booked.sales])).toEqual([
      [3, 3],
      [12, 12],
    ]);
    expect(new Set(kept.map(({ reference }) => reference)).size).toBe(2);
    expect(await alerts(scene)).toEqual([]);
  });

  it('a difference is told to a person, with the sums', async () => {
    const scene = await aCounterScene(world);
    await sold(scene, 500);
    await scene.box.steer({ settles_more: 250 });
    await tap(scene, 'settlement');
    await ended(scene, 'approved');
    expect((await settlements(scene))[0]).toMatchObject({ difference: { sales: 2.5, refunds: 0 } });
    expect(await alerts(scene)).toMatchObject([
      {
        kind: 'terminal_differs',
        data: {
          terminal: scene.box.name,
          terminal_sales_minor: 750,
          booked_sales_minor: 500,
          difference_minor: 250,
        },
      },
    ]);
  });

  it('what was voided is in neither, what was given back after a settlement is in the next', async () => {
    const scene = await aCounterScene(world);
    const [first, second] = [await sold(scene, 500), await sold(scene, 700)];
    const giveBack = (payment: string, amount: number) =>
      scene.manager.call('POST /console/{venue}/payments/{payment}/refund', {
        venue: scene.venue.id,
        payment,
        body: { amount, reason: 'Cold soup' },
      });
    const later = async () => {
      world.server.clock.advance(61_000);
      await world.server.jobs.runNow('send-refunds');
      return scene.box.ledger();
    };
    await giveBack(first, 500);
    await expect.poll(async () => (await later())[0]?.state, LONG).toBe('voided');
    await tap(scene, 'settlement');
    await ended(scene, 'approved');
    expect((await settlements(scene))[0]).toMatchObject({
      told: { sales: 7, refunds: 0 },
      difference: null,
    });
    await giveBack(second, 200);
    await expect.poll(async () => (await later()).length, LONG).toBe(3);
    await expect.poll(async () => (await day(scene)).running, LONG).toBeNull();
    await tap(scene, 'settlement');
    await ended(scene, 'approved');
    expect((await settlements(scene))[0]).toMatchObject({
      told: { sales: 0, refunds: 2 },
      difference: null,
    });
  });

  it('[TERM-15] two who settle at once settle once; during a sale nobody does, and during a settlement nobody sells', async () => {
    const scene = await aCounterScene(world);
    await sold(scene, 500);
    await scene.box.steer({ slow_ms: 600 });
    await Promise.all([tap(scene, 'settlement'), tap(scene, 'settlement')]);
    await expect(scene.begin({ amount: 100 })).rejects.toMatchObject({
      code: 'terminal_busy',
      details: { for: 'settlement' },
    });
    await expect(tap(scene, 'report')).rejects.toMatchObject({ code: 'terminal_busy' });
    await ended(scene, 'approved');
    expect(await settlements(scene)).toHaveLength(1);
    await scene.box.steer({ slow_ms: 0, card_at_once: false });
    const { uuid } = await scene.begin({ amount: 100 });
    await expect(tap(scene, 'settlement')).rejects.toMatchObject({
      code: 'terminal_busy',
      details: { by: 'The waiter' },
    });
    await scene.box.steer({ hand: 'cancel' });
    await until(scene, uuid, 'aborted');
  });

  it('[TERM-12] [TERM-19] that is not there: NP, and nothing is kept of it but that it was tried', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ off: true });
    await tap(scene, 'settlement');
    await ended(scene, 'declined');
    expect((await day(scene)).action).toMatchObject({ code: 'NP', kind: 'settlement' });
    expect((await day(scene)).running).toBeNull();
    expect(await settlements(scene)).toEqual([]);
  });

  it('[TERM-16] whose answer was lost is asked for again under the same reference, and booked once', async () => {
    const scene = await aCounterScene(world);
    await sold(scene, 500);
    await scene.box.steer({ cut: 1 });
    await tap(scene, 'settlement');
    await ended(scene, 'unknown');
    expect(await settlements(scene)).toEqual([]);
    await tap(scene, 'settlement');
    await ended(scene, 'approved');
    expect(await settlements(scene)).toMatchObject([{ told: { sales: 5 }, difference: null }]);
    expect(await scene.box.settlements()).toHaveLength(1);
    expect(await alerts(scene)).toEqual([]);
  });

  it('is closed by who answers for the evening, and reported on by a waiter', async () => {
    const scene = await aCounterScene(world);
    const waiter = await aStaff(world.server, scene.venue, 'waiter');
    const at = { ...placeOf(scene), body: {} };
    expect(await waiter.failure('POST /console/{venue}/terminals/{terminal}/settlement', at)).toBe(
      'not_allowed',
    );
    expect(await waiter.failure('POST /console/{venue}/terminals/{terminal}/void-unresolved', at)).toBe(
      'not_allowed',
    );
    expect(
      (await waiter.call('POST /console/{venue}/terminals/{terminal}/report', at)).day.action?.kind,
    ).toBe('report');
    const other = await aCounterScene(world);
    await expect(
      other.owner.call('GET /console/{venue}/terminals/{terminal}/day', {
        venue: other.venue.id,
        terminal: scene.terminal,
      }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a terminal that wants its day settled before it sells', () => {
  it('[TERM-09] [TERM-10] is settled, and the sale goes on under its own reference', async () => {
    const scene = await aCounterScene(world);
    await sold(scene, 500);
    await scene.box.steer({ settlement_required: true });
    const { uuid } = await scene.begin({ amount: 700 });
    await until(scene, uuid, 'approved');
    expect(await settlements(scene)).toMatchObject([{ told: { sales: 5 }, booked: { sales: 5 } }]);
    expect((await scene.box.ledger()).map(({ amount }) => amount)).toEqual([500, 700]);
    await tap(scene, 'settlement');
    await ended(scene, 'approved');
    expect((await settlements(scene))[0]).toMatchObject({ told: { sales: 7 }, difference: null });
  });

  it('and is stopped meanwhile: it is settled at most, and nobody pays', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ settlement_required: true });
    const { uuid } = await scene.begin({ amount: 700 });
    await scene.staff.call('POST /console/{venue}/terminal-sales/{payment}/abort', {
      venue: scene.venue.id,
      payment: uuid,
      body: {},
    });
    await until(scene, uuid, 'aborted');
    expect(await scene.box.ledger()).toEqual([]);
  });
});

describe('sales of which nobody knows the end', () => {
  it('[TERM-17] [TERM-20] [TERM-28] are voided one after the other: the guest pays nothing, and nothing is left to void', async () => {
    const scene = await aCounterScene(world);
    const payments = [await lost(scene, 500), await lost(scene, 700)];
    // Both began at the same moment of the test's clock: in no order.
    const { unresolved } = await day(scene);
    expect(new Map(unresolved.map(({ payment, amount }) => [payment, amount]))).toEqual(
      new Map([
        [payments[0], 5],
        [payments[1], 7],
      ]),
    );
    await tap(scene, 'void-unresolved');
    await ended(scene, 'approved');
    expect((await scene.box.ledger()).map(({ state }) => state)).toEqual(['voided', 'voided']);
    expect((await day(scene)).unresolved).toEqual([]);
    for (const payment of payments) await until(scene, payment, 'aborted');
  });

  it('[TERM-18] [TERM-28] that the terminal knows nothing of are done with at once, also those of an earlier day', async () => {
    const scene = await aCounterScene(world);
    const payment = await lost(scene, 500);
    const [line] = await scene.box.ledger();
    await scene.box.steer({ forget: line?.reference ?? 0 });
    await world.server.database.pool.query(
      `update terminal_operation set business_day = business_day - 1 where payment_id = $1`,
      [payment],
    );
    await tap(scene, 'void-unresolved');
    await ended(scene, 'approved');
    expect((await day(scene)).unresolved).toEqual([]);
    await until(scene, payment, 'declined');
  });

  it('stay while the terminal is not there, and the operator reads its code', async () => {
    const scene = await aCounterScene(world);
    await lost(scene, 500);
    await scene.box.steer({ off: true });
    await tap(scene, 'void-unresolved');
    await ended(scene, 'declined');
    expect(await day(scene)).toMatchObject({ action: { code: 'NP' }, unresolved: [{ amount: 5 }] });
  });
});

describe('[TERM-21] the end of the day', () => {
  /** Minutes from midnight of the venue's clock on the wall. */
  const wall = async ({ venue }: CounterScene): Promise<number> => {
    const { settings } = await world.server.deps.venues.get(venue.id);
    const text = new Intl.DateTimeFormat('en-GB', {
      timeZone: settings.timeZone,
      hour: '2-digit',
      minute: '2-digit',
    }).format(world.server.clock.now());
    return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  };
  const opens = async ({ venue }: CounterScene, from: number, to: number) => {
    const spans = [{ days: [1, 2, 3, 4, 5, 6, 7], from: (from + 1440) % 1440, to: to % 1440 }];
    await world.server.database.pool.query(
      `update venue set settings = jsonb_set(settings, '{workingHours}', $2::jsonb), revision = revision + 1
       where id = $1`,
      [venue.id, JSON.stringify(spans)],
    );
    world.server.deps.venues.forget(venue.id);
  };
  const job = () => world.server.jobs.runNow('settle-terminals');

  it('settles a terminal by itself 5 s after the hours are over, once, and again after the next day', async () => {
    const scene = await aCounterScene(world);
    const { clock } = world.server;
    await sold(scene, 500);
    const closing = (await wall(scene)) + 2;
    await opens(scene, closing - 300, closing);
    const closesAt = Math.floor(clock.now() / 60_000) * 60_000 + 120_000;
    clock.set(closesAt + 4_999);
    await job();
    expect((await day(scene)).action).toBeNull();
    clock.set(closesAt + 5_000);
    await job();
    await ended(scene, 'approved');
    expect(await settlements(scene)).toMatchObject([{ by: '', told: { sales: 5 } }]);
    clock.advance(60_000);
    await job();
    expect(await settlements(scene)).toHaveLength(1);
    clock.set(closesAt + 24 * 3_600_000 + 5_000);
    await job();
    expect(await settlements(scene)).toHaveLength(1);
    await sold(scene, 300);
    clock.advance(24 * 3_600_000);
    await job();
    await expect.poll(async () => (await settlements(scene)).length, LONG).toBe(2);
  });

  it('waits for a sale that is at the terminal, and tries again under the same reference where it was not there', async () => {
    const scene = await aCounterScene(world);
    const { clock } = world.server;
    await sold(scene, 500);
    await scene.box.steer({ card_at_once: false });
    const { uuid } = await scene.begin({ amount: 100 });
    const closing = (await wall(scene)) + 1;
    await opens(scene, closing - 300, closing);
    clock.advance(66_000);
    await job();
    expect((await day(scene)).action).toBeNull();
    await scene.box.steer({ hand: 'cancel' });
    await until(scene, uuid, 'aborted');
    await scene.box.steer({ off: true });
    await job();
    await ended(scene, 'declined');
    await scene.box.steer({ off: false });
    await job();
    expect((await day(scene)).action).toMatchObject({ state: 'declined', code: 'NP' });
    clock.advance(60_000);
    await job();
    await ended(scene, 'approved');
    expect(await settlements(scene)).toHaveLength(1);
  });
});
