import type { CallInput } from '@tableside/contract/client';
import { exportedBooks, recompute } from '@tableside/testkit/recomputed.ts';
import { giftScene } from '@tableside/testkit/scenes/a-gift.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: PayServer;
let venue: { readonly id: string };
let waiter: TestStaff & { readonly userId: string };
let owner: TestStaff;
/** The waiter's open drawer, which begins with 10.00; the owner's begins with 4.00. */
let waiters: string;

beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const open = async (who: TestStaff, float: number) =>
  (await who.call('POST /console/{venue}/own-drawer/open', { venue: venue.id, body: { float } })).drawer.id;

// A guest gave the waiter 12.50 by card.
beforeEach(async () => {
  const scene = await giftScene(server);
  ({ venue, waiter } = scene);
  owner = await aStaff(server, venue, 'owner');
  const tip = { tips_qr_card_hash: scene.card, amount: 1_250 };
  const { uuid } = await server.client().call('POST /payments/stripe/payment-intent-tips-v2', { body: tip });
  await paid(server, uuid);
  waiters = await open(waiter, 1_000);
  await open(owner, 400);
});

const PAYOUT = 'POST /console/{venue}/gifts/payout';
type Body = CallInput<typeof PAYOUT>['body'];
const paying = (amount: number, over: Partial<Body> = {}) => ({
  venue: venue.id,
  body: {
    payouts: [{ kind: 'tip' as const, to: waiter.userId, amount }],
    way: 'cash' as const,
    note: '',
    ...over,
  },
});
const held = async (who: TestStaff) => {
  const { drawer } = await who.call('GET /console/{venue}/own-drawer', { venue: venue.id });
  return [drawer?.handed_out, drawer?.expected];
};
const owed = async () =>
  (await owner.call('GET /console/{venue}/gifts', { venue: venue.id })).owed.map(({ owed: left }) => left);

describe('tips that are paid out in cash', () => {
  it('leave the drawer that is said, which is counted right without them, and the day’s report says so', async () => {
    const view = await owner.call(PAYOUT, paying(700, { drawer: waiters }));
    expect(view.payouts).toMatchObject([{ amount: 7, way: 'cash', drawer: waiter.name }]);
    expect([await held(waiter), await held(owner)]).toEqual([
      [700, 300],
      [0, 400],
    ]);
    const { drawer } = await waiter.call('POST /console/{venue}/drawers/{drawer}/count', {
      venue: venue.id,
      drawer: waiters,
      body: { counted: 300, expected_total: 300, note: '' },
    });
    expect(drawer).toMatchObject({ handed_out: 700, difference: 0 });
    const { report } = await owner.call('POST /console/{venue}/z-reports', {
      venue: venue.id,
      body: { after: 0, float: 2_000, counted: 900 },
    });
    // The house began with 20.00: 14.00 went into drawers, 3.00 came back, the owner still has 4.00.
    expect(report.cash).toMatchObject({ moved: -700, handed_out: 700, expected: 900, difference: 0 });
    // Both were opened at the same moment of the test's clock, so neither is the earlier one.
    expect(report.drawers?.toSorted((a, b) => b.name.localeCompare(a.name))).toMatchObject([
      { name: waiter.name, expected: 300, counted: 300, difference: 0 },
      { name: owner.name, expected: 400, counted: null },
    ]);
    const books = await exportedBooks(owner);
    expect(books.entries.find(({ kind }) => kind === 'payout')?.data).toMatchObject({ drawer: waiters });
    expect(recompute(books, books.entries).accounts).toMatchObject({ cash: -700 });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('leave the own drawer of who hands them over where none is said, and the house’s where that is said', async () => {
    await owner.call(PAYOUT, paying(150));
    const { payouts } = await owner.call(PAYOUT, paying(200, { drawer: null }));
    expect(payouts.map(({ drawer }) => drawer)).toEqual([null, owner.name]);
    // By the bank no drawer moves, whichever is said.
    await owner.call(PAYOUT, paying(100, { way: 'bank', drawer: waiters }));
    expect([await held(waiter), await held(owner)]).toEqual([
      [0, 1_000],
      [150, 250],
    ]);
    expect(await owed()).toEqual([8]);
  });

  it('are refused, all of a run, where the drawer holds less, and never taken out of it twice', async () => {
    const beyond = owner.call(PAYOUT, paying(1_001, { drawer: waiters }));
    await expect(beyond).rejects.toMatchObject({ code: 'drawer_holds_less', details: { expected: 10 } });
    expect(await owner.failure(PAYOUT, paying(401))).toBe('drawer_holds_less');
    expect(await owed()).toEqual([12.5]);
    const both = await Promise.allSettled([
      owner.call(PAYOUT, paying(600, { drawer: waiters })),
      owner.call(PAYOUT, paying(600, { drawer: waiters })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await held(waiter)).toEqual([600, 400]);
    const again = { ...paying(300, { drawer: waiters }), idempotencyKey: `pay-${venue.id}` };
    await owner.call(PAYOUT, again);
    await owner.call(PAYOUT, again);
    expect(await held(waiter)).toEqual([900, 100]);
    expect(await owed()).toEqual([3.5]);
  });

  it('leave no drawer that is counted or of another house', async () => {
    await waiter.call('POST /console/{venue}/drawers/{drawer}/count', {
      venue: venue.id,
      drawer: waiters,
      body: { counted: 1_000, expected_total: 1_000, note: '' },
    });
    expect(await owner.failure(PAYOUT, paying(1, { drawer: waiters }))).toBe('drawer_counted');
    const house = await aVenue(server);
    const stranger = await aStaff(server, house, 'waiter');
    const { drawer } = await stranger.call('POST /console/{venue}/own-drawer/open', {
      venue: house.id,
      body: { float: 900 },
    });
    for (const id of [drawer.id, 'no-id']) {
      expect(await owner.failure(PAYOUT, paying(1, { drawer: id }))).toBe('not_found');
    }
    expect(await owed()).toEqual([12.5]);
  });
});
