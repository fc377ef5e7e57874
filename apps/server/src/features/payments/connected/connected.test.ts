import type { CallAnswer } from '@tableside/contract/client';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { orderOf, paymentOf } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';
import { reconcileWithProvider } from '../polling/compare-lists.ts';

/** Nothing between the owner, the guest and the provider is made up: the sandbox speaks Stripe's wire. */
let server: TestServer;
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
  ({ server } = world);
});
afterAll(() => world.stop());

type Intent = CallAnswer<'POST /payments/stripe/payment-intent'>;
const IBAN = 'LT12 1000 0111 0100 1000';

const aVenueWithOwner = async () => {
  const scene = await aTableScene(server, {
    venue: { settings: { functionalities: ['order'], paymentProviders: ['cash'] } },
  });
  return { ...scene, owner: await aStaff(server, scene.venue, 'owner') };
};
const at = (owner: TestStaff) => ({ venue: owner.venue, provider: 'stripe' });
const connect = async (owner: TestStaff): Promise<string> =>
  (await owner.call('POST /console/{venue}/providers/{provider}/connect', at(owner))).url;
const standing = async (owner: TestStaff) =>
  owner.call('GET /console/{venue}/providers/{provider}/standing', at(owner));
const seen = async (owner: TestStaff) =>
  (await owner.call('GET /console/{venue}/providers', { venue: owner.venue })).providers.find(
    ({ id }) => id === 'stripe',
  );
/** What the owner does on the provider's page; answers with where they are sent then. */
const answer = async (url: string, decision: 'finish' | 'later', iban = IBAN): Promise<string> => {
  const fields = { company: 'UAB Senamiestis', person: 'Ona', iban, decision };
  const sent = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await world.control('stripe', 'webhooks/flush', {});
  return sent.headers.get('location') ?? '';
};
const connected = async () => {
  const scene = await aVenueWithOwner();
  await answer(await connect(scene.owner), 'finish');
  return scene;
};
const rowsOf = async (venue: { readonly id: string }) =>
  (
    await server.database.pool.query<{ account_ref: string | null; ended_at: Date | null }>(
      'select account_ref, ended_at from connected_account where venue_id = $1',
      [venue.id],
    )
  ).rows;
const accountOf = async (venue: { readonly id: string }): Promise<string> =>
  (await rowsOf(venue))[0]?.account_ref ?? '';
const begin = async (phone: Phone): Promise<Intent & { readonly number: string }> => {
  const { unique_order_number: number } = await placed(phone, ['steak', 'soup']);
  const body = { session: phone.session, order: number, method: 'stripe-card' };
  return { ...(await phone.call('POST /payments/stripe/payment-intent', { body })), number };
};
const act = async ({ uuid }: Intent, action: string): Promise<void> => {
  await world.control('stripe', 'act', { reference: uuid, action });
  await world.control('stripe', 'webhooks/flush', {});
};
const steer = (account: string, becomes: string) =>
  world
    .control('stripe', `accounts/${account}`, { becomes })
    .then(() => world.control('stripe', 'webhooks/flush', {}));
const refundedThere = async (account: string): Promise<unknown> => {
  const { secretKey } = SANDBOX_KEYS.platform.stripe;
  const list = await fetch(`${world.sandbox.address}/v1/refunds`, {
    headers: { authorization: `Bearer ${secretKey}`, 'stripe-account': account },
  });
  return ((await list.json()) as { data: { amount: number }[] }).data.map(({ amount }) => amount);
};
const stripeStage = (path: string, account: string) =>
  fetch(`${world.sandbox.address}/v1/${path}`, {
    headers: {
      authorization: `Bearer ${SANDBOX_KEYS.platform.stripe.secretKey}`,
      'stripe-account': account,
    },
  });

