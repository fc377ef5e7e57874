import type { CallInput } from '@tableside/contract/client';
import { minor } from '@tableside/domain/money';
import { exportedBooks, recompute } from '@tableside/testkit/recomputed.ts';
import { type PayServer, payServer, tableBillScene } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: PayServer;
let venue: { readonly id: string };
let anna: TestStaff;
let boris: TestStaff;
let owner: TestStaff;

beforeAll(async () => {
  server = await payServer({ now: '2026-11-28T17:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const scene = await tableBillScene(server);
  venue = scene.venue;
  anna = await aStaff(server, venue, 'waiter');
  boris = await aStaff(server, venue, 'waiter');
  owner = await aStaff(server, venue, 'owner');
});

const own = async (who: TestStaff) =>
  (await who.call('GET /console/{venue}/own-drawer', { venue: venue.id })).drawer;
const open = (who: TestStaff, float: number) =>
  who.call('POST /console/{venue}/own-drawer/open', { venue: venue.id, body: { float } });
type Move = CallInput<'POST /console/{venue}/drawers/{drawer}/move'>['body'];
const moving = (drawer: string, kind: Move['kind'], amount: number, reason = 'Ice') => ({
  venue: venue.id,
  drawer,
  body: { kind, amount, reason },
});
const MOVE = 'POST /console/{venue}/drawers/{drawer}/move';
const COUNT = 'POST /console/{venue}/drawers/{drawer}/count';
const counting = (drawer: string, counted: number, expected: number) => ({
  venue: venue.id,
  drawer,
  body: { counted, expected_total: expected, note: '' },
});
/** A bill of a table of its own. */
const aBillOf = async (who: TestStaff, price: number): Promise<string> => {
  const table = await aTable(server, venue);
  const where = { venue: venue.id, table: table.id, body: { guest_count: 2 } };
  const { bill } = await who.call('POST /console/{venue}/tables/{table}/bill', where);
  const lines = [{ name: 'Dish', price, quantity: 1 }];
  await who.call('POST /console/{venue}/bills/{bill}/lines', {
    venue: venue.id,
    bill: bill.id,
    body: { lines },
  });
  return bill.id;
};
const pay = async (who: TestStaff, price: number, method: 'cash' | 'card-machine' = 'cash', tip = 0) => {
  const bill = await aBillOf(who, price);
  const body = { method, tip };
  return who.call('POST /console/{venue}/bills/{bill}/settle', { venue: venue.id, bill, body });
};
const lastPayment = async () =>
  (await owner.call('GET /console/{venue}/payments', { venue: venue.id })).payments[0]?.uuid ?? '';
const closeDay = (after: number, over: { float?: number; counted?: number }) =>
  owner.call('POST /console/{venue}/z-reports', { venue: venue.id, body: { after, ...over } });
const drawersOf = (day?: string) =>
  owner.call('GET /console/{venue}/drawers', { venue: venue.id, query: day === undefined ? {} : { day } });

describe('a drawer', () => {
  it('is nobody’s where nobody opened one: cash is the house’s as ever', async () => {
    await pay(anna, 1_500);
    expect(await anna.call('GET /console/{venue}/own-drawer', { venue: venue.id })).toEqual({
      drawer: null,
      used: false,
    });
    const { report } = await closeDay(0, { float: 1_000, counted: 2_500 });
    expect(report.cash).toEqual({
      float: 1_000,
      moved: 1_500,
      expected: 2_500,
      counted: 2_500,
      difference: 0,
    });
    expect(report.drawers).toBeUndefined();
  });

  it('holds its float and the cash that its person takes, and neither cards nor what a colleague takes', async () => {
    const { drawer } = await open(anna, 10_000);
    await pay(anna, 2_000, 'cash', 150);
    await pay(anna, 900, 'card-machine');
    await pay(boris, 700);
    expect(await own(anna)).toMatchObject({ id: drawer.id, float: 10_000, taken: 2_150, expected: 12_150 });
    expect(await own(boris)).toBeNull();
    const { entries } = await exportedBooks(owner);
    const cash = entries.filter(
      ({ kind, lines }) => kind === 'capture' && lines?.some(l => l.account === 'cash'),
    );
    expect(cash.map(({ data }) => data.drawer ?? null)).toEqual([drawer.id, null]);
  });

  it('is opened once, from however many tablets, and each person has their own', async () => {
    const answers = await Promise.all([open(anna, 5_000), open(anna, 7_000), open(boris, 3_000)]);
    const [one, two, three] = answers;
    expect(one?.drawer.id).toBe(two?.drawer.id);
    expect([one?.made, two?.made].sort()).toEqual([false, true]);
    expect(one?.drawer.float).toBe(two?.drawer.float);
    expect(three?.drawer.id).not.toBe(one?.drawer.id);
  });

  it('gives what is paid out of it with a reason to the books, and says nothing of change from the house', async () => {
    const { drawer } = await open(anna, 5_000);
    await anna.call(MOVE, moving(drawer.id, 'paid_out', 1_299, 'Lemons'));
    await anna.call(MOVE, moving(drawer.id, 'from_house', 2_000, 'Coins'));
    await anna.call(MOVE, moving(drawer.id, 'to_house', 500, 'Too much'));
    const { drawer: now } = await anna.call(MOVE, moving(drawer.id, 'paid_in', 200, 'Found'));
    expect(now).toMatchObject({
      expected: 5_401,
      paid_out: 1_299,
      from_house: 2_000,
      to_house: 500,
      paid_in: 200,
    });
    expect(now.moves.map(({ reason }) => reason)).toContain('Lemons');
    const { entries } = await exportedBooks(owner);
    const petty = entries.filter(({ kind }) => kind === 'petty_cash');
    expect(petty.map(({ lines }) => lines)).toMatchObject([
      [
        { account: 'petty_cash', amount: 1_299 },
        { account: 'cash', amount: -1_299 },
      ],
      [
        { account: 'petty_cash', amount: -200 },
        { account: 'cash', amount: 200 },
      ],
    ]);
    const beyond = anna.call(MOVE, moving(drawer.id, 'paid_out', 5_402));
    await expect(beyond).rejects.toMatchObject({ code: 'drawer_holds_less', details: { expected: 54.01 } });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it.each([
    ['short', 11_900, -100],
    ['over', 12_350, 350],
    ['right', 12_000, 0],
  ])(
    'that is %s at its count says so, and the books with it, to the cent',
    async (_how, counted, difference) => {
      const { drawer } = await open(anna, 10_000);
      await pay(anna, 2_000);
      const { drawer: done } = await anna.call(COUNT, counting(drawer.id, counted, 12_000));
      expect(done).toMatchObject({ expected: 12_000, counted, difference, closed_by: anna.name });
      const { entries } = await exportedBooks(owner);
      const lines = entries.filter(({ kind }) => kind === 'drawer_count').flatMap(entry => entry.lines ?? []);
      expect(lines).toMatchObject(
        difference === 0
          ? []
          : [
              { account: 'cash', amount: difference },
              { account: 'cash_difference', amount: -difference },
            ],
      );
      await pay(anna, 800);
      expect(await own(anna)).toBeNull();
      expect((await drawersOf()).drawers).toMatchObject([{ id: drawer.id, taken: 2_000, difference }]);
    },
  );

  it('is not counted past money that came meanwhile, and takes no money once it is counted', async () => {
    const { drawer } = await open(anna, 1_000);
    const bill = await aBillOf(anna, 500);
    const body = { method: 'cash' as const, tip: 0 };
    const settling = anna.call('POST /console/{venue}/bills/{bill}/settle', { venue: venue.id, bill, body });
    const [count] = await Promise.allSettled([anna.call(COUNT, counting(drawer.id, 1_000, 1_000)), settling]);
    const { drawers } = await drawersOf();
    // Whichever came first: what the drawer took is what its count was held against.
    if (count.status === 'fulfilled') expect(drawers).toMatchObject([{ taken: 0, difference: 0 }]);
    else {
      expect(count.reason).toMatchObject({ code: 'drawer_changed', details: { expected: 15 } });
      expect(drawers).toMatchObject([{ taken: 500, closed_at: null }]);
    }
    await settling;
    const late = await open(anna, 1_000);
    await pay(anna, 250);
    const { expected } = late.made ? { expected: 1_000 } : { expected: 1_500 };
    expect(await anna.failure(COUNT, counting(late.drawer.id, 1_250, expected))).toBe('drawer_changed');
    await anna.call(COUNT, counting(late.drawer.id, 1_250, expected + 250));
    expect(await anna.failure(COUNT, counting(late.drawer.id, 1_250, expected + 250))).toBe('drawer_counted');
    expect(await anna.failure(MOVE, moving(late.drawer.id, 'paid_in', 1))).toBe('drawer_counted');
  });

  it('of whoever hands the money back pays a refund, whoever had taken it', async () => {
    const annas = await open(anna, 1_000);
    const manager = await aStaff(server, venue, 'manager');
    const managers = await open(manager, 5_000);
    await pay(anna, 2_000);
    const payment = await lastPayment();
    const body = { amount: minor(700), reason: 'Cold' };
    await manager.call('POST /console/{venue}/payments/{payment}/refund', { venue: venue.id, payment, body });
    await server.jobs.runNow('send-refunds');
    const { payment: now } = await manager.call('GET /console/{venue}/payments/{payment}', {
      venue: venue.id,
      payment,
    });
    const refund = now.refunds[0]?.id ?? '';
    await manager.call('POST /console/{venue}/refunds/{refund}/done', { venue: venue.id, refund });
    expect(await own(anna)).toMatchObject({
      id: annas.drawer.id,
      taken: 2_000,
      given_back: 0,
      expected: 3_000,
    });
    expect(await own(manager)).toMatchObject({
      id: managers.drawer.id,
      taken: 0,
      given_back: 700,
      expected: 4_300,
    });
  });
});

describe('who may', () => {
  it('count and move in another’s drawer: who answers for the evening, and nobody of another house', async () => {
    const { drawer } = await open(anna, 1_000);
    expect(await boris.failure(MOVE, moving(drawer.id, 'paid_out', 1))).toBe('not_allowed');
    expect(await boris.failure(COUNT, counting(drawer.id, 0, 1_000))).toBe('not_allowed');
    const elsewhere = await aStaff(server, await aVenue(server), 'owner');
    const there = { ...counting(drawer.id, 0, 1_000), venue: elsewhere.venue };
    expect(await elsewhere.failure(COUNT, there)).toBe('not_found');
    expect(await owner.failure(COUNT, counting('no-id', 0, 0))).toBe('not_found');
    const { drawer: done } = await owner.call(COUNT, counting(drawer.id, 990, 1_000));
    expect(done).toMatchObject({ own: false, closed_by: owner.name, difference: -10 });
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
    expect(deeds.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['drawer-open', 'drawer-count']),
    );
  });

  it.each([
    ['kitchen', 'not_allowed', 'not_allowed'],
    ['accountant', 'not_allowed', 200],
    ['waiter', 200, 'not_allowed'],
    ['manager', 200, 200],
  ] as const)('%s: open one %s, read all of the day %s', async (role, opens, reads) => {
    const who = await aStaff(server, venue, role);
    const openIt = { venue: venue.id, body: { float: 0 } };
    const outcome = async (wanted: 200 | 'not_allowed', run: () => Promise<unknown>) =>
      wanted === 200 ? run().then(() => 200) : run().catch(({ code }: { code: string }) => code);
    expect(await outcome(opens, () => who.call('POST /console/{venue}/own-drawer/open', openIt))).toBe(opens);
    expect(
      await outcome(reads, () => who.call('GET /console/{venue}/drawers', { venue: venue.id, query: {} })),
    ).toBe(reads);
  });
});

describe('the day’s report', () => {
  it('counts the house without what people carry, across the end of the day, and loses nothing to either', async () => {
    await open(anna, 5_000);
    await pay(anna, 3_000);
    await pay(boris, 1_000);
    server.clock.advance(60_000);
    const counted = await open(boris, 2_000);
    await pay(boris, 400);
    await boris.call(COUNT, counting(counted.drawer.id, 2_350, 2_400));
    // The house began with 200.00: 70.00 went into drawers, Boris brought 23.50 back, Anna still has 80.00.
    const first = (await closeDay(0, { float: 20_000, counted: 16_350 })).report;
    expect(first.cash).toEqual({
      float: 20_000,
      moved: 4_350,
      held: { before: 0, now: 8_000 },
      expected: 16_350,
      counted: 16_350,
      difference: 0,
    });
    expect(first.drawers).toMatchObject([
      { name: anna.name, closed_at: null, expected: 8_000, counted: null, difference: null },
      { name: boris.name, expected: 2_400, counted: 2_350, difference: -50 },
    ]);
    const difference = first.accounts.find(({ account }) => account === 'cash_difference')?.amount;
    expect(difference).toBe(50);

    server.clock.advance(24 * 3_600_000);
    const mine = await own(anna);
    expect(mine).toMatchObject({ expected: 8_000 });
    await anna.call(MOVE, moving(mine?.id ?? '', 'paid_out', 500));
    await anna.call(COUNT, counting(mine?.id ?? '', 7_500, 7_500));
    expect((await drawersOf('2026-11-28')).drawers.map(({ id }) => id)).toContain(mine?.id);
    expect((await drawersOf()).drawers.map(({ id }) => id)).toEqual([mine?.id]);
    const second = (await closeDay(1, { float: 16_350, counted: 23_850 })).report;
    expect(second.cash).toEqual({
      float: 16_350,
      moved: -500,
      held: { before: 8_000, now: 0 },
      petty_cash: 500,
      expected: 23_850,
      counted: 23_850,
      difference: 0,
    });
    expect(second.drawers).toMatchObject([{ name: anna.name, counted: 7_500, difference: 0 }]);
    expect((await closeDay(2, {})).report.drawers).toBeUndefined();
    const books = await exportedBooks(owner);
    expect(recompute(books, books.entries).accounts).toMatchObject({ cash: 3_850, cash_difference: 50 });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
    server.clock.advance(-24 * 3_600_000 - 60_000);
  });

  it('says of the house’s own count beside those of people what each found', async () => {
    const { drawer } = await open(anna, 1_000);
    await anna.call(COUNT, counting(drawer.id, 900, 1_000));
    const { report } = await closeDay(0, { float: 2_000, counted: 1_940 });
    // Ten are missing from Anna’s; of the rest forty were found beyond.
    expect(report.cash).toMatchObject({ expected: 1_900, difference: 40 });
    const missing = report.accounts.find(({ account }) => account === 'cash_difference')?.amount;
    expect(missing).toBe(60);
  });
});
