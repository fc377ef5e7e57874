import { ERRORS } from '@tableside/contract';
import type { VenueSettings } from '@tableside/domain/venue';
import {
  aBillScene,
  type BillScene,
  billOf,
  ordered,
  pieceOf,
  selected,
  settled,
  staffBillOf,
} from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import type { Phone } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const APPLY = 'POST /orders/apply-loyalty-card-to-external-order/{session}';
const ON: VenueSettings['functionalities'] = ['order', 'skip-payment', 'pay-go', 'tips', 'loyalty-program'];

/** A table whose first phone is a member's, with what `dishes` cost on its bill; ordered before they joined, at everybody's price. */
const aMembersBill = async (dishes: readonly string[], over: Parameters<typeof aProgram>[2] = {}) => {
  const scene = await aBillScene(server, { settings: { functionalities: ON } });
  const owner = await aStaff(server, scene.venue, 'owner');
  const program = await aProgram(server, owner, { discount_percent: 10, ...over });
  const bill = await ordered(scene.phone, dishes);
  await signedUp(scene.phone);
  await joined(scene.phone, program);
  return { ...scene, owner, program, bill };
};
const asked = ({ session }: Phone, number: string, firebase_uid?: string) =>
  [APPLY, { session, body: { unique_order_number: number, firebase_uid } }] as const;
