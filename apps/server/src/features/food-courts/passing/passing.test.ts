import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aHallPayer, aPayingHall, type PayingHall } from '@tableside/testkit/scenes/a-court-payer.ts';
import { hallBooks } from '@tableside/testkit/scenes/hall-books.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passShares } from './pass-shares.ts';

/** Nothing between the guest, the stalls and the provider is made up: the sandbox speaks Stripe's wire. */
let server: TestServer;
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
  ({ server } = world);
});
afterAll(() => world.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CREATE = 'POST /payments/stripe/payment-intent-composite';
type Listed = {
  readonly amount: number;
  readonly amount_reversed: number;
  readonly destination: string;
  readonly transfer_group: string;
  readonly source_transaction: string | null;
};

/** An owner connects a stall's account, as on the provider's page; answers with what it is called there. */
const connect = async ({ owner }: PayingHall, venue: string): Promise<string> => {
  const { url } = await owner.call('POST /console/{venue}/providers/{provider}/connect', {
    venue,
    provider: 'stripe',
  });
  const fields = { company: 'UAB', person: 'Ona', iban: 'LT12 1000 0111 0100 1000', decision: 'finish' };
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await world.control('stripe', 'webhooks/flush', {});
  const { rows } = await server.database.pool.query<{ account_ref: string }>(
    'select account_ref from connected_account where venue_id = $1',
    [venue],
  );
  return rows[0]?.account_ref ?? '';
};

/** Soup at the first stall (4.50), soup and steak at the second (24.50), which keeps its own account at the provider; so does the first. */
const aDirectHall = async ({ keys = 'platform' as 'platform' | 'main', connects = true } = {}) => {
  server.clock.set(Date.now());
  const hall = await aPayingHall(server, 2, { settings: { paymentProviders: ['stripe-card'] } });
  const { owner, operator, stalls, court } = hall;
  const [first = operator, second = operator] = stalls;
  await server.database.transaction(run =>
    server.deps.accounts.write(run, {
      venueId: operator.id,
      provider: 'stripe',
      isDemo: true,
      keys: { ...SANDBOX_KEYS[keys].stripe },
    }),
  );
  const { courts } = await owner.call('GET /console/{venue}/food-courts', { venue: owner.venue });
  const made = courts.find(({ id }) => id === court);
  if (!made) throw new Error('there is no hall');
  const { hash: _h, id: _i, open: _o, changed_by: _c, cover: _p, ...kept } = made;
  await owner.call('POST /console/{venue}/food-courts/{court}/save', {
    venue: owner.venue,
    court,
    body: { ...kept, cover: null, direct: true, open: true },
  });
  const accounts = connects ? [await connect(hall, first.id), await connect(hall, second.id)] : [];
  const sell = async () => {
    const { phone, token, numbers } = await aHallPayer(server, hall, [['soup'], ['soup', 'steak']]);
    const intent = await phone.call(CREATE, {
      body: { food_court_session: token, orders: numbers, method: 'stripe-card' },
    });
    const { next_action: next, uuid } = intent;
    const start = next.kind === 'none' || next.kind === 'redirect' ? undefined : next.params;
    await world.control('stripe', 'act', { reference: uuid, action: 'approve', start });
    await world.control('stripe', 'webhooks/flush', {});
    return uuid;
  };
  const paymentAt = async (venue: string, charge: string): Promise<string> => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from payment where venue_id = $1 and charge_id = $2',
      [venue, charge],
    );
    return rows[0]?.id ?? '';
  };
  const giveBack = async (venue: string, charge: string, amount: number) => {
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue,
      payment: await paymentAt(venue, charge),
      body: { amount, reason: 'cold' },
    });
    await server.jobs.runNow('send-refunds');
    await server.jobs.runNow('send-refunds');
    await world.control('stripe', 'webhooks/flush', {});
  };
  const keep = (percent: number, version: number) =>
    owner.call('POST /console/{venue}/hall/commission', {
      venue: operator.id,
      body: { stall: second.id, percent, version },
    });
  /** Of the second stall: sent on, on its way, owed; both books say the same. */
  const sums = async () => {
    const at = async (venue: string, side: 'stalls' | 'operators', other: string) => {
      const view = await owner.call('GET /console/{venue}/hall/money', { venue });
      const account = view[side].find(each => each.venue === other);
      return [account?.passed, account?.on_its_way, account?.owed, account?.direct?.standing];
    };
    const theirs = await at(second.id, 'operators', operator.id);
    expect(theirs).toEqual(await at(operator.id, 'stalls', second.id));
    return theirs;
  };
  const alerts = async (venue: string) =>
    (await owner.call('GET /console/{venue}/money-alerts', { venue })).alerts.map(
      ({ kind, settled_at }) => `${kind} ${settled_at === null ? 'open' : 'settled'}`,
    );
  return { ...hall, first, second, accounts, sell, giveBack, keep, sums, alerts, paymentAt };
};

