import {
  aBillScene,
  type BillScene,
  billOf,
  ordered,
  settled,
  staffBillOf,
} from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { orderOf } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const TERMS = {
  earn: 'visit' as const,
  every: null,
  category: null,
  cost: 10,
  reward_amount: null,
  reward_category: 'food',
  reward_name: { en: 'A free dish' },
  birthday: 0,
  months: null,
};
type Terms = {
  readonly percent?: number;
  readonly reward_amount?: number | null;
  readonly reward_category?: string | null;
};

const LATER = ['order', 'skip-payment', 'pay-go', 'tips', 'loyalty-program'];
type Setting = { readonly stamps: number; readonly terms?: Terms; readonly flags?: readonly string[] };

/** A table whose first phone orders something, or nothing, and is a member's then that has collected so many stamps. */
const aMembersTable = async <T>(
  { stamps, terms = {}, flags = LATER }: Setting,
  before: (phone: Phone) => Promise<T>,
) => {
  const scene = await aBillScene(server, { settings: { functionalities: flags as never } });
  const owner = await aStaff(server, scene.venue, 'owner');
  const { percent, ...collected } = terms;
  const off = percent === undefined ? {} : { discount_percent: percent };
  const program = await aProgram(server, owner, { points: { ...TERMS, ...collected }, ...off });
  const begun = await before(scene.phone);
  await signedUp(scene.phone);
  await joined(scene.phone, program);
  const { members } = await owner.call('GET /console/{venue}/loyalty/members', {
    venue: scene.venue.id,
    query: {},
  });
  if (stamps > 0)
    await owner.call('POST /console/{venue}/loyalty/members/{card}/points', {
      venue: scene.venue.id,
      card: members[0]?.id ?? '',
      body: { units: stamps, reason: 'From before' },
    });
  return { ...scene, owner, program, begun };
};

/** With dishes on its bill: soup 4.50, steak 20.00, beer 5.00. */
const aMembersBill = async (dishes: readonly string[], stamps: number, terms: Terms = {}) => {
  const scene = await aMembersTable({ stamps, terms }, phone => ordered(phone, dishes));
  return { ...scene, bill: scene.begun, number: scene.begun.unique_order_number };
};
type Scene = Awaited<ReturnType<typeof aMembersBill>>;
const used = ({ session }: Phone, { number, program }: Pick<Scene, 'number' | 'program'>) =>
  [
    'POST /orders/use-loyalty-reward/{session}',
    { session, body: { unique_order_number: number, loyalty_program_id: program } },
  ] as const;
const balance = async ({ call }: Phone) => {
  await server.jobs.runNow('settle-loyalty-points');
  const { loyalty_programs } = await call('GET /loyalty/get-user', {});
  const points = loyalty_programs[0]?.points;
  expect(points?.balance).toBe(points?.lines.reduce((sum, { units }) => sum + units, 0));
  return points?.balance;
};
const agrees = async ({ venue }: Pick<BillScene, 'venue'>) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
const takenOff = ({ manager, venue }: Scene, bill: string, items: string[]) =>
  manager.call('POST /console/{venue}/bills/{bill}/items/void', {
    venue: venue.id,
    bill,
    body: { items, reason: 'It was cold' },
  });

