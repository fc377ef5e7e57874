import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { hallBooks } from '@tableside/testkit/scenes/hall-books.ts';
import { directHalls } from '@tableside/testkit/scenes/halls/a-direct-hall.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passShares } from './pass-shares.ts';

/** Nothing between the guest, the stalls and the provider is made up: the sandbox speaks Stripe's wire. */
let server: TestServer;
let world: SandboxServer;
let halls: ReturnType<typeof directHalls>;
beforeAll(async () => {
  world = await sandboxServer();
  ({ server } = world);
  halls = directHalls(world);
});
afterAll(() => world.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a hall that pays each stall at once', () => {
  it('[FOOD-08] sends each share on to the stall’s own account, less the commission, once, and both books say so', async () => {
    const { keep, sell, sums, accounts, ...hall } = await halls.aDirectHall();
    await keep(12.5, 0);
    const charge = await sell();
    expect(await sums()).toEqual([0, 21.44, 21.44, 'works']);
    await Promise.all([passShares(server.deps), passShares(server.deps)]);
    await halls.pass();
    const [one = '', two = ''] = accounts;
    expect(await halls.there(charge)).toEqual({ [one]: 450, [two]: 2144 });
    expect((await halls.listed(charge)).every(({ source_transaction: from }) => from !== null)).toBe(true);
    expect(await sums()).toEqual([21.44, 0, 0, 'works']);
    const books = await hallBooks(server, hall);
    const operator = books.get(hall.operator.id);
    expect(operator?.accounts.get('clearing:stripe')).toBe(306);
    expect(operator?.stallAccounts.get(hall.second.id)).toEqual({
      taken: 2450,
      givenBack: 0,
      commission: 306,
      passed: 2144,
      paidOut: 0,
    });
    const stall = books.get(hall.second.id);
    expect(stall?.accounts.get('clearing:stripe')).toBe(2144);
    expect(stall?.accounts.get(`clearing:venue-${hall.operator.id}`)).toBe(0);
  });

  it('cannot pay by hand what is on its way by itself', async () => {
    const { sell, owner, operator, second } = await halls.aDirectHall();
    await sell();
    const body = { payouts: [{ to: second.id, amount: 2450 }], way: 'bank' as const, note: '' };
    expect(await owner.failure('POST /console/{venue}/hall/payout', { venue: operator.id, body })).toBe(
      'payout_exceeds_owed',
    );
  });

  it('brings back what goes back to a guest, with its commission, and sends on again what is won', async () => {
    const { keep, sell, giveBack, sums, accounts, paymentAt, ...hall } = await halls.aDirectHall();
    const [, two = ''] = accounts;
    await keep(10, 0);
    const charge = await sell();
    await halls.pass();
    await giveBack(hall.second.id, charge, 450);
    await halls.pass();
    // 20.00 are kept, of which 2.00 is commission.
    expect((await halls.there(charge))[two]).toBe(1800);
    expect(await sums()).toEqual([18, 0, 0, 'works']);
    await giveBack(hall.second.id, charge, 2000);
    await halls.pass();
    expect((await halls.there(charge))[two]).toBe(0);
    expect(await sums()).toEqual([0, 0, 0, 'works']);
    expect((await hallBooks(server, hall)).get(hall.operator.id)?.accounts.get('commissions')).toBe(0);
  });

  it('follows a dispute: each stall’s share comes back while it is open, and goes on again when it is won', async () => {
    const { sell, sums, accounts, ...hall } = await halls.aDirectHall();
    const [one = '', two = ''] = accounts;
    const charge = await sell();
    await halls.pass();
    await halls.dispute(charge, 'needs_response');
    await halls.pass();
    expect(await halls.there(charge)).toEqual({ [one]: 0, [two]: 0 });
    expect(await sums()).toEqual([0, 0, 0, 'works']);
    await halls.dispute(charge, 'won');
    await halls.pass();
    expect(await halls.there(charge)).toEqual({ [one]: 450, [two]: 2450 });
    await hallBooks(server, hall);
  });

  it('a dispute of more than was left is owed by the stall, and its next shares are less by it', async () => {
    const { sell, giveBack, sums, accounts, second, ...hall } = await halls.aDirectHall();
    const [, two = ''] = accounts;
    const charge = await sell();
    await halls.pass();
    await giveBack(second.id, charge, 450);
    await halls.pass();
    await halls.dispute(charge, 'needs_response');
    await halls.dispute(charge, 'lost');
    await halls.pass();
    expect((await halls.there(charge))[two]).toBe(0);
    const [, , owed = 0] = await sums();
    expect(owed).toBeLessThan(0);
    const later = await sell();
    await halls.pass();
    expect((await halls.there(later))[two]).toBe(2450 + Math.round(Number(owed) * 100));
    expect(await sums()).toEqual([expect.any(Number), 0, 0, 'works']);
    await hallBooks(server, hall);
  });
});