/** Everything due is sent on, and what follows from it. */
const pass = async () => {
  for (let round = 0; round < 4; round += 1) await passShares(server.deps);
};
const listed = async (charge: string): Promise<Listed[]> => {
  const { secretKey } = SANDBOX_KEYS.platform.stripe;
  const answer = await fetch(`${world.sandbox.address}/v1/transfers?transfer_group=${charge}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  return ((await answer.json()) as { data: Listed[] }).data.reverse();
};
/** What each account has of a charge, at the provider. */
const there = async (charge: string) => {
  const sums: Record<string, number> = {};
  for (const { destination, amount, amount_reversed } of await listed(charge))
    sums[destination] = (sums[destination] ?? 0) + amount - amount_reversed;
  return sums;
};
const steer = async (account: string, becomes: string) => {
  await world.control('stripe', `accounts/${account}`, { becomes });
  await world.control('stripe', 'webhooks/flush', {});
};
const dispute = async (reference: string, status: string) => {
  await world.control('stripe', 'dispute', { reference, status, amount_minor: 2900 });
  await world.control('stripe', 'webhooks/flush', {});
};
const next = (behaviours: readonly object[]) => world.control('stripe', 'next', behaviours);

describe('a hall that pays each stall at once', () => {
  it('[FOOD-08] sends each share on to the stall’s own account, less the commission, once, and both books say so', async () => {
    const { keep, sell, sums, accounts, ...hall } = await aDirectHall();
    await keep(12.5, 0);
    const charge = await sell();
    expect(await sums()).toEqual([0, 21.44, 21.44, 'works']);
    await Promise.all([passShares(server.deps), passShares(server.deps)]);
    await pass();
    const [one = '', two = ''] = accounts;
    expect(await there(charge)).toEqual({ [one]: 450, [two]: 2144 });
    expect((await listed(charge)).every(({ source_transaction: from }) => from !== null)).toBe(true);
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
    const { sell, owner, operator, second } = await aDirectHall();
    await sell();
    const body = { payouts: [{ to: second.id, amount: 2450 }], way: 'bank' as const, note: '' };
    expect(await owner.failure('POST /console/{venue}/hall/payout', { venue: operator.id, body })).toBe(
      'payout_exceeds_owed',
    );
  });

  it('brings back what goes back to a guest, with its commission, and sends on again what is won', async () => {
    const { keep, sell, giveBack, sums, accounts, paymentAt, ...hall } = await aDirectHall();
    const [, two = ''] = accounts;
    await keep(10, 0);
    const charge = await sell();
    await pass();
    await giveBack(hall.second.id, charge, 450);
    await pass();
    // 20.00 are kept, of which 2.00 is commission.
    expect((await there(charge))[two]).toBe(1800);
    expect(await sums()).toEqual([18, 0, 0, 'works']);
    await giveBack(hall.second.id, charge, 2000);
    await pass();
    expect((await there(charge))[two]).toBe(0);
    expect(await sums()).toEqual([0, 0, 0, 'works']);
    expect((await hallBooks(server, hall)).get(hall.operator.id)?.accounts.get('commissions')).toBe(0);
  });

  it('follows a dispute: each stall’s share comes back while it is open, and goes on again when it is won', async () => {
    const { sell, sums, accounts, ...hall } = await aDirectHall();
    const [one = '', two = ''] = accounts;
    const charge = await sell();
    await pass();
    await dispute(charge, 'needs_response');
    await pass();
    expect(await there(charge)).toEqual({ [one]: 0, [two]: 0 });
    expect(await sums()).toEqual([0, 0, 0, 'works']);
    await dispute(charge, 'won');
    await pass();
    expect(await there(charge)).toEqual({ [one]: 450, [two]: 2450 });
    await hallBooks(server, hall);
  });
});

describe('what can go wrong between the charge and the transfer', () => {
  it('a reply that is lost is no second transfer, and no second reversal', async () => {
    const { sell, giveBack, sums, accounts, second, ...hall } = await aDirectHall();
    const [, two = ''] = accounts;
    const charge = await sell();
    const lost = (of: string) => ({ do: 'create-then-timeout', match: of });
    await next([lost(`transfer:${two}`)]);
    await pass();
    expect(await sums()).toEqual([0, 24.5, 24.5, 'works']);
    server.clock.advance(MINUTE);
    await pass();
    expect(await sums()).toEqual([24.5, 0, 0, 'works']);
    await giveBack(second.id, charge, 450);
    await next([lost(`reversal:${charge}`)]);
    await pass();
    expect(await sums()).toEqual([24.5, 0, -4.5, 'works']);
    server.clock.advance(MINUTE);
    await pass();
    expect(await sums()).toEqual([20, 0, 0, 'works']);
    expect((await there(charge))[two]).toBe(2000);
    expect(await listed(charge)).toHaveLength(2);
    await hallBooks(server, { ...hall });
  }, 60_000);

  it('a server that ends in between is followed by another one, with the same transfer', async () => {
    const { sell, sums, ...hall } = await aDirectHall();
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
    await pass();
    expect(await sums()).toEqual([24.5, 0, 0, 'works']);
    expect(await listed(charge)).toHaveLength(2);
    await hallBooks(server, hall);
  });

  it('an account that is stopped gets nothing, the share stays owed to the cent, and both read it in words', async () => {
    const { sell, sums, accounts, owner, second, alerts, giveBack, ...hall } = await aDirectHall();
    const [, two = ''] = accounts;
    const charge = await sell();
    await steer(two, 'asked');
    await pass();
    expect(await sums()).toEqual([0, 24.5, 24.5, 'stopped']);
    for (let hour = 0; hour < 3; hour += 1) {
      server.clock.advance(HOUR);
      await pass();
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
    await steer(two, 'accepted');
    await giveBack(second.id, charge, 450);
    await pass();
    // It was paid by hand: nothing of it goes on once more, and what went back is owed by the stall.
    expect(await there(charge)).not.toHaveProperty(two);
    expect(await sums()).toEqual([0, 0, -4.5, 'works']);
    // The next share is less by it.
    const later = await sell();
    await pass();
    expect((await there(later))[two]).toBe(2000);
    expect(await sums()).toEqual([20, 0, 0, 'works']);
    await hallBooks(server, { ...hall, owner });
  });

  it('goes on as soon as a stopped account takes money again', async () => {
    const { sell, sums, accounts, alerts, ...hall } = await aDirectHall();
    const [, two = ''] = accounts;
    await sell();
    await steer(two, 'checked');
    await pass();
    await steer(two, 'accepted');
    server.clock.advance(MINUTE);
    await pass();
    expect(await sums()).toEqual([24.5, 0, 0, 'works']);
    expect(await alerts(hall.operator.id)).toEqual([]);
    await hallBooks(server, hall);
  });
});

describe('where nothing can be sent on', () => {
  it('by keys of another account each share stays owed, and both read why', async () => {
    const { sell, sums, ...hall } = await aDirectHall({ keys: 'main' });
    await sell();
    await pass();
    expect(await sums()).toEqual([0, 0, 24.5, 'operator']);
    await hallBooks(server, hall);
  });

  it('so it is for a stall that has connected no account; what it connects later takes what is paid later', async () => {
    const { sell, sums, second, ...hall } = await aDirectHall({ connects: false });
    await sell();
    await pass();
    expect(await sums()).toEqual([0, 0, 24.5, 'none']);
    await connect(hall, second.id);
    await sell();
    await pass();
    expect(await sums()).toEqual([24.5, 0, 24.5, 'works']);
    await hallBooks(server, hall);
  });
});

describe('comparing with the provider’s list of transfers', () => {
  const compare = () => server.jobs.runNow('compare-transfers');

  it('finds nothing where both agree, and tells a person where somebody moved money there by hand', async () => {
    const { sell, alerts, giveBack, second, ...hall } = await aDirectHall();
    const charge = await sell();
    await pass();
    await giveBack(second.id, charge, 450);
    await pass();
    await compare();
    expect(await alerts(hall.operator.id)).toEqual([]);
    const { secretKey } = SANDBOX_KEYS.platform.stripe;
    const [transfer] = await listed(charge);
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
    const { sell, sums, alerts, accounts, ...hall } = await aDirectHall();
    const [, two = ''] = accounts;
    const charge = await sell();
    await next([{ do: 'create-then-timeout', match: `transfer:${two}` }]);
    await pass();
    expect(await sums()).toEqual([0, 24.5, 24.5, 'works']);
    await compare();
    await pass();
    expect(await sums()).toEqual([24.5, 0, 0, 'works']);
    expect(await listed(charge)).toHaveLength(2);
    expect(await alerts(hall.operator.id)).toEqual([]);
    await hallBooks(server, hall);
  });

  it('tells of one that the books have and the provider does not', async () => {
    const { sell, alerts, operator } = await aDirectHall();
    await sell();
    await pass();
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
