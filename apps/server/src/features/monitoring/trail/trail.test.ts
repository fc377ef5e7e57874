import { aReceiver, type Receiver } from '@tableside/testkit/doubles/a-receiver.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aBillScene, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../../http/log.ts';
import { hearSteps, noteStep, type Step } from '../../../steps.ts';
import { logStep } from './log-steps.ts';
import { traceOf } from './span-ids.ts';
import { openTraces } from './traces.ts';

let world: SandboxServer;
let receiver: Receiver;
let steps: Step[] = [];
let stop: () => void;
beforeAll(async () => {
  world = await sandboxServer({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } });
  receiver = await aReceiver();
  stop = hearSteps(step => void steps.push(step));
});
beforeEach(() => {
  steps = [];
});
afterAll(async () => {
  stop();
  await receiver.stop();
  await world.stop();
});

const stepsOf = (of: Step['of'], about: (step: Step) => boolean = () => true): string[] =>
  steps.filter(step => step.of === of && about(step)).map(({ step }) => step);

it('an order, its ticket, its payment and the message about it are followed from step to step by their ids', async () => {
  const { server } = world;
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const venue = scene.venue.id;
  const owner = await aStaff(server, scene.venue, 'owner');
  const printer = {
    name: 'Pass',
    kind: 'epos' as const,
    address: 'sandbox:trail',
    columns: 42 as const,
    code_page: 'windows1257' as const,
    stations: [],
  };
  await owner.call('POST /console/{venue}/printers', { venue, body: printer });
  const hook = { url: receiver.address, kinds: ['order.placed' as const] };
  await owner.call('POST /console/{venue}/webhooks', { venue, body: hook });
  const { unique_order_number: number } = await placed(scene.phone, ['soup'], { comment: 'For Ona' });
  await server.jobs.runNow('print-tickets');
  const [order] = await server.database.run<{ id: string }>(
    'order-of-test',
    'select id from orders where unique_order_number = $1',
    [number],
  );
  const isOfOrder = ({ id, about }: Step): boolean => id === order?.id || about?.order === order?.id;
  await expect.poll(() => stepsOf('print_job', isOfOrder)).toEqual(['queued', 'printed']);
  await expect
    .poll(async () => {
      await server.jobs.runNow('queue-webhooks');
      await server.jobs.runNow('send-webhooks');
      return stepsOf('delivery');
    })
    .toEqual(['queued', 'delivered']);
  const { id: bill } = await staffBillOf(scene);
  await owner.call('POST /console/{venue}/bills/{bill}/settle', {
    venue,
    bill,
    idempotencyKey: crypto.randomUUID(),
    body: { method: 'cash' },
  });
  await owner.call('POST /console/{venue}/orders/{order}/close', {
    venue,
    order: number,
    idempotencyKey: crypto.randomUUID(),
  });
  expect(stepsOf('order', isOfOrder)).toEqual(['order-created', 'order-updated', 'order-finished']);
  expect(stepsOf('payment', ({ about }) => about?.bill === bill)).toEqual(['created']);
  expect(stepsOf('payment')).toEqual(['created', 'captured']);
  expect(stepsOf('order', ({ about }) => about?.bill === bill)).toEqual(['order-updated', 'order-finished']);

  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  for (const step of steps) logStep(log, step);
  const written = lines.filter(line => line.includes(order?.id ?? '?'));
  expect(written).toHaveLength(5);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    order: order?.id,
    step: 'order-created',
    number,
    venue,
    to: 'active',
    msg: 'order order-created',
  });
  // Nobody's words and nothing that opens a door.
  expect(lines.join('')).not.toContain('Ona');
  expect(lines.join('')).not.toContain(scene.phone.session);
});

it('what was undone is no step, what was committed is one after its commit', async () => {
  const { database } = world.server;
  const step = { of: 'order', id: 'x', step: 'order-created' } as const;
  await expect(
    database.transaction(async run => {
      await run('step-of-test', 'select 1', []);
      noteStep(run, step);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(steps).toEqual([]);
  await database.transaction(async (run, last) => {
    noteStep(run, step);
    expect(steps).toEqual([]);
    await last('step-of-test', 'select 1', []);
  });
  expect(steps).toEqual([step]);
});

it('a collector gets the steps of an order as one trace, named by its UUID, whichever server took them', async () => {
  const collector = await aReceiver();
  const id = '01930d6f-6f5a-7c3e-8b1a-2f4d5e6a7b8c';
  const { traceId, spanId } = traceOf({ of: 'order', id });
  expect(traceId).toBe(id.replaceAll('-', ''));
  for (const step of ['order-created', 'order-accepted']) {
    const traces = await openTraces(collector.address, 1, 'test');
    traces.add({ of: 'order', id, step, about: { number: 'n', ms: 5, waits: null } });
    await traces.close();
  }
  const spans = collector.taken.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((each: { scopeSpans: { spans: object[] }[] }) =>
      each.scopeSpans.flatMap(({ spans: all }) => all),
    ),
  );
  expect(spans).toMatchObject([
    { traceId, spanId, name: 'order order-created' },
    { traceId, parentSpanId: spanId, name: 'order order-accepted' },
  ]);
  expect(spans[0].parentSpanId ?? '').toBe('');
  expect(BigInt(spans[0].endTimeUnixNano) - BigInt(spans[0].startTimeUnixNano)).toBe(5_000_000n);
  await collector.stop();
});

it('a share of nought sends nothing, and a collector that is away holds nothing up', async () => {
  const collector = await aReceiver();
  const none = await openTraces(collector.address, 0, 'test');
  none.add({ of: 'payment', id: crypto.randomUUID(), step: 'created' });
  await none.close();
  expect(collector.asked).toEqual([]);
  await collector.stop();
  const away = await openTraces(collector.address, 1, 'test');
  away.add({ of: 'payment', id: crypto.randomUUID(), step: 'created' });
  await away.close();
});