describe('what can go wrong between the charge and the transfer', () => {
  it('a reply that is lost is no second transfer, and no second reversal', async () => {
    const { sell, giveBack, sums, accounts, second, ...hall } = await halls.aDirectHall();
    const [, two = ''] = accounts;
    const charge = await sell();
    const lost = (of: string) => ({ do: 'create-then-timeout', match: of });
    await halls.next([lost(`transfer:${two}`)]);
    await halls.pass();
    expect(await sums()).toEqual([0, 24.5, 24.5, 'works']);
    server.clock.advance(MINUTE);
    await halls.pass();
    expect(await sums()).toEqual([24.5, 0, 0, 'works']);
    await giveBack(second.id, charge, 450);
    await halls.next([lost(`reversal:${charge}`)]);
    await halls.pass();
    expect(await sums()).toEqual([24.5, 0, -4.5, 'works']);
    server.clock.advance(MINUTE);
    await halls.pass();
    expect(await sums()).toEqual([20, 0, 0, 'works']);
    expect((await halls.there(charge))[two]).toBe(2000);
    expect(await halls.listed(charge)).toHaveLength(2);
    await hallBooks(server, { ...hall });
  }, 60_000);

  it('a server that ends in between is followed by another one, with the same transfer', async () => {
    const { sell, sums, ...hall } = await halls.aDirectHall();
    const charge = await sell();
    // It keeps what it is about to ask, asks, and ends before it writes what came of it.
    let asked = false;
    const dying = {
      ...server.deps,
      reach: (...place: Parameters<typeof server.deps.reach>) => {
        asked = true;
        return server.deps.reach(...place);
      },
      database: {
        ...server.database,
        transaction: (work: Parameters<typeof server.database.transaction>[0]) =>
          asked ? Promise.reject(new Error('killed')) : server.database.transaction(work),
      } as typeof server.database,
    };
    await passShares(dying);
    expect(asked).toBe(true);
    expect(await sums()).toEqual([0, 24.5, 24.5, 'works']);
    server.clock.advance(HOUR);
    await halls.pass();
    expect(await sums()).toEqual([24.5, 0, 0, 'works']);
    expect(await halls.listed(charge)).toHaveLength(2);
    await hallBooks(server, hall);
  });

  it('an account that is stopped gets nothing, the share stays owed to the cent, and both read it in words', async () => {
    const { sell, sums, accounts, owner, second, alerts, giveBack, ...hall } = await halls.aDirectHall();
    const [, two = ''] = accounts;
    const charge = await sell();
    await halls.steer(two, 'asked');
    await halls.pass();
    expect(await sums()).toEqual([0, 24.5, 24.5, 'stopped']);
    for (let hour = 0; hour < 3; hour += 1) {
      server.clock.advance(HOUR);
      await halls.pass();
    }
    expect(await sums()).toEqual([0, 0, 24.5, 'stopped']);
    expect(await alerts(hall.operator.id)).toContain('stall_not_passed open');
    expect(await alerts(second.id)).toContain('share_not_passed open');
    const { stalls } = await owner.call('GET /console/{venue}/hall/money', { venue: hall.operator.id });
    expect(stalls.find(({ venue }) => venue === second.id)?.direct).toEqual({
      provider: 'stripe',
      standing: 'stopped',
      refused: 24.5,
    });
    const body = { payouts: [{ to: second.id, amount: 2450 }], way: 'bank' as const, note: '' };
    await owner.call('POST /console/{venue}/hall/payout', { venue: hall.operator.id, body });
    // What the provider sends is believed for minutes only, by the clock.
    server.clock.set(Date.now());
    await halls.steer(two, 'accepted');
    await giveBack(second.id, charge, 450);
    await halls.pass();
    // It was paid by hand: nothing of it goes on once more, and what went back is owed by the stall.
    expect(await halls.there(charge)).not.toHaveProperty(two);
    expect(await sums()).toEqual([0, 0, -4.5, 'works']);
    // The next share is less by it.
    const later = await sell();
    await halls.pass();
    expect((await halls.there(later))[two]).toBe(2000);
    expect(await sums()).toEqual([20, 0, 0, 'works']);
    await hallBooks(server, { ...hall, owner });
  });

  it('goes on as soon as a stopped account takes money again', async () => {
    const { sell, sums, accounts, alerts, ...hall } = await halls.aDirectHall();
    const [, two = ''] = accounts;
    await sell();
    await halls.steer(two, 'checked');
    await halls.pass();
    await halls.steer(two, 'accepted');
    server.clock.advance(MINUTE);
    await halls.pass();
    expect(await sums()).toEqual([24.5, 0, 0, 'works']);
    expect(await alerts(hall.operator.id)).toEqual([]);
    await hallBooks(server, hall);
  });
});