const applied = async (phone: Phone, number: string) => (await phone.call(...asked(phone, number))).order;
const agrees = async ({ venue }: Pick<BillScene, 'venue'>) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
const accountsOf = async ({ venue }: Pick<BillScene, 'venue'>) => {
  const rows = await server.database.run<{ account: string; amount: number }>(
    'accounts-of-venue',
    `select l.account, sum(l.amount)::float8 as amount from journal_entry e join journal_line l on l.entry_id = e.id
     where e.venue_id = $1 group by l.account having sum(l.amount) <> 0`,
    [venue.id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

it('[LOYAL-37] each refusal of a card has its words in the one catalogue', () => {
  const said = Object.entries(ERRORS).flatMap(([code, { message }]) =>
    /^loyalty_(not|till|card|being|bill|items|already)/.test(code) ? [message] : [],
  );
  expect(said).toEqual([
    'No applicable loyalty program',
    'Loyalty card could not be applied in POS',
    'Loyalty card expired',
    'Someone else is applying a loyalty card',
    'Discount already applied in POS',
    'Order items are selected',
    'Loyalty card is already applied',
  ]);
});

describe('a card that is shown for a bill', () => {
  it('[LOYAL-38] [LOYAL-43] [LOYAL-44] takes its percent off every dish that is not paid, as its own kind in bill, books and board', async () => {
    const scene = await aMembersBill(['soup', 'steak']);
    const { phone, second, bill } = scene;
    const after = await applied(phone, bill.unique_order_number);
    const less = Math.round(bill.total * 10) / 100;
    expect(after).toMatchObject({
      subtotal_before_discounts: bill.total,
      discount: less,
      loyalty_discount: less,
      loyalty_applied: true,
      discounted_as_whole: true,
      left: Math.round((bill.total - less) * 100) / 100,
    });
    // Every phone of the table reads what is to pay, and none reads whose card it was.
    const seen = await billOf(second);
    expect(seen).toEqual(after);
    expect(JSON.stringify(seen)).not.toContain('Regulars');
    expect(await staffBillOf(scene)).toMatchObject({ loyalty_discount: less });
    expect(await accountsOf(scene)).toMatchObject({ loyalty_discounts: Math.round(less * 100) });
    expect(await accountsOf(scene)).not.toHaveProperty('discounts');
    await agrees(scene);
    await settled(scene, (await staffBillOf(scene)).id);
    expect(await billOf(phone)).toMatchObject({ is_paid: true, left: 0 });
    const { figures } = await scene.owner.call('GET /console/{venue}/numbers', {
      venue: scene.venue.id,
      query: { period: 'today' },
    });
    expect(figures).toMatchObject({ discounts: 0, loyalty_discounts: Math.round(less * 100) });
    const { given, orders } = await scene.owner.call('GET /console/{venue}/loyalty', {
      venue: scene.venue.id,
    });
    expect([given, orders]).toEqual([Math.round(less * 100), 1]);
    await agrees(scene);
  });

  it('[LOYAL-35] counts once, by two phones at once as well', async () => {
    const scene = await aMembersBill(['soup', 'steak']);
    const { phone, second, program, bill } = scene;
    await signedUp(second);
    await joined(second, program);
    const number = bill.unique_order_number;
    const outcomes = await Promise.all(
      [phone, second].map(each =>
        each.call(...asked(each, number)).then(
          () => 'done',
          refusal => refusal.code,
        ),
      ),
    );
    expect(outcomes).toContain('done');
    expect(outcomes.filter(outcome => outcome !== 'done')).toEqual([
      expect.stringMatching(/^loyalty_(already|being)_applied$/),
    ]);
    expect(await phone.failure(...asked(phone, number))).toBe('loyalty_already_applied');
    expect((await billOf(phone)).loyalty_discount).toBe(Math.round(bill.total * 10) / 100);
    await agrees(scene);
  });

  it('[LOYAL-32] somebody else is applying one at this moment', async () => {
    const { phone, bill } = await aMembersBill(['soup']);
    const number = bill.unique_order_number;
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query("select pg_advisory_xact_lock(hashtextextended('loyalty:' || $1, 0))", [number]);
      expect(await phone.failure(...asked(phone, number))).toBe('loyalty_being_applied');
      await client.query('rollback');
    } finally {
      client.release();
    }
    expect(await applied(phone, number)).toMatchObject({ loyalty_applied: true });
  });

  it('[LOYAL-29] gives nothing where the programme gives nothing off, is switched off, or the guest has no card', async () => {
    const priced = await aBillScene(server, { settings: { functionalities: ON } });
    const owner = await aStaff(server, priced.venue, 'owner');
    const program = await aProgram(server, owner);
    const bill = await ordered(priced.phone, ['soup']);
    const number = bill.unique_order_number;
    expect(await priced.phone.failure(...asked(priced.phone, number))).toBe('not_signed_in');
    await signedUp(priced.phone);
    expect(await priced.phone.failure(...asked(priced.phone, number))).toBe('loyalty_not_applicable');
    await joined(priced.phone, program);
    expect(await priced.phone.failure(...asked(priced.phone, number))).toBe('loyalty_not_applicable');
    expect(await billOf(priced.phone)).toMatchObject({ discount: 0, loyalty_applied: false });
  });

  it('[LOYAL-25] [LOYAL-31] a card that is past its time gives nothing until its guest joins anew', async () => {
    const { phone, program, bill } = await aMembersBill(['soup'], { card_months: 1 });
    const number = bill.unique_order_number;
    const { loyalty_programs: cards } = await phone.call('GET /loyalty/get-user', {});
    const month = new Date(server.clock.now());
    month.setUTCMonth(month.getUTCMonth() + 1);
    expect(cards[0]?.expires_at).toBe(month.toISOString());
    const yesterday = new Date(server.clock.now() - 86_400_000);
    await server.database.pool.query('update loyalty_card set expires_at = $2 where program_id = $1', [
      program,
      yesterday,
    ]);
    expect(await phone.failure(...asked(phone, number))).toBe('loyalty_card_expired');
    expect((await ordered(phone, ['soup'])).loyalty_discount).toBe(0);
    await joined(phone, program);
    expect(await applied(phone, number)).toMatchObject({ loyalty_applied: true });
  });

  it('[LOYAL-30] is refused where another till keeps the bill: that till gives discounts', async () => {
    const scene = await aMembersBill(['soup']);
    const { phone, bill } = scene;
    const { id } = await staffBillOf(scene);
    await server.database.pool.query("update bill set external_id = 'till-1' where id = $1", [id]);
    expect(await phone.failure(...asked(phone, bill.unique_order_number))).toBe('loyalty_till_refused');
  });

  it('[LOYAL-33] is refused where staff gave the bill a discount', async () => {
    const scene = await aMembersBill(['soup', 'steak']);
    const { manager, phone, bill, venue } = scene;
    await manager.call('POST /console/{venue}/bills/{bill}/discount', {
      venue: venue.id,
      bill: (await staffBillOf(scene)).id,
      body: { percent: 5, reason: 'regular' },
    });
    expect(await phone.failure(...asked(phone, bill.unique_order_number))).toBe('loyalty_bill_discounted');
    await agrees(scene);
  });

  it('[LOYAL-34] is refused while a finger is on a dish, and counts once it is gone', async () => {
    const { phone, second, bill } = await aMembersBill(['soup', 'steak']);
    const number = bill.unique_order_number;
    await selected(second, bill, [pieceOf(bill, 'Dish soup')]);
    expect(await phone.failure(...asked(phone, number))).toBe('loyalty_items_selected');
    await selected(second, bill, []);
    expect(await applied(phone, number)).toMatchObject({ loyalty_applied: true });
    // SPLIT-08: nobody can say whose the discount is.
    expect(await selected(second, bill, [pieceOf(bill, 'Dish soup')])).toMatchObject({
      user_selected: [],
      message: 'Order has discount applied',
    });
  });

  it('takes nothing off what is paid already, and nothing twice off what a member ordered for less', async () => {
    const scene = await aMembersBill(['soup', 'steak']);
    const { phone, bill } = scene;
    const number = bill.unique_order_number;
    await settled(scene, (await staffBillOf(scene)).id, { items: [pieceOf(bill, 'Dish soup')] });
    // Ordered as a member: it has its percent off already.
    const soup = bill.items.find(({ name }) => name === 'Dish soup')?.price ?? 0;
    const steak = bill.items.find(({ name }) => name === 'Dish steak')?.price ?? 0;
    const more = await ordered(phone, ['soup']);
    const tenth = (price: number) => Math.round(price * 10) / 100;
    expect(more.loyalty_discount).toBe(tenth(soup));
    const after = await applied(phone, number);
    expect(after.loyalty_discount).toBeCloseTo(tenth(soup) + tenth(steak), 5);
    await agrees(scene);
  });

  it('a claim to be another changes nothing, and is noted at the venue', async () => {
    const { phone, second, bill, venue } = await aMembersBill(['soup']);
    const { uid } = await phone.call('GET /loyalty/get-user', {});
    const number = bill.unique_order_number;
    expect(await second.failure(...asked(second, number, uid))).toBe('not_signed_in');
    await signedUp(second);
    expect(await second.failure(...asked(second, number, uid))).toBe('loyalty_not_applicable');
    expect((await billOf(phone)).loyalty_discount).toBe(0);
    const noted = await server.database.run<{ subject: string }>(
      'noted-claims',
      'select subject from audit_log where venue_id = $1 and subject = $2',
      [venue.id, `bill:${number}`],
    );
    expect(noted.length).toBeGreaterThan(0);
  });
});