describe('an owner who connects', () => {
  it('answers at the provider, comes back, and guests can pay', async () => {
    const { owner, venue, phone } = await aVenueWithOwner();
    expect(await seen(owner)).toMatchObject({
      connects: true,
      connection: null,
      keys: [{ set: false }, {}, {}],
    });
    const url = await connect(owner);
    expect(await seen(owner)).toMatchObject({ connection: { standing: 'unfinished' }, offered: [] });
    expect(await answer(url, 'finish')).toMatch(new RegExp(`/console/${venue.slug}/payment-settings$`));
    expect(await seen(owner)).toMatchObject({
      connection: { standing: 'works', due: 0, is_demo: true },
      offered: ['stripe', 'stripe-card'],
    });
    expect(await standing(owner)).toMatchObject({ result: 'proven', connection: { standing: 'works' } });
    const { session } = phone;
    const { restaurant } = await phone.call('GET /get-session-data/{session}', { session });
    expect(restaurant.payment_providers).toEqual(['stripe', 'stripe-card', 'cash']);
  });

  it('leaves before the end: that is said, and a new link leads to the same account', async () => {
    const { owner, venue } = await aVenueWithOwner();
    const url = await connect(owner);
    await answer(url, 'later');
    expect(await standing(owner)).toMatchObject({ connection: { standing: 'unfinished' } });
    // The first link has led there: it leads back to us.
    const spent = await fetch(url, { redirect: 'manual' });
    expect(spent.headers.get('location')).toMatch(/payment-settings\?again=stripe$/);
    const account = await accountOf(venue);
    await answer(await connect(owner), 'finish');
    expect(await rowsOf(venue)).toEqual([{ account_ref: account, ended_at: null }]);
    expect(await standing(owner)).toMatchObject({ connection: { standing: 'works' } });
  });

  it.each([
    ['LT12 1000 0111 0100 1077', 'checking'],
    ['LT12 1000 0111 0100 1066', 'asks'],
    ['LT12 1000 0111 0100 1055', 'rejected'],
  ])('whose account number ends like %s reads that it is %s, and guests cannot pay', async (iban, how) => {
    const { owner } = await aVenueWithOwner();
    await answer(await connect(owner), 'finish', iban);
    expect(await seen(owner)).toMatchObject({ connection: { standing: how }, offered: [] });
  });

  it('and never hears the answer, opens no second account', async () => {
    const { owner, venue } = await aVenueWithOwner();
    await world.control('stripe', 'next', [{ do: 'create-then-timeout', match: 'account' }]);
    await expect(connect(owner)).rejects.toMatchObject({ code: 'payment_provider_silent' });
    expect(await rowsOf(venue)).toEqual([{ account_ref: null, ended_at: null }]);
    expect(await seen(owner)).toMatchObject({ connection: { standing: 'unfinished' } });
    await connect(owner);
    const opened = await fetch(`${world.sandbox.address}/v1/accounts?limit=100`, {
      headers: { authorization: `Bearer ${SANDBOX_KEYS.platform.stripe.secretKey}` },
    });
    const { data } = (await opened.json()) as { data: { id: string; metadata: { request_key: string } }[] };
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from connected_account where venue_id = $1',
      [venue.id],
    );
    expect(data.filter(({ metadata }) => metadata.request_key === rows[0]?.id)).toHaveLength(1);
  });

  it('is the owner, with their password; a stranger, and the return from the provider, move nothing', async () => {
    const { owner, venue } = await aVenueWithOwner();
    const other = await aVenueWithOwner();
    const manager = await aStaff(server, venue, 'manager');
    const CONNECT = 'POST /console/{venue}/providers/{provider}/connect';
    expect(await manager.failure(CONNECT, at(owner))).toBe('not_allowed');
    expect(await other.owner.failure(CONNECT, at(owner))).toBe('not_found');
    expect(await owner.failure(CONNECT, { ...at(owner), provider: 'montonio' })).toBe('not_found');
    await connect(owner);
    // Coming back without having answered: the address says nothing that is believed.
    await fetch(`${server.url}/console/${venue.slug}/payment-settings?connected=1&account=acct_1`);
    expect(await seen(owner)).toMatchObject({ connection: { standing: 'unfinished' }, offered: [] });
  });
});

