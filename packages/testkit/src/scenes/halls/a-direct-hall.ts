import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { expect } from 'vitest';
import { passShares } from '../../../../../apps/server/src/features/food-courts/passing/pass-shares.ts';
import type { SandboxServer } from '../../doubles/a-sandbox.ts';
import { aHallPayer, aPayingHall, type PayingHall } from '../a-court-payer.ts';

const CREATE = 'POST /payments/stripe/payment-intent-composite';
type Listed = {
  readonly amount: number;
  readonly amount_reversed: number;
  readonly destination: string;
  readonly transfer_group: string;
  readonly source_transaction: string | null;
};

/** Halls whose operator pays its stalls at once, in a world whose banks speak their real protocols. ADR 0047. */
export const directHalls = (world: SandboxServer) => {
  const { server } = world;
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
  return { aDirectHall, connect, pass, listed, there, steer, dispute, next };
};