describe('a reward', () => {
  it('[CART-26] makes the dearest dish of its category free, as a member’s discount in bill, books and numbers, and is off the card', async () => {
    const scene = await aMembersBill(['soup', 'steak', 'beer'], 12);
    const { phone, second, owner, venue } = scene;
    const { order } = await phone.call(...used(phone, scene));
    expect(order).toMatchObject({ left: 9.5, loyalty_discount: 20, loyalty_applied: false });
    expect(await balance(phone)).toBe(2);
    // The others read what is to pay, and nothing of whose stamps they were.
    const seen = await billOf(second);
    expect(seen).toMatchObject({ left: 9.5, loyalty_discount: 20 });
    expect(JSON.stringify(seen)).not.toMatch(/Regulars|Rūta|free dish/);
    await agrees(scene);
    await settled(scene, (await staffBillOf(scene)).id);
    expect(await billOf(phone)).toMatchObject({ is_paid: true, left: 0 });
    const { figures } = await owner.call('GET /console/{venue}/numbers', {
      venue: venue.id,
      query: { period: 'today' },
    });
    expect(figures).toMatchObject({ loyalty_discounts: 2000, net: 950 });
    expect(await owner.call('GET /console/{venue}/loyalty', { venue: venue.id })).toMatchObject({
      given: 2000,
      collected: { given: 12, used: 10, open: 2 },
    });
    expect(await balance(phone)).toBe(2);
    await agrees(scene);
  });

  it('of an amount comes off all that is open to the cent, and no more than that', async () => {
    const scene = await aMembersBill(['soup', 'beer'], 20, { reward_amount: 500, reward_category: null });
    const { phone } = scene;
    expect((await phone.call(...used(phone, scene))).order).toMatchObject({ left: 4.5, loyalty_discount: 5 });
    expect((await phone.call(...used(phone, scene))).order).toMatchObject({ left: 0, loyalty_discount: 9.5 });
    expect(await phone.failure(...used(phone, scene))).toBe('not_enough_points');
    expect(await balance(phone)).toBe(0);
    await agrees(scene);
  });

  it('and the percentage of the card count both, whichever comes first', async () => {
    const terms = { reward_amount: 500, reward_category: null, percent: 10 };
    const apply = ({ session }: Phone, { number }: Scene) =>
      [
        'POST /orders/apply-loyalty-card-to-external-order/{session}',
        { session, body: { unique_order_number: number } },
      ] as const;
    const first = await aMembersBill(['steak', 'beer'], 10, terms);
    await first.phone.call(...used(first.phone, first));
    // 25.00 less 5.00, and a tenth of what is left.
    expect((await first.phone.call(...apply(first.phone, first))).order).toMatchObject({
      left: 18,
      loyalty_discount: 7,
      loyalty_applied: true,
    });
    expect(await first.phone.failure(...apply(first.phone, first))).toBe('loyalty_already_applied');
    await agrees(first);
    const last = await aMembersBill(['steak', 'beer'], 10, terms);
    await last.phone.call(...apply(last.phone, last));
    expect((await last.phone.call(...used(last.phone, last))).order).toMatchObject({ left: 17.5 });
    await agrees(last);
  });

  it('is taken once by two phones of one member at once, and the later is told', async () => {
    const scene = await aMembersBill(['soup', 'steak'], 10);
    const { phone, second } = scene;
    second.cookies.set('tableside_guest', phone.cookies.get('tableside_guest') ?? '');
    const outcomes = await Promise.all(
      [phone, second].map(each =>
        each.call(...used(each, scene)).then(
          () => 'done',
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome !== 'done')).toEqual([
      expect.stringMatching(/^(not_enough_points|loyalty_being_applied)$/),
    ]);
    expect(await balance(phone)).toBe(0);
    expect((await billOf(phone)).loyalty_discount).toBe(20);
    await agrees(scene);
  });

  it('is taken once for two bills at once, when both have come to the card before either has it', async () => {
    const scene = await aMembersBill(['steak'], 10);
    const { phone, venue, program } = scene;
    const table = await aTable(server, venue);
    const elsewhere = await server.guestAt(table.code);
    const bill = await ordered(elsewhere, ['steak']);
    elsewhere.cookies.set('tableside_guest', phone.cookies.get('tableside_guest') ?? '');
    const outcome = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        ({ code }) => code,
      );
    const outcomes = await server.database.transaction(async run => {
      await run(
        'test-hold-cards',
        'select c.id from loyalty_card c join loyalty_program p on p.id = c.program_id where p.venue_id = $1 for update of c',
        [venue.id],
      );
      const both = [
        outcome(phone.call(...used(phone, scene))),
        outcome(elsewhere.call(...used(elsewhere, { number: bill.unique_order_number, program }))),
      ];
      await vi.waitFor(async () => {
        const [row] = await server.database.run<{ waiting: number }>(
          'test-waiting',
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like '%loyalty_card%'`,
          [],
        );
        expect(row?.waiting).toBe(2);
      }, 20_000);
      return both;
    });
    expect((await Promise.all(outcomes)).toSorted()).toEqual(['done', 'not_enough_points']);
    expect(await balance(phone)).toBe(0);
    await agrees(scene);
  });

  it('is taken once under one key, however often it is sent', async () => {
    const scene = await aMembersBill(['soup', 'steak'], 20);
    const { phone } = scene;
    const [call, input] = used(phone, scene);
    const key = { idempotencyKey: 'one-reward-of-this-guest' };
    for (const _ of [1, 2]) expect((await phone.call(call, { ...input, ...key })).order.left).toBe(4.5);
    expect(await balance(phone)).toBe(10);
  });

  it('is nobody’s who is not signed in, has too little, or for whom nothing is there', async () => {
    const scene = await aMembersBill(['beer'], 9);
    const { phone, second, owner, venue } = scene;
    expect(await second.failure(...used(second, scene))).toBe('not_signed_in');
    expect(await phone.failure(...used(phone, scene))).toBe('not_enough_points');
    await signedUp(second);
    expect(await second.failure(...used(second, scene))).toBe('loyalty_not_applicable');
    const { members } = await owner.call('GET /console/{venue}/loyalty/members', {
      venue: venue.id,
      query: {},
    });
    await owner.call('POST /console/{venue}/loyalty/members/{card}/points', {
      venue: venue.id,
      card: members[0]?.id ?? '',
      body: { units: 1, reason: 'One more' },
    });
    expect(await phone.failure(...used(phone, scene))).toBe('reward_not_on_bill');
    expect(await balance(phone)).toBe(10);
  });

  it('comes back when its dish is taken off the bill, once', async () => {
    const scene = await aMembersBill(['soup', 'steak'], 10);
    const { phone } = scene;
    await phone.call(...used(phone, scene));
    const { id, items } = await staffBillOf(scene);
    const of = (name: string) => items.filter(item => item.name === name).map(item => item.id);
    await takenOff(scene, id, of('Dish soup'));
    expect(await balance(phone)).toBe(0);
    await takenOff(scene, id, of('Dish steak'));
    expect(await balance(phone)).toBe(10);
    expect(await balance(phone)).toBe(10);
    await agrees(scene);
  });

  it('comes back when staff write another price, which takes off all that the reward did', async () => {
    const scene = await aMembersBill(['steak', 'beer'], 10, { reward_amount: 500, reward_category: null });
    const { phone, manager, venue } = scene;
    await phone.call(...used(phone, scene));
    const { id, items } = await staffBillOf(scene);
    const priced = (item: string | undefined, price: number) =>
      manager.call('POST /console/{venue}/bills/{bill}/items/change', {
        venue: venue.id,
        bill: id,
        body: { item: item ?? '', price, reason: 'It was cold' },
      });
    await priced(items[0]?.id, 300);
    expect(await balance(phone)).toBe(0);
    await priced(items[1]?.id, 300);
    // At once, so that it can be used anew.
    expect((await phone.call(...used(phone, scene))).order).toMatchObject({ left: 1, loyalty_discount: 5 });
    expect(await balance(phone)).toBe(0);
    await agrees(scene);
  });

  it('that was used by mistake comes back when a manager writes the price of the free dish anew, under their name', async () => {
    const scene = await aMembersBill(['steak', 'beer'], 10);
    const { phone, manager, owner, venue } = scene;
    await phone.call(...used(phone, scene));
    const { id, items } = await staffBillOf(scene);
    await manager.call('POST /console/{venue}/bills/{bill}/items/change', {
      venue: venue.id,
      bill: id,
      body: { item: items[0]?.id ?? '', price: 2000, reason: 'Used by mistake' },
    });
    expect(await billOf(phone)).toMatchObject({ left: 25, loyalty_discount: 0 });
    expect(await balance(phone)).toBe(10);
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
    expect(JSON.stringify(deeds)).toContain('Used by mistake');
    await agrees(scene);
  });

  it('comes back when all that was paid beside a free dish goes back, and stays used while a part is kept', async () => {
    const scene = await aMembersBill(['soup', 'steak'], 10);
    const { phone, manager, venue } = scene;
    await phone.call(...used(phone, scene));
    await settled(scene, (await staffBillOf(scene)).id);
    const { payments } = await manager.call('GET /console/{venue}/payments', { venue: venue.id, query: {} });
    const payment = payments[0]?.uuid ?? '';
    const soup = payments[0]?.items[0]?.id ?? '';
    const refund = (body: object) =>
      manager.call('POST /console/{venue}/payments/{payment}/refund', {
        venue: venue.id,
        payment,
        body: { reason: 'It was cold', ...body },
      });
    await refund({ items: [soup], amount: 100 });
    expect(await balance(phone)).toBe(0);
    await refund({});
    expect(await balance(phone)).toBe(10);
    await agrees(scene);
  });
});

describe('a reward off an order that is paid before it is made', () => {
  const FIRST = ['order', 'tips', 'loyalty-program'];
  const aMembersOrder = async (dish: string) => {
    const scene = await aMembersTable(
      { stamps: 10, terms: { reward_amount: 500, reward_category: null }, flags: FIRST },
      phone => placed(phone, [dish]),
    );
    return { ...scene, number: scene.begun.unique_order_number };
  };

  it('that leaves nothing to pay lets the kitchen begin, and nothing of it lapses', async () => {
    const scene = await aMembersOrder('soup');
    const { phone, number } = scene;
    expect(await orderOf(phone, number)).toMatchObject({ waiting_for: 'payment' });
    expect((await phone.call(...used(phone, scene))).order).toMatchObject({ left: 0, loyalty_discount: 4.5 });
    const { status, waiting_for } = await orderOf(phone, number);
    expect([status, waiting_for]).not.toContain('payment');
    server.clock.advance(40 * 60_000);
    await server.jobs.runNow('end-unpaid-orders');
    expect(await orderOf(phone, number)).toMatchObject({ status });
    expect(await balance(phone)).toBe(0);
    await agrees(scene);
  });

  it('comes back when nobody pays the rest and the order lapses', async () => {
    const scene = await aMembersOrder('steak');
    const { phone, number } = scene;
    expect((await phone.call(...used(phone, scene))).order).toMatchObject({ left: 15 });
    expect(await balance(phone)).toBe(0);
    server.clock.advance(40 * 60_000);
    await server.jobs.runNow('end-unpaid-orders');
    expect(await orderOf(phone, number)).toMatchObject({ status: 'failed' });
    expect(await balance(phone)).toBe(10);
    await agrees(scene);
  });
});