describe('money through a connected account', () => {
  it('is charged there and nowhere else, and the phone is told for whom', async () => {
    const { venue, phone } = await connected();
    const account = await accountOf(venue);
    const intent = await begin(phone);
    expect(intent.next_action).toMatchObject({
      params: { stripeAccount: account, publishableKey: SANDBOX_KEYS.platform.stripe.publishableKey },
    });
    await act(intent, 'approve');
    expect(await paymentOf(phone, intent.uuid)).toMatchObject({ status: 'paid', amount: 24.5 });
    expect(await orderOf(phone, intent.number)).toMatchObject({ is_paid: true });
    const { rows } = await server.database.pool.query<{ account_ref: string; provider_ref: string }>(
      'select account_ref, provider_ref from payment where id = $1',
      [intent.uuid],
    );
    expect(rows[0]?.account_ref).toBe(account);
    expect((await stripeStage(`payment_intents/${rows[0]?.provider_ref}`, account)).status).toBe(200);
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('is asked about there when nobody tells', async () => {
    const { phone } = await connected();
    await world.control('stripe', 'next', [{ do: 'webhook', when: 'never' }]);
    const intent = await begin(phone);
    await act(intent, 'approve');
    const { uuid } = intent;
    expect(await phone.call('GET /payments/check-payment-status/{uuid}', { uuid })).toMatchObject({
      status: 'paid',
    });
  });

  it('is found in its list where its news was lost, and every account of the venue is read', async () => {
    const { venue, phone } = await connected();
    await world.withAccounts(venue, 'stripe');
    await world.control('stripe', 'next', [{ do: 'webhook', when: 'never' }]);
    const intent = await begin(phone);
    await act(intent, 'approve');
    const taken: string[] = [];
    await reconcileWithProvider({
      ...server.deps,
      take: async ({ payment }) => {
        taken.push(payment);
        return true;
      },
    });
    expect(taken).toContain(intent.uuid);
    const { rows } = await server.database.pool.query(
      `select 1 from money_alert where venue_id = $1 and kind = 'capture_not_listed'`,
      [venue.id],
    );
    expect(rows).toEqual([]);
  });

  it('is given back through the account that took it, after it was disconnected too', async () => {
    const { owner, venue, phone, table } = await connected();
    const account = await accountOf(venue);
    const intent = await begin(phone);
    await act(intent, 'approve');
    // The owner changes to keys of their own: new money goes there, the old payment does not.
    await owner.call('POST /console/{venue}/providers/{provider}/disconnect', at(owner));
    await world.withAccounts(venue, 'stripe');
    const later = await begin(await server.guestAt(table.code));
    expect(later.next_action).not.toMatchObject({ params: { stripeAccount: account } });
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment: intent.uuid,
      body: { reason: 'cold' },
    });
    await expect
      .poll(async () => {
        await server.jobs.runNow('send-refunds');
        await world.control('stripe', 'webhooks/flush', {});
        const place = { venue: venue.id, payment: intent.uuid };
        return (await owner.call('GET /console/{venue}/payments/{payment}', place)).payment.status;
      })
      .toBe('refunded');
    expect(await refundedThere(account)).toEqual([2450]);
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('that a cardholder takes back is told of by the account', async () => {
    const { venue, phone } = await connected();
    const intent = await begin(phone);
    await act(intent, 'approve');
    await world.control('stripe', 'dispute', { reference: intent.uuid, status: 'needs_response' });
    await world.control('stripe', 'webhooks/flush', {});
    const { rows } = await server.database.pool.query<{ kind: string }>(
      'select kind from money_alert where venue_id = $1',
      [venue.id],
    );
    expect(rows.map(({ kind }) => kind)).toContain('dispute_opened');
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });
});

describe('accounts are kept apart', () => {
  it('one venue’s is no other’s, whoever names it', async () => {
    const [mine, theirs] = [await connected(), await connected()];
    const [ours, foreign] = [await accountOf(mine.venue), await accountOf(theirs.venue)];
    expect(foreign).not.toBe(ours);
    const place = { id: mine.venue.id, decimals: 2 };
    expect(await server.deps.accounts.of(place, 'stripe', foreign)).toBeNull();
    expect((await server.deps.accounts.of(place, 'stripe'))?.speaksFor).toBe(ours);
    // News of the other account, rightly signed, about a payment of this one.
    const intent = await begin(mine.phone);
    const account = await server.deps.accounts.of({ id: theirs.venue.id, decimals: 2 }, 'stripe');
    const provider = server.deps.providers.byId('stripe');
    if (!account || !provider) throw new Error('no account');
    const { default: Stripe } = await import('stripe');
    const event = {
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      account: foreign,
      data: {
        object: {
          id: 'pi_x',
          object: 'payment_intent',
          status: 'succeeded',
          amount: 2450,
          amount_received: 2450,
          currency: 'eur',
          metadata: { payment_uuid: intent.uuid },
        },
      },
    };
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: SANDBOX_KEYS.platform.stripe.webhookSecret,
      timestamp: Math.floor(server.deps.clock() / 1_000),
    });
    const sent = await fetch(`${server.url}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect((await paymentOf(mine.phone, intent.uuid)).status).not.toBe('paid');
  });

  it('news of an account that nobody has here is heard, logged and believed by nobody; unsigned ones are refused', async () => {
    const { venue, owner } = await connected();
    const account = await accountOf(venue);
    const { default: Stripe } = await import('stripe');
    const tell = (about: string, secret: string) => {
      const object = { id: about, object: 'account', charges_enabled: false, details_submitted: true };
      const payload = JSON.stringify({
        id: 'evt_1',
        type: 'account.updated',
        account: about,
        data: { object },
      });
      const timestamp = Math.floor(server.deps.clock() / 1_000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return fetch(`${server.url}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      }).then(({ status }) => status);
    };
    const { webhookSecret } = SANDBOX_KEYS.platform.stripe;
    expect(await tell('acct_of_nobody', webhookSecret)).toBe(200);
    expect(await tell(account, 'whsec_somebody_elses')).toBeGreaterThanOrEqual(400);
    expect(await tell(account, SANDBOX_KEYS.main.stripe.webhookSecret)).toBeGreaterThanOrEqual(400);
    // Rightly signed and long out of date: how it stands is asked for, and the message is not believed.
    expect(await tell(account, webhookSecret)).toBe(200);
    expect(await seen(owner)).toMatchObject({ connection: { standing: 'works' } });
  });
});

