import type { TestBridge } from '@tableside/testkit/doubles/a-bridge.ts';
import { aBridgedKitchen, type BridgedKitchen } from '@tableside/testkit/doubles/a-bridged-kitchen.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let at: SandboxServer;
beforeAll(async () => {
  at = await sandboxServer();
});
afterAll(() => at.stop());

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const untilConnected = (bridge: TestBridge) => expect.poll(bridge.output).toContain('Connected.');
const aKitchen = async (kind?: 'epos' | 'escpos-tcp'): Promise<BridgedKitchen> => {
  const kitchen = await aBridgedKitchen(at.server, at.sandbox, kind);
  ends.push(kitchen.end);
  await untilConnected(kitchen.bridge);
  return kitchen;
};
/** Tries again as often as a server does, until nothing waits. */
const untilAllPrinted = (kitchen: BridgedKitchen) =>
  expect
    .poll(
      async () => {
        at.server.clock.advance(61_000);
        await kitchen.printed();
        return kitchen.waiting();
      },
      { timeout: 60_000 },
    )
    .toBe(0);
const expectOnePaper = async (kitchen: BridgedKitchen): Promise<void> => {
  const [ticket, ...more] = await kitchen.papers();
  expect(more).toEqual([]);
  expect(ticket).toMatch(/soup/i);
  expect(ticket).not.toContain('COPY');
};

describe('a ticket through a bridge', () => {
  it('comes out of a raw printer once, in the venue’s letters', async () => {
    const kitchen = await aKitchen('escpos-tcp');
    const before = (await kitchen.papers()).length;
    const order = await placed(kitchen.phone, ['soup'], { comment: 'Alergija riešutams!' });
    await kitchen.printed();
    const [ticket, ...more] = (await kitchen.papers()).slice(before);
    expect(more).toEqual([]);
    expect(ticket).toContain(`Order ${order.order_id}`);
    expect(ticket).toContain('Alergija riešutams!');
    expect(ticket).not.toContain('COPY');
  });

  it('waits without paper, says so, and comes out once when there is some; a test page goes past it', async () => {
    const kitchen = await aKitchen();
    await kitchen.trouble({ paper_out: true });
    await placed(kitchen.phone, ['soup']);
    await kitchen.printed();
    expect(await kitchen.problem()).toBe('paper_out');
    await kitchen.trouble({ paper_out: false });
    const test = await kitchen.owner.call('POST /console/{venue}/printers/{printer}/test', {
      venue: kitchen.venue.id,
      printer: kitchen.printer,
      body: {},
    });
    expect(test).toEqual({ outcome: 'printed' });
    await untilAllPrinted(kitchen);
    const [page, ticket, ...more] = await kitchen.papers();
    expect(page).toContain('Test page');
    expect(more).toEqual([]);
    expect(ticket).not.toContain('COPY');
    expect(await kitchen.problem()).toBeNull();
  });
});

it('looks for printers where it stands, when somebody asks; a waiter asks in vain', async () => {
  const kitchen = await aKitchen('escpos-tcp');
  const ask = { venue: kitchen.venue.id, bridge: kitchen.bridgeId, body: {} };
  const found = await kitchen.owner.call('POST /console/{venue}/bridges/{bridge}/find', ask);
  expect(found.answered).toBe(true);
  expect(found.printers).toContainEqual({ kind: 'escpos-tcp', address: kitchen.address });
  expect(await kitchen.staff.failure('POST /console/{venue}/bridges/{bridge}/find', ask)).toBe('not_allowed');
  await kitchen.bridge.stop();
  expect(await kitchen.owner.call('POST /console/{venue}/bridges/{bridge}/find', ask)).toEqual({
    answered: false,
    printers: [],
  });
});

describe('when the line is lost', () => {
  it('a ticket waits while the bridge is away, which is said, and comes out once, without a mark, when it is back', async () => {
    const kitchen = await aKitchen();
    await kitchen.bridge.stop();
    await placed(kitchen.phone, ['soup']);
    await kitchen.printed();
    expect(await kitchen.problem()).toBe('bridge_away');
    expect(await kitchen.papers()).toEqual([]);
    await untilConnected(kitchen.start());
    await untilAllPrinted(kitchen);
    await expectOnePaper(kitchen);
  });

  it('a printed ticket whose answer is lost with the program comes out once, without a mark', async () => {
    const kitchen = await aKitchen();
    await kitchen.trouble({ slow_ms: 800 });
    await placed(kitchen.phone, ['soup']);
    const round = kitchen.printed();
    await expect.poll(kitchen.notes).toContain('"begun"');
    kitchen.cable.silence();
    await expect.poll(kitchen.notes).toContain('"done"');
    await kitchen.bridge.killNine();
    kitchen.cable.mend();
    await untilConnected(kitchen.start());
    await round;
    await untilAllPrinted(kitchen);
    await expectOnePaper(kitchen);
  });

  it('a bridge whose plug is pulled while it prints leaves a ticket that may be on paper: it comes again, marked', async () => {
    const kitchen = await aKitchen();
    await kitchen.trouble({ slow_ms: 2_000 });
    await placed(kitchen.phone, ['soup']);
    const round = kitchen.printed();
    await expect.poll(kitchen.notes).toContain('"begun"');
    await kitchen.bridge.killNine();
    await kitchen.trouble({ slow_ms: 0 });
    await untilConnected(kitchen.start());
    await round;
    await untilAllPrinted(kitchen);
    const marked = (await kitchen.papers()).map(text => text.includes('COPY'));
    expect(marked.at(-1)).toBe(true);
    expect(marked.filter(isMarked => !isMarked).length).toBeLessThanOrEqual(1);
  });

  it('a ticket that was handed over into a dead line is handed over again', async () => {
    const kitchen = await aKitchen();
    kitchen.cable.swallowAnswers();
    await placed(kitchen.phone, ['soup']);
    await kitchen.printed();
    expect(await kitchen.handed()).toBe(1);
    expect(await kitchen.papers()).toEqual([]);
    kitchen.cable.mend();
    await untilAllPrinted(kitchen);
    await expectOnePaper(kitchen);
  });
});
