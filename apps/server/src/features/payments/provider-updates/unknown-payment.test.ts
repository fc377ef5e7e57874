import { randomUUID } from 'node:crypto';
import { minor } from '@tableside/domain/money';
import { type Created, type Method, type PaymentProvider, providerById } from '@tableside/payments';
import { type Bank, type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Banks tell of payments that are in nobody's books, as after a restore, in their real protocols. */
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

const BANKS: readonly { readonly bank: Bank; readonly method: Method }[] = [
  { bank: 'stripe', method: 'stripe-card' },
  { bank: 'montonio', method: 'montonio' },
  { bank: 'neopay', method: 'neopay' },
  { bank: 'solidgate', method: 'solid-card' },
];

const providerOf = (bank: Bank): PaymentProvider => {
  const provider = providerById(bank);
  if (!provider) throw new Error(`no provider ${bank}`);
  return provider;
};

const startOf = ({ nextAction }: Created): unknown => {
  if (nextAction.kind === 'none') return undefined;
  return nextAction.kind === 'redirect' ? nextAction.url : nextAction.params;
};

/** Begun with the venue's keys and paid there, by books that this server does not have. */
const paidElsewhere = async (
  { bank, method }: (typeof BANKS)[number],
  venue: TestVenue,
  amount: number,
): Promise<string> => {
  const { deps, url } = world.server;
  const account = await deps.accounts.of({ id: venue.id, decimals: 2 }, bank);
  if (!account) throw new Error('the venue has no account');
  const payment = randomUUID();
  const created = await providerOf(bank).createIntent(
    account,
    {
      payment,
      key: payment,
      method,
      amount: minor(amount),
      currency: 'EUR',
      description: 'A-17',
      language: 'lt',
      countryCode: 'LT',
      returnUrl: 'https://venue.example/back',
      cancelUrl: 'https://venue.example/back',
      notificationUrl: `${url}/api/webhooks/${bank}`,
      expiresAt: deps.clock() + 900_000,
    },
    deps.providerWorld,
  );
  await world.control(bank, 'act', { reference: payment, action: 'approve', start: startOf(created) });
  await world.control(bank, 'webhooks/flush', {});
  return payment;
};

const alertsOf = async (venue: TestVenue): Promise<Record<string, unknown>[]> =>
  (
    await world.server.database.pool.query<{ kind: string; data: Record<string, unknown> }>(
      `select kind, data from money_alert where venue_id = $1 order by data ->> 'captured_minor'`,
      [venue.id],
    )
  ).rows;

/** What our server answered to the messages about a payment. */
const answersTo = async (bank: Bank, payment: string): Promise<number[]> => {
  type Sent = { readonly reference: string; readonly attempts: readonly number[] };
  const all = (await world.control(bank, 'webhooks')) as readonly Sent[];
  return all.filter(({ reference }) => reference === payment).flatMap(({ attempts }) => attempts);
};

describe.each(BANKS)('$bank tells of a payment that is in nobody’s books', way => {
  it('an alert with sum and number is raised for each such payment, once however often it is told', async () => {
    const venue = await aVenue(world.server);
    await world.withAccounts(venue, way.bank);
    await world.control(way.bank, 'next', [{ do: 'webhook', times: 2 }]);
    const first = await paidElsewhere(way, venue, 1250);
    const second = await paidElsewhere(way, venue, 840);
    const alert = (captured: number) => ({
      kind: 'payment_not_ours',
      data: expect.objectContaining({
        captured_minor: captured,
        provider: way.bank,
        provider_ref: expect.stringMatching(/\w{8}/),
      }),
    });
    expect(await alertsOf(venue)).toEqual([alert(1250), alert(840)]);
    for (const payment of [first, second]) {
      const answers = await answersTo(way.bank, payment);
      expect(answers.length).toBeGreaterThan(0);
      expect(new Set(answers)).toEqual(new Set([200]));
    }
  });

  it('no forged message has an effect, and each is answered with 4xx', async () => {
    const venue = await aVenue(world.server);
    await world.withAccounts(venue, way.bank);
    await world.control(way.bank, 'next', [{ do: 'webhook', when: 'never' }]);
    const payment = await paidElsewhere(way, venue, 990);
    const forged = (await world.control(way.bank, 'webhooks/forge', { reference: payment })) as {
      readonly way: string;
      readonly status: number;
    }[];
    expect(forged.length).toBeGreaterThanOrEqual(12);
    expect(forged.filter(({ status }) => status < 400 || status > 499)).toEqual([]);
    expect(await alertsOf(venue)).toEqual([]);
  });
});