describe('an account that changes', () => {
  it('stops: guests are not offered it, and a person hears of it; it works again', async () => {
    const { owner, venue } = await connected();
    const account = await accountOf(venue);
    await steer(account, 'asked');
    expect(await seen(owner)).toMatchObject({ connection: { standing: 'asks', due: 1 }, offered: [] });
    const { alerts } = await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id });
    expect(alerts.map(({ kind, data }) => [kind, data.provider])).toEqual([['account_stopped', 'stripe']]);
    await steer(account, 'accepted');
    expect(await seen(owner)).toMatchObject({ connection: { standing: 'works' } });
  });

  it('is left by its owner at the provider: it takes no more money', async () => {
    const { owner, venue } = await connected();
    await steer(await accountOf(venue), 'left');
    expect(await seen(owner)).toMatchObject({ connection: null, offered: [] });
  });

  it('ends here, and connecting anew is the same account', async () => {
    const { owner, venue } = await connected();
    const account = await accountOf(venue);
    const END = 'POST /console/{venue}/providers/{provider}/disconnect';
    expect(await owner.call(END, at(owner))).toEqual({ ended: true });
    expect(await owner.call(END, at(owner))).toEqual({ ended: false });
    expect(await seen(owner)).toMatchObject({ connection: null, offered: [] });
    await connect(owner);
    expect(await rowsOf(venue)).toEqual([{ account_ref: account, ended_at: null }]);
    expect(await seen(owner)).toMatchObject({ connection: { standing: 'works' } });
  });
});
