import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { aHallPayer, aPayingHall } from '@tableside/testkit/scenes/a-court-payer.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { hallBooks } from '@tableside/testkit/scenes/hall-books.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

/** Dishes at two stalls: 4.50 at the first, 24.50 at the second. */
const DISHES = [['soup'], ['soup', 'steak']] as const;
const IBAN = ['LT121000011101001000', 'DE89370400440532013000', 'GB82WEST12345698765432'] as const;

const aHall = async (over: { ownStall?: boolean } = {}) => {
  const hall = await aPayingHall(server, 2, over);
  await withKeys(server, hall.operator);
  const [first = hall.operator, second = hall.operator] = hall.stalls;
  /** A guest pays for both stalls at once; answers with the payment. */
  const sell = async () => {
    const { phone, token, numbers } = await aHallPayer(server, hall, DISHES);
    const body = { food_court_session: token, orders: numbers };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent-composite', { body });
    await paid(server, uuid);
    return uuid;
  };
  const venue = hall.operator.id;
  const money = () => hall.owner.call('GET /console/{venue}/hall/money', { venue });
  const keep = (stall: string, percent: number, version: number) =>
    hall.owner.call('POST /console/{venue}/hall/commission', { venue, body: { stall, percent, version } });
  const pay = (to: string, amount: number, over: object = {}) => ({
    venue,
    body: { payouts: [{ to, amount }], way: 'bank' as const, note: '', ...over },
  });
  const giveBack = async (stall: string, charge: string, amount: number) => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from payment where venue_id = $1 and charge_id = $2',
      [stall, charge],
    );
    await hall.owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: stall,
      payment: rows[0]?.id ?? '',
      body: { amount, reason: 'cold' },
    });
    await server.jobs.runNow('send-refunds');
    await server.jobs.runNow('send-refunds');
  };
  /** Taken, given back, commission, paid out and owed, from the operator's books; the stall's own say the same. */
  const sums = async (stall: string) => {
    const at = async (venueId: string, side: 'stalls' | 'operators', other: string) => {
      const view = await hall.owner.call('GET /console/{venue}/hall/money', { venue: venueId });
      const { taken, given_back, commission, paid_out, owed } =
        view[side].find(account => account.venue === other) ?? {};
      return [taken, given_back, commission, paid_out, owed];
    };
    const theirs = await at(stall, 'operators', venue);
    expect(theirs).toEqual(await at(venue, 'stalls', stall));
    return theirs;
  };
  return { ...hall, first: first.id, second: second.id, venue, sell, money, keep, pay, giveBack, sums };
};

const PAYOUT = 'POST /console/{venue}/hall/payout';

