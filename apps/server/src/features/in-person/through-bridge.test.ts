import type { TestBridge } from '@tableside/testkit/doubles/a-bridge.ts';
import { aBridgedCounter, type BridgedCounter } from '@tableside/testkit/doubles/a-bridged-counter.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const untilConnected = (bridge: TestBridge) =>
  expect.poll(bridge.output, { timeout: 15_000 }).toContain('Connected.');
const aCounter = async (): Promise<BridgedCounter> => {
  const counter = await aBridgedCounter(world);
  ends.push(counter.end);
  await untilConnected(counter.bridge);
  return counter;
};
const until = (counter: BridgedCounter, sale: string, state: string) =>
  expect.poll(async () => (await counter.now(sale)).state, { timeout: 30_000 }).toBe(state);
/** Asks about it as the payment checks do, until it is known. */
const untilAsked = (counter: BridgedCounter, sale: string, state: string) =>
  expect
    .poll(
      async () => {
        world.server.clock.advance(31_000);
        await counter.staff
          .call('POST /console/{venue}/terminal-sales/{payment}/ask', {
            venue: counter.venue.id,
            payment: sale,
            body: {},
          })
          .catch(() => null);
        return (await counter.now(sale)).state;
      },
      { timeout: 45_000 },
    )
    .toBe(state);
const agrees = async ({ venue }: BridgedCounter) =>
  expect(await checkBooks(world.server.database.run, venue.id)).toEqual([]);
const charges = async ({ box }: BridgedCounter) =>
  (await box.ledger()).filter(({ kind, state }) => kind === 'sale' && state === 'approved').length;

describe('a card terminal behind a bridge', () => {
  it('shows the sum, its words reach who stands there, and the bill is paid; the bridge keeps no slip and no card number', async () => {
    const counter = await aCounter();
    await counter.box.steer({ card_at_once: false });
    const { uuid } = await counter.begin({ tip: 100 });
    await expect.poll(async () => (await counter.now(uuid)).display, { timeout: 15_000 }).toBe('INSERT CARD');
    await counter.box.steer({ hand: 'card' });
    await until(counter, uuid, 'approved');
    expect(await counter.now(uuid)).toMatchObject({ total: 25.5, card_brand: 'VISA', card_last4: '1234' });
    expect(await staffBillOf(counter)).toMatchObject({ is_paid: true, left: 0 });
    expect(await charges(counter)).toBe(1);
    expect(counter.notes()).toContain('"APPROVED"');
    expect(counter.notes()).not.toMatch(/Receipt|\*{2,}|\d{6,}\*/);
    await agrees(counter);
  });

  it('is stopped by a tap, and gives back without the card', async () => {
    const counter = await aCounter();
    await counter.box.steer({ card_at_once: false });
    const stopped = await counter.begin();
    await expect.poll(() => counter.box.display()).toBe('INSERT CARD');
    await counter.staff.call('POST /console/{venue}/terminal-sales/{payment}/abort', {
      venue: counter.venue.id,
      payment: stopped.uuid,
      body: {},
    });
    await until(counter, stopped.uuid, 'aborted');
    await counter.box.steer({ card_at_once: true });
    const { uuid } = await counter.begin();
    await until(counter, uuid, 'approved');
    await counter.manager.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: counter.venue.id,
      payment: uuid,
      body: { reason: 'Changed their mind' },
    });
    await expect
      .poll(async () => (await counter.box.ledger()).map(({ state }) => state), { timeout: 15_000 })
      .toContain('voided');
    await agrees(counter);
  });

  it('is not asked while the bridge is away: nothing is charged, also when it is back', async () => {
    const counter = await aCounter();
    await counter.bridge.killNine();
    const { uuid } = await counter.begin();
    const asked = async (): Promise<boolean> => {
      const { rows } = await world.server.database.pool.query(
        'select 1 from bridge_request where bridge_id = $1',
        [counter.bridgeId],
      );
      return rows.length > 0 || (await counter.now(uuid)).state === 'declined';
    };
    await expect.poll(asked).toBe(true);
    // It may have been handed to a question that nobody hears the answer of: it is late by now.
    world.server.clock.advance(6_000);
    await untilConnected(counter.start());
    await until(counter, uuid, 'declined');
    const { outcome } = await counter.owner.call('POST /console/{venue}/terminals/{terminal}/test', {
      venue: counter.venue.id,
      terminal: counter.terminal,
      body: {},
    });
    expect(outcome).toBe('reached');
    expect(await counter.box.ledger()).toEqual([]);
    await agrees(counter);
  });

  it.each([
    ['charged', 'card', 'approved', 1],
    ['cancelled', 'cancel', 'declined', 0],
  ] as const)(
    'whose bridge is killed in the middle is asked when it is back: %s',
    async (_, hand, state, times) => {
      const counter = await aCounter();
      await counter.box.steer({ card_at_once: false });
      const { uuid } = await counter.begin();
      await expect.poll(() => counter.box.display()).toBe('INSERT CARD');
      await counter.bridge.killNine();
      await counter.box.steer({ hand });
      await untilConnected(counter.start());
      await untilAsked(counter, uuid, state);
      expect(await charges(counter)).toBe(times);
      await agrees(counter);
    },
  );

  it('charges once and is booked once over a line that is lost between its word and the server', async () => {
    const counter = await aCounter();
    await counter.box.steer({ card_at_once: false });
    const { uuid } = await counter.begin();
    await expect.poll(() => counter.box.display()).toBe('INSERT CARD');
    counter.cable.silence();
    await counter.box.steer({ hand: 'card' });
    await expect.poll(counter.notes).toContain('"APPROVED"');
    counter.cable.mend();
    await until(counter, uuid, 'approved');
    expect(await charges(counter)).toBe(1);
    await agrees(counter);
  });
});