describe('where nothing can be sent on', () => {
  it('by keys of another account each share stays owed, and both read why', async () => {
    const { sell, sums, ...hall } = await halls.aDirectHall({ keys: 'main' });
    await sell();
    await halls.pass();
    expect(await sums()).toEqual([0, 0, 24.5, 'operator']);
    await hallBooks(server, hall);
  });

  it('so it is for a stall that has connected no account; what it connects later takes what is paid later', async () => {
    const { sell, sums, second, ...hall } = await halls.aDirectHall({ connects: false });
    await sell();
    await halls.pass();
    expect(await sums()).toEqual([0, 0, 24.5, 'none']);
    await halls.connect(hall, second.id);
    await sell();
    await halls.pass();
    expect(await sums()).toEqual([24.5, 0, 24.5, 'works']);
    await hallBooks(server, hall);
  });
});

describe('comparing with the provider’s list of transfers', () => {
  const compare = () => server.jobs.runNow('compare-transfers');

  it('finds nothing where both agree, and tells a person where somebody moved money there by hand', async () => {
    const { sell, alerts, giveBack, second, ...hall } = await halls.aDirectHall();
    const charge = await sell();
    await halls.pass();
    await giveBack(second.id, charge, 450);
    await halls.pass();
    await compare();
    expect(await alerts(hall.operator.id)).toEqual([]);
    const { secretKey } = SANDBOX_KEYS.platform.stripe;
    const [transfer] = await halls.listed(charge);
    await fetch(
      `${world.sandbox.address}/v1/transfers/${(transfer as unknown as { id: string }).id}/reversals`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ amount: '100' }),
      },
    );
    await compare();
    expect(await alerts(hall.operator.id)).toEqual(['transfer_differs open']);
    await compare();
    expect(await alerts(hall.operator.id)).toHaveLength(1);
  });

  it('takes in one whose answer was lost', async () => {
    const { sell, sums, alerts, accounts, ...hall } = await halls.aDirectHall();
    const [, two = ''] = accounts;
    const charge = await sell();
    await halls.next([{ do: 'create-then-timeout', match: `transfer:${two}` }]);
    await halls.pass();
    expect(await sums()).toEqual([0, 24.5, 24.5, 'works']);
    await compare();
    await halls.pass();
    expect(await sums()).toEqual([24.5, 0, 0, 'works']);
    expect(await halls.listed(charge)).toHaveLength(2);
    expect(await alerts(hall.operator.id)).toEqual([]);
    await hallBooks(server, hall);
  });

  it('tells of one that the books have and the provider does not', async () => {
    const { sell, alerts, operator } = await halls.aDirectHall();
    await sell();
    await halls.pass();
    await server.database.pool.query(
      `update stall_transfer set done_at = now() - interval '1 hour', created_at = now() - interval '2 hours',
         id = gen_random_uuid() where operator_id = $1`,
      [operator.id],
    );
    await compare();
    const kinds = await alerts(operator.id);
    expect(kinds.length).toBeGreaterThan(0);
    expect(new Set(kinds)).toEqual(new Set(['transfer_differs open']));
  });
});
