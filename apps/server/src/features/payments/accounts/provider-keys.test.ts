import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { type PayServer, payServer, prepaidScene } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: line => void logged.push(line) });
  server = await payServer({ extra: { log } });
});
afterAll(() => server.stop());

const KEYS = { secret: 'top-secret-of-the-owner', shown: 'pk_shown' };

describe('a venue’s keys at a provider', () => {
  it('are stored sealed, and a secret is never shown, stored in the clear or logged', async () => {
    const venue = await aVenue(server, { settings: { paymentProviders: ['stripe', 'cash'] } });
    const owner = await aStaff(server, venue, 'owner');
    const address = { venue: venue.id, provider: 'stripe' };
    await owner.call('POST /console/{venue}/providers/{provider}', {
      ...address,
      body: { keys: KEYS, revision: 0 },
    });
    const { providers, recommended } = await owner.call('GET /console/{venue}/providers', {
      venue: venue.id,
    });
    expect(recommended).toBe('stripe');
    expect(providers).toEqual([
      {
        id: 'stripe',
        connects: false,
        connection: null,
        methods: ['stripe', 'stripe-card'],
        keys: [
          { name: 'secret', secret: true, set: true, hint: '…wner' },
          { name: 'shown', secret: false, set: true, hint: 'pk_shown' },
        ],
        is_demo: false,
        mode: null,
        unreadable: false,
        offered: ['stripe'],
        revision: 1,
        changed_by: owner.name,
      },
    ]);
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select a::text || encode(a.sealed_keys, 'escape') as row from provider_account a where venue_id = $1
       union all select l::text from audit_log l where venue_id = $1`,
      [venue.id],
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toContain(KEYS.secret);
    expect(JSON.stringify(providers)).not.toContain(KEYS.secret);
    expect(logged.join('\n')).not.toContain(KEYS.secret);
  });

  it('change one by one, and wrong ones are named', async () => {
    const venue = await aVenue(server, { settings: { paymentProviders: ['stripe'] } });
    const owner = await aStaff(server, venue, 'owner');
    let revision = 0;
    const write = async (keys: Record<string, string>, provider = 'stripe') => {
      const input = { venue: venue.id, provider, body: { keys, revision } };
      ({ revision } = await owner.call('POST /console/{venue}/providers/{provider}', input));
    };
    await expect(write({ secret: KEYS.secret })).rejects.toMatchObject({ details: { keys: ['shown'] } });
    await write(KEYS);
    await write({ secret: 'another-secret-key' });
    const account = await server.deps.accounts.of({ id: venue.id, decimals: 2 }, 'stripe');
    expect(account?.keys).toEqual({ secret: 'another-secret-key', shown: 'pk_shown' });
    await expect(write({ secret: 'short' })).rejects.toMatchObject({ code: 'provider_keys_invalid' });
    await expect(write({ unknown: 'x' })).rejects.toMatchObject({ details: { keys: ['unknown'] } });
    await expect(write(KEYS, 'cash')).rejects.toMatchObject({ code: 'not_found' });
    await expect(write(KEYS, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of two owners who enter them, the second is told of the first and overwrites nothing', async () => {
    const venue = await aVenue(server, { settings: { paymentProviders: ['stripe'] } });
    const [first, second] = [await aStaff(server, venue, 'owner'), await aStaff(server, venue, 'owner')];
    const enter = (who: typeof first, secret: string) =>
      who.call('POST /console/{venue}/providers/{provider}', {
        venue: venue.id,
        provider: 'stripe',
        body: { keys: { ...KEYS, secret }, revision: 0 },
      });
    await enter(first, KEYS.secret);
    await expect(enter(second, 'another-secret-key')).rejects.toMatchObject({
      code: 'settings_changed',
      details: { revision: 1, changed_by: first.name },
    });
    const account = await server.deps.accounts.of({ id: venue.id, decimals: 2 }, 'stripe');
    expect(account?.keys).toEqual(KEYS);
  });

  it('are the owner’s to enter', async () => {
    const venue = await aVenue(server);
    for (const role of ['manager', 'waiter', 'kitchen', 'accountant'] as const) {
      const staff = await aStaff(server, venue, role);
      const input = { venue: venue.id, provider: 'stripe', body: { keys: KEYS, revision: 0 } };
      expect(await staff.failure('POST /console/{venue}/providers/{provider}', input)).toBe('not_allowed');
    }
  });

  it('sealed with another installation’s key are no keys, and the log says so', async () => {
    const { venue } = await prepaidScene(server);
    await server.database.pool.query(
      `update provider_account set sealed_keys = set_byte(sealed_keys, 5, 1 + get_byte(sealed_keys, 5) % 250)
       where venue_id = $1`,
      [venue.id],
    );
    expect(await server.deps.accounts.of({ id: venue.id, decimals: 2 }, 'stripe')).toBeNull();
    expect(logged.some(line => line.includes('SECRET_KEY'))).toBe(true);
  });

  it('sealed with another installation’s key: guests see the other ways, staff read what to do, once', async () => {
    const { venue, table } = await prepaidScene(server);
    const owner = await aStaff(server, venue, 'owner');
    await server.database.pool.query(
      `update provider_account set sealed_keys = set_byte(sealed_keys, 5, 1 + get_byte(sealed_keys, 5) % 250)
       where venue_id = $1`,
      [venue.id],
    );
    const offered = async (): Promise<string[]> => {
      const { session, ...phone } = await server.guestAt(table.code);
      return (await phone.call('GET /get-session-data/{session}', { session })).restaurant.payment_providers;
    };
    const providers = async () =>
      (await owner.call('GET /console/{venue}/providers', { venue: venue.id })).providers;
    const alerts = async () =>
      (await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts.map(
        ({ kind, settled_at, data }) => [kind, settled_at === null, data.provider],
      );
    expect(await offered()).toEqual(['cash']);
    expect(await offered()).toEqual(['cash']);
    expect(await providers()).toMatchObject([{ unreadable: true, offered: [] }]);
    await expect.poll(alerts).toEqual([['keys_unreadable', true, 'stripe']]);

    const enter = (keys: Record<string, string>) =>
      owner.call('POST /console/{venue}/providers/{provider}', {
        venue: venue.id,
        provider: 'stripe',
        body: { keys, revision: 0 },
      });
    // None of the old ones can be kept.
    await expect(enter({ secret: KEYS.secret })).rejects.toMatchObject({ details: { keys: ['shown'] } });
    await enter(KEYS);
    expect(await offered()).toEqual(['stripe', 'stripe-card', 'cash']);
    expect(await providers()).toMatchObject([{ unreadable: false, offered: ['stripe', 'stripe-card'] }]);
    expect(await alerts()).toEqual([['keys_unreadable', false, 'stripe']]);
  });

  it('of one venue opened as another’s are no keys', async () => {
    const [mine, theirs] = [await prepaidScene(server), await aVenue(server)];
    await server.database.pool.query(
      `insert into provider_account (venue_id, provider, sealed_keys)
       select $2, provider, sealed_keys from provider_account where venue_id = $1`,
      [mine.venue.id, theirs.id],
    );
    expect(await server.deps.accounts.of({ id: theirs.id, decimals: 2 }, 'stripe')).toBeNull();
  });
});

describe('methods that guests are offered', () => {
  it('are chosen by the owner, in order; what nobody serves is refused', async () => {
    const venue = await aVenue(server, { settings: { paymentProviders: [] } });
    const owner = await aStaff(server, venue, 'owner');
    const choose = (methods: string[], revision = 1) =>
      owner.call('POST /console/{venue}/payment-methods', { venue: venue.id, body: { methods, revision } });
    await choose(['room-bill', 'stripe-card', 'cash'], 0);
    const { settings } = await server.deps.venues.get(venue.id);
    expect(settings.paymentProviders).toEqual(['room-bill', 'stripe-card', 'cash']);
    const { methods } = await owner.call('GET /console/{venue}/providers', { venue: venue.id });
    expect(methods).toEqual([
      { id: 'room-bill', provider: 'room-bill', chosen: true, ready: true },
      { id: 'stripe-card', provider: 'stripe', chosen: true, ready: false },
      { id: 'cash', provider: 'cash', chosen: true, ready: true },
      { id: 'stripe', provider: 'stripe', chosen: false, ready: false },
    ]);
    await expect(choose(['cash'], 0)).rejects.toMatchObject({
      code: 'settings_changed',
      details: { revision: 1, changed_by: owner.name },
    });
    await expect(choose(['card-machine'])).rejects.toMatchObject({ code: 'payment_type_not_enabled' });
    await expect(choose(['fax'])).rejects.toMatchObject({ details: { methods: ['fax'] } });
  });
});

describe('keys for trying and keys for money', () => {
  it('are told apart, and of both together nothing is stored', async () => {
    const made = await testServer();
    const venue = await aVenue(made);
    const owner = await aStaff(made, venue, 'owner');
    const enter = (keys: Record<string, string>, revision: number) =>
      owner.call('POST /console/{venue}/providers/{provider}', {
        venue: venue.id,
        provider: 'stripe',
        body: { keys, revision },
      });
    const shown = async () =>
      (await owner.call('GET /console/{venue}/providers', { venue: venue.id })).providers.find(
        ({ id }) => id === 'stripe',
      );
    const real = {
      secretKey: `sk_live_${'a'.repeat(24)}9zQx`,
      publishableKey: `pk_live_${'b'.repeat(24)}8yPw`,
    };
    const messages = { webhookSecret: 'whsec_1' };
    const mixed = { ...real, publishableKey: 'pk_test_123', ...messages };
    await expect(enter(mixed, 0)).rejects.toMatchObject({
      code: 'provider_keys_invalid',
      details: { keys: ['secretKey', 'publishableKey'], mixed: true },
    });
    expect(await shown()).toMatchObject({
      mode: null,
      keys: [{ set: false }, { set: false }, { set: false }],
    });
    const { revision } = await enter({ ...real, ...messages }, 0);
    expect(await shown()).toMatchObject({
      mode: 'real',
      keys: [{ hint: '…9zQx' }, { hint: 'pk_live_…8yPw' }, { hint: '…' }],
    });
    await enter({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1' }, revision);
    expect(await shown()).toMatchObject({ mode: 'test' });
    await made.stop();
  });
});

describe('keys of the demo', () => {
  const demo = { ...SANDBOX_KEYS.main.stripe };
  const places = { sandbox: () => ({ baseUrl: 'http://box', browserUrl: '/sandbox' }), set: () => null };
  const withEnv = async (env: Record<string, string>, work: (server: TestServer) => Promise<void>) => {
    const made = await testServer({ env, extra: { providerPlaces: places } });
    await work(made).finally(made.stop);
  };
  const entered = async (made: TestServer) => {
    const venue = await aVenue(made);
    const owner = await aStaff(made, venue, 'owner');
    const answer = await owner
      .call('POST /console/{venue}/providers/{provider}', {
        venue: venue.id,
        provider: 'stripe',
        body: { keys: demo, revision: 0 },
      })
      .catch((failure: { code: string }) => failure.code);
    return { venue, answer };
  };

  it('open the sandbox and nothing else', () =>
    withEnv({ SANDBOX: '1' }, async made => {
      const { venue } = await entered(made);
      const account = await made.deps.accounts.of({ id: venue.id, decimals: 2 }, 'stripe');
      expect(account).toMatchObject({ baseUrl: 'http://box', browserUrl: '/sandbox/stripe' });
    }));

  it('are refused where there is no sandbox, and in production in any case', async () => {
    for (const env of [{ SANDBOX: '0' }, { SANDBOX: '1', NODE_ENV: 'production' }]) {
      await withEnv(env, async made => {
        const { venue, answer } = await entered(made);
        expect(answer).toBe('provider_keys_invalid');
        // Rows that are there from another time are no keys either.
        await made.database.transaction(run =>
          made.deps.accounts.write(run, { venueId: venue.id, provider: 'stripe', keys: demo, isDemo: true }),
        );
        expect(await made.deps.accounts.of({ id: venue.id, decimals: 2 }, 'stripe')).toBeNull();
      });
    }
  });
});