describe('what the operator of a hall owes its stalls', () => {
  it('[FOOD-08] is what it took less what went back, its commission and what it paid, to the cent in both books and the export', async () => {
    const { second, venue, sell, keep, giveBack, sums, owner, pay, ...hall } = await aHall();
    await keep(second, 12.5, 0);
    const charge = await sell();
    // 3.0625 is 3.06 of 24.50.
    expect(await sums(second)).toEqual([24.5, 0, 3.06, 0, 21.44]);
    expect(await sums(hall.first)).toEqual([4.5, 0, 0, 0, 4.5]);
    await giveBack(second, charge, 450);
    expect(await sums(second)).toEqual([24.5, 4.5, 2.5, 0, 17.5]);
    const view = await owner.call(PAYOUT, pay(second, 1000));
    expect(view.payouts).toMatchObject([{ number: 1, run: 1, amount: 10, way: 'bank', venue: second }]);
    expect(await sums(second)).toEqual([24.5, 4.5, 2.5, 10, 7.5]);
    const stall = await owner.call('GET /console/{venue}/hall/money', { venue: second });
    expect(stall.received).toMatchObject([{ number: 1, amount: 10, venue, bank_file: false }]);
    expect(stall.stalls).toEqual([]);
    const books = await hallBooks(server, { ...hall, owner });
    const operator = books.get(venue);
    expect(operator?.stallAccounts.get(second)).toEqual({
      taken: 2450,
      givenBack: 450,
      commission: 250,
      passed: 0,
      paidOut: 1000,
    });
    expect(operator?.stalls.get(second)).toBe(750);
    expect(operator?.accounts.get('commissions')).toBe(-250);
    expect(operator?.accounts.get('bank')).toBe(-1000);
    expect(books.get(second)?.accounts.get('bank')).toBe(1000);
    expect(books.get(second)?.accounts.get(`clearing:venue-${venue}`)).toBe(750);
  });

  it('keeps of each sale what was agreed when its money came, whatever is agreed later', async () => {
    const { second, sell, keep, giveBack, sums, ...hall } = await aHall();
    await keep(second, 10, 0);
    const before = await sell();
    const view = await keep(second, 5, 1);
    const account = view.stalls.find(each => each.venue === second);
    expect(account).toMatchObject({ percent: 5, version: 2 });
    expect(account?.versions).toMatchObject([
      { version: 2, percent: 5, changed_by: 'The owner' },
      { version: 1, percent: 10, changed_by: 'The owner' },
    ]);
    const after = await sell();
    expect(await sums(second)).toEqual([49, 0, 3.68, 0, 45.32]);
    // All of the first goes back with its ten percent, of the second a part with its five.
    await giveBack(second, before, 2450);
    expect(await sums(second)).toEqual([49, 24.5, 1.23, 0, 23.27]);
    await keep(second, 0, 2);
    await giveBack(second, after, 2450);
    expect(await sums(second)).toEqual([49, 49, 0, 0, 0]);
    await hallBooks(server, hall);
  });

  it('of two who change the commission at once, one is told of the other; finer than a hundredth it cannot be', async () => {
    const { second, venue, owner, keep } = await aHall();
    const both = await Promise.allSettled([keep(second, 10, 0), keep(second, 20, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = { venue, body: { stall: second, percent: 30, version: 0 } };
    const COMMISSION = 'POST /console/{venue}/hall/commission';
    expect(await owner.failure(COMMISSION, late)).toBe('settings_changed');
    const fine = { venue, body: { stall: second, percent: 1.005, version: 1 } };
    expect(await owner.failure(COMMISSION, fine)).toBe('validation_failed');
  });

  it('is never paid out twice, by two operators at once either', async () => {
    const { second, venue, owner, operator, sell, pay, sums, ...hall } = await aHall();
    await sell();
    const manager = await aStaff(server, operator, 'manager');
    const both = await Promise.allSettled([
      owner.call(PAYOUT, pay(second, 2450)),
      manager.call(PAYOUT, pay(second, 2450)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await owner.failure(PAYOUT, pay(second, 1))).toBe('payout_exceeds_owed');
    expect(await sums(second)).toEqual([24.5, 0, 0, 24.5, 0]);
    await hallBooks(server, { ...hall, owner, operator });
  });

  it('all of a run are paid, or none, and the same one is not paid twice', async () => {
    const { first, second, venue, owner, sell, pay, sums } = await aHall();
    await sell();
    const payouts = [
      { to: first, amount: 450 },
      { to: second, amount: 2451 },
    ];
    expect(await owner.failure(PAYOUT, pay(first, 1, { payouts }))).toBe('payout_exceeds_owed');
    const twice = [payouts[0], payouts[0]];
    expect(await owner.failure(PAYOUT, pay(first, 1, { payouts: twice }))).toBe('validation_failed');
    expect(await sums(first)).toEqual([4.5, 0, 0, 0, 4.5]);
    const again = { ...pay(first, 450), idempotencyKey: `pay-${venue}` };
    await owner.call(PAYOUT, again);
    await owner.call(PAYOUT, again);
    expect(await sums(first)).toEqual([4.5, 0, 0, 4.5, 0]);
  });

  it('is below nothing once a sale goes back that was paid out already, and the next payout makes up for it', async () => {
    const { second, owner, sell, keep, pay, giveBack, sums, ...hall } = await aHall();
    await keep(second, 10, 0);
    const charge = await sell();
    await owner.call(PAYOUT, pay(second, 2205, { way: 'cash' }));
    await giveBack(second, charge, 2450);
    expect(await sums(second)).toEqual([24.5, 24.5, 0, 22.05, -22.05]);
    expect(await owner.failure(PAYOUT, pay(second, 1))).toBe('payout_exceeds_owed');
    await sell();
    await sell();
    expect(await sums(second)).toEqual([73.5, 24.5, 4.9, 22.05, 22.05]);
    expect(await owner.failure(PAYOUT, pay(second, 2206))).toBe('payout_exceeds_owed');
    await owner.call(PAYOUT, pay(second, 2205));
    const books = await hallBooks(server, { ...hall, owner });
    expect(books.get(second)?.accounts.get('cash')).toBe(2205);
  });

  it('leaves the operator’s open drawer in cash, and is in the house’s of the stall', async () => {
    const { second, venue, owner, sell, pay } = await aHall();
    await sell();
    const { drawer } = await owner.call('POST /console/{venue}/own-drawer/open', {
      venue,
      body: { float: 1_500 },
    });
    expect(await owner.failure(PAYOUT, pay(second, 1_501, { way: 'cash' }))).toBe('drawer_holds_less');
    await owner.call(PAYOUT, pay(second, 1_200, { way: 'cash', drawer: drawer.id }));
    await owner.call(PAYOUT, pay(second, 100, { way: 'cash', drawer: null }));
    const now = await owner.call('GET /console/{venue}/own-drawer', { venue });
    expect(now.drawer).toMatchObject({ handed_out: 1_200, expected: 300 });
    const { rows } = await server.database.pool.query<{ venue_id: string; drawer: string | null }>(
      `select venue_id, data ->> 'drawer' as drawer from journal_entry where kind = 'stall_payout'
         and venue_id = any($1::uuid[]) and data ? 'drawer'`,
      [[venue, second]],
    );
    expect(rows).toEqual([{ venue_id: venue, drawer: drawer.id }]);
  });

  it('is nothing to a stall that takes the money itself', async () => {
    const { first, venue, money, sell, second } = await aHall({ ownStall: true });
    expect(first).toBe(venue);
    await sell();
    const { stalls, operators } = await money();
    expect(stalls.map(account => [account.venue, account.taken])).toEqual([[second, 24.5]]);
    expect(operators).toEqual([]);
  });
});

describe('whose money it is to see and move', () => {
  it('is the operator’s and each stall’s own: another stall, a stranger and an unknown id open nothing', async () => {
    const { first, second, venue, owner, sell, keep, pay } = await aHall();
    await keep(second, 10, 0);
    await sell();
    const stranger = await aVenue(server, { name: 'Next door' });
    const outsider = await aStaff(server, stranger, 'owner');
    const clerk = await aStaff(server, { id: first }, 'accountant');
    const own = await clerk.call('GET /console/{venue}/hall/money', { venue: first });
    expect(own.operators).toMatchObject([{ venue, taken: 4.5, owed: 4.5 }]);
    expect(JSON.stringify(own)).not.toContain(second);
    const text = async (who: typeof owner, at: string, side: string, other: string) => {
      const query = new URLSearchParams({ side, other, period: 'today' });
      const answer = await who.fetch(`/api/console/${at}/hall/statement/csv?${query}`);
      return answer.status === 200 ? (await answer.text()).trim().split('\r\n') : answer.status;
    };
    expect(await text(clerk, first, 'stall', venue)).toHaveLength(3);
    expect(await text(clerk, first, 'stall', second)).toBe(404);
    expect(await text(clerk, first, 'operator', second)).toBe(404);
    expect(await text(clerk, venue, 'operator', first)).toBe(404);
    expect(await text(outsider, venue, 'operator', first)).toBe(404);
    expect(await text(owner, venue, 'operator', stranger.id)).toBe(404);
    expect(await text(owner, venue, 'operator', 'nobody')).toBe(404);
    for (const other of [stranger.id, venue, 'nobody']) {
      expect(await owner.failure(PAYOUT, pay(other, 1))).toBe('payout_exceeds_owed');
      const body = { stall: other, percent: 1, version: 0 };
      expect(await owner.failure('POST /console/{venue}/hall/commission', { venue, body })).toBe('not_found');
    }
    // The stall says nothing about what its operator keeps.
    const body = { stall: first, percent: 0, version: 0 };
    expect(await owner.failure('POST /console/{venue}/hall/commission', { venue: second, body })).toBe(
      'not_found',
    );
    expect(await outsider.failure('GET /console/{venue}/hall/money', { venue })).toBe('not_found');
  });

  it('tells a stall of another owner what its operator keeps from now on', async () => {
    const { second, keep } = await aHall();
    const theirs = await aStaff(server, { id: second }, 'owner');
    await server.database.pool.query(
      `delete from staff_membership m using auth_user u where u.id = m.user_id and m.venue_id = $1 and u.email <> $2`,
      [second, theirs.email],
    );
    await keep(second, 15, 0);
    const { news } = await theirs.call('GET /console/{venue}/food-courts', { venue: second });
    expect(news).toMatchObject([{ what: 'commission', by: 'The owner', name: 'Market Hall' }]);
    const { operators } = await theirs.call('GET /console/{venue}/hall/money', { venue: second });
    expect(operators).toMatchObject([{ percent: 15, versions: [{ version: 1, percent: 15 }] }]);
  });
});

describe('papers between a stall and its operator', () => {
  it('both read the same statement, which goes from what was owed before to what is owed after', async () => {
    const { second, venue, owner, sell, keep, pay, giveBack } = await aHall();
    await keep(second, 10, 0);
    const charge = await sell();
    await owner.call(PAYOUT, pay(second, 1000));
    server.clock.advance(24 * 3_600_000);
    await giveBack(second, charge, 450);
    const statement = async (at: string, side: string, other: string, period: string) => {
      const query = new URLSearchParams({ side, other, period });
      const answer = await owner.fetch(`/api/console/${at}/hall/statement/csv?${query}`);
      const lines = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n').slice(1);
      return lines
        .map(line => line.split(','))
        .map(([, , what, order, amount, balance]) => [what, order, amount, balance]);
    };
    const today = await statement(venue, 'operator', second, 'today');
    expect(today).toEqual([
      ['Owed to the stall before', '', '', '12.05'],
      ['Given back', '1', '-4.50', '7.55'],
      ['Commission', '1', '0.45', '8.00'],
    ]);
    expect(await statement(second, 'stall', venue, 'today')).toEqual(today);
    const yesterday = await statement(second, 'stall', venue, 'yesterday');
    expect(yesterday).toEqual([
      ['Owed to the stall before', '', '', '0.00'],
      ['Taken', '1', '24.50', '24.50'],
      ['Commission', '1', '-2.45', '22.05'],
      ['Paid out', '', '-10.00', '12.05'],
    ]);
    expect(await statement(venue, 'operator', second, 'yesterday')).toEqual(yesterday);
    for (const [at, side, other] of [
      [venue, 'operator', second],
      [second, 'stall', venue],
    ]) {
      const answer = await owner.fetch(
        `/api/console/${at}/hall/statement/pdf?side=${side}&other=${other}&period=yesterday`,
      );
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });

  it('the report of a hall has a line for each stall and day, without what was paid out', async () => {
    const { first, second, venue, owner, sell, keep, pay } = await aHall();
    await keep(second, 10, 0);
    await sell();
    await sell();
    await owner.call(PAYOUT, pay(first, 450));
    const answer = await owner.fetch(`/api/console/${venue}/hall/report/csv?period=today`);
    const lines = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.map(line => line.split(',').slice(1))).toEqual([
      ['Stall', 'Orders', 'Taken', 'Given back', 'Average', 'Commission'],
      ['Stall 1', '2', '9.00', '0.00', '4.50', '0.00'],
      ['Stall 2', '2', '49.00', '0.00', '24.50', '4.90'],
    ]);
    const theirs = await owner.fetch(`/api/console/${second}/hall/report/csv?period=today`);
    expect((await theirs.text()).trim().split('\r\n')).toHaveLength(1);
  });

  it('payouts by the bank are one file of transfers once every account is known, always the same', async () => {
    const { first, second, venue, owner, sell, pay } = await aHall();
    await sell();
    const payouts = [
      { to: first, amount: 450 },
      { to: second, amount: 2000 },
    ];
    await owner.call(PAYOUT, pay(first, 1, { payouts }));
    const file = (run: number) => owner.fetch(`/api/console/${venue}/hall/payouts/${run}/bank-file`);
    expect((await file(1)).status).toBe(404);
    for (const [at, id] of [venue, first, second].entries()) {
      await server.database.pool.query(
        `update venue set settings = settings || jsonb_build_object('payoutIban', $2::text), revision = revision + 1 where id = $1`,
        [id, IBAN[at]],
      );
    }
    const { payouts: listed, iban } = await owner.call('GET /console/{venue}/hall/money', { venue });
    expect(iban).toBe(IBAN[0]);
    expect(listed.map(({ number, run, bank_file }) => [number, run, bank_file])).toEqual([
      [2, 1, true],
      [1, 1, true],
    ]);
    const xml = await (await file(1)).text();
    expect([...xml.matchAll(/<InstdAmt Ccy="EUR">(.*?)</g)].map(([, sum]) => sum)).toEqual(['4.50', '20.00']);
    expect([...xml.matchAll(/<IBAN>(.*?)</g)].map(([, account]) => account)).toEqual([...IBAN]);
    expect(await (await file(1)).text()).toBe(xml);
    for (const run of [0, 2, -1]) expect((await file(run)).status).toBe(404);
    // A stall takes no file of what it was paid.
    const theirs = await owner.fetch(`/api/console/${second}/hall/payouts/1/bank-file`);
    expect(theirs.status).toBe(404);
  });
});
