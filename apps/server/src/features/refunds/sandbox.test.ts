import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

/** Refunds over the providers' real protocols. */
let server: TestServer;
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
  ({ server } = world);
});
afterAll(() => world.stop());

const WAYS = [
  { method: 'stripe-card', bank: 'stripe', create: 'POST /payments/stripe/payment-intent' },
  { method: 'montonio', bank: 'montonio', create: 'POST /payments/montonio/create-order' },
  { method: 'solid-card', bank: 'solidgate', create: 'POST /payments/solidgate/payment-intent' },
  { method: 'neopay', bank: 'neopay', create: 'POST /payments/neopay/create-transaction' },
] as const;
type Way = (typeof WAYS)[number];
type Booked = { reference: string; refunded_minor: number; refunds: { amount_minor: number }[] };

/** An order of 24.50, paid at the bank. */
const paid = async ({ method, bank, create }: Way) => {
  server.clock.set(Date.now());
  const scene = await aTableScene(server, {
    venue: { settings: { functionalities: ['order'], paymentProviders: [method] } },
  });
  const { venue, phone } = scene;
  await world.withAccounts(venue, bank);
  const { unique_order_number: order } = await placed(phone, ['steak', 'soup']);
  const intent = await phone.call(create, { body: { session: phone.session, order, method } });
  const { next_action: next, uuid } = intent;
  const start = next.kind === 'none' ? undefined : next.kind === 'redirect' ? next.url : next.params;
  await world.control(bank, 'act', { reference: uuid, action: 'approve', start });
  await world.control(bank, 'webhooks/flush', {});
  const manager = await aStaff(server, venue, 'manager');
  const place = { venue: venue.id, payment: uuid };
  return {
    venue,
    uuid,
    manager,
    releaseClaims: (amount?: number) =>
      manager.call('POST /console/{venue}/payments/{payment}/refund', {
        ...place,
        body: { reason: 'Cold soup', ...(amount !== undefined && { amount }) },
      }),
    state: async () => (await manager.call('GET /console/{venue}/payments/{payment}', place)).payment,
    booked: async () => {
      const book = (await world.control(bank, 'book')) as Booked[];
      return book.find(({ reference }) => reference === uuid);
    },
    /** Time passes, everything is asked about, every webhook arrives. */
    passes: async () => {
      server.clock.advance(15_000);
      await server.jobs.runNow('send-refunds');
      await server.jobs.runNow('send-refunds');
      await world.control(bank, 'webhooks/flush', {});
    },
  };
};
type Paid = Awaited<ReturnType<typeof paid>>;
const until = ({ state, passes }: Paid, status: string) =>
  expect
    .poll(async () => {
      await passes();
      return (await state()).status;
    })
    .toBe(status);
const agrees = async ({ venue }: Paid) => expect(await checkBooks(server.database.run, venue.id)).toEqual([]);

describe.each(WAYS.filter(({ bank }) => bank !== 'neopay'))('a refund by $bank', way => {
  it('gives a part back, then the rest; the bank counts the same', async () => {
    const scene = await paid(way);
    await scene.releaseClaims(1_000);
    await until(scene, 'part_refunded');
    expect((await scene.booked())?.refunded_minor).toBe(1_000);
    await scene.releaseClaims();
    await until(scene, 'refunded');
    expect(await scene.state()).toMatchObject({ refunded: 24.5, refund_due: 0, refundable: 0 });
    expect((await scene.booked())?.refunds.map(({ amount_minor }) => amount_minor)).toEqual([1_000, 1_450]);
    await agrees(scene);
  });

  it('is made once though the bank was away', async () => {
    const scene = await paid(way);
    await world.control(way.bank, 'next', [{ do: 'down', times: 2, how: 'cut' }]);
    await scene.releaseClaims();
    await until(scene, 'refunded');
    expect((await scene.booked())?.refunds.map(({ amount_minor }) => amount_minor)).toEqual([2_450]);
    await agrees(scene);
  });
});

describe('a refund of a provider without a call for it', () => {
  it('is made by a person', async () => {
    const [way] = WAYS.filter(({ bank }) => bank === 'neopay');
    if (!way) throw new Error('no such way');
    const scene = await paid(way);
    await scene.releaseClaims();
    await scene.passes();
    const [refund] = (await scene.state()).refunds;
    expect(refund).toMatchObject({ status: 'by_hand', amount: 24.5 });
    const done = { venue: scene.venue.id, refund: refund?.id ?? '' };
    await scene.manager.call('POST /console/{venue}/refunds/{refund}/done', done);
    expect(await scene.state()).toMatchObject({ status: 'refunded', refunded: 24.5 });
    await agrees(scene);
  });
});
