import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { aRefund, aRequest } from '../../../conformance/requests.ts';
import type { ProviderAccount } from '../../../port.ts';
import { stripe } from '../index.ts';

const platform: ProviderAccount = {
  keys: { secretKey: 'sk_live_p', publishableKey: 'pk_live_p', webhookSecret: 'whsec_p' },
  baseUrl: 'https://api.stripe.com',
  browserUrl: 'https://js.stripe.com/endive',
  decimals: 2,
};
const connected: ProviderAccount = { ...platform, speaksFor: 'acct_1' };
const { connecting } = stripe;
if (!connecting) throw new Error('Stripe connects');

type Sent = {
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: URLSearchParams;
};
const NOW = 1_795_217_790_000;

const answering = (body: object) => {
  const sent: Sent[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input));
    sent.push({
      path: pathname + search,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: new URLSearchParams(String(init.body)),
    });
    return Response.json(body);
  };
  return { sent, world: { now: () => NOW, timeoutMs: 1_000, fetch } };
};

describe('whose account a call speaks for', () => {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    client_secret: 'pi_1_secret_x',
    status: 'canceled',
    currency: 'eur',
    amount: 1250,
    amount_received: 0,
    metadata: { payment_uuid: '0198b7a2-0000-7000-8000-000000000001' },
    data: [],
  };
  const stage = { world: { now: () => NOW }, notificationUrl: () => 'https://v.example/' };
  const request = { ...aRequest(stripe, stage), providerRef: 'pi_1' };
  type World = ReturnType<typeof answering>['world'];
  const calls: Readonly<
    Record<string, (account: ProviderAccount, world: World) => Promise<unknown> | undefined>
  > = {
    createIntent: (account, world) => stripe.createIntent(account, request, world),
    tryCard: (account, world) => stripe.tryCard?.(account, { ...request, card: 'pm_1', tryKey: 'k' }, world),
    fetchStatus: (account, world) => stripe.fetchStatus(account, request, world),
    listPayments: (account, world) => stripe.listPayments?.(account, 0, world),
    verifyCredentials: (account, world) => stripe.verifyCredentials?.(account, world),
    refund: (account, world) => stripe.refund(account, { ...aRefund(request, 'pi_1', 1, 100) }, world),
    fetchRefund: (account, world) =>
      stripe.fetchRefund?.(account, { ...aRefund(request, 'pi_1', 1, 100), refundRef: null }, world),
    cancel: (account, world) => stripe.cancel?.(account, request, world),
  };

  it.each(Object.entries(calls))(
    '%s says it each time, and with keys of the venue never',
    async (_, call) => {
      const { sent, world } = answering(intent);
      await call(connected, world)?.catch(() => undefined);
      expect(sent.map(({ headers }) => headers.get('stripe-account'))).toEqual(['acct_1']);
      await call(platform, world)?.catch(() => undefined);
      expect(sent.slice(1).map(({ headers }) => headers.get('stripe-account'))).toEqual([null]);
    },
  );

  it('is told to the browser, for a form and for the wallet that stands before there is a payment', async () => {
    const { world } = answering(intent);
    const { nextAction } = await stripe.createIntent(connected, request, world);
    expect(nextAction).toMatchObject({ params: { stripeAccount: 'acct_1', publishableKey: 'pk_live_p' } });
    const asked = { currency: 'EUR', language: 'en', countryCode: 'LT' };
    expect(stripe.walletAhead?.of(connected, asked).params).toMatchObject({ stripeAccount: 'acct_1' });
    expect(stripe.walletAhead?.of(platform, asked).params).not.toHaveProperty('stripeAccount');
  });
});

describe('opening an account', () => {
  const wish = { key: 'row-1', askedAt: null, country: 'LT', name: 'Terasa' };
  const account = { id: 'acct_9', charges_enabled: false, details_submitted: false, requirements: {} };

  it('names the same key each time, and what cannot be forgotten', async () => {
    const { sent, world } = answering(account);
    expect(await connecting.open(platform, wish, world)).toEqual({
      ref: 'acct_9',
      charges: false,
      submitted: false,
      due: 0,
      rejected: false,
    });
    await connecting.open(platform, { ...wish, askedAt: NOW - 60_000 }, world);
    expect(sent.map(({ path }) => path)).toEqual(['/v1/accounts', '/v1/accounts']);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'row-1:account',
      'row-1:account',
    ]);
    expect(Object.fromEntries(sent[0]?.body ?? [])).toMatchObject({
      type: 'standard',
      country: 'LT',
      'business_profile[name]': 'Terasa',
      'metadata[request_key]': 'row-1',
    });
  });

  it('looks for what an old try may have opened before it opens another', async () => {
    const old = { ...account, metadata: { request_key: 'row-1' } };
    const { sent, world } = answering({ data: [{ ...old, id: 'acct_x', metadata: {} }, old] });
    const found = await connecting.open(platform, { ...wish, askedAt: NOW - 2 * 86_400_000 }, world);
    expect(found.ref).toBe('acct_9');
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it.each([
    [
      { charges_enabled: true, details_submitted: true },
      { charges: true, submitted: true, due: 0, rejected: false },
    ],
    [{ requirements: { currently_due: ['a', 'b'], past_due: ['a'] } }, { due: 2, charges: false }],
    [{ requirements: { past_due: ['a', 'b', 'c'] } }, { due: 3 }],
    [{ requirements: { disabled_reason: 'rejected.fraud' } }, { rejected: true }],
    [{ requirements: { disabled_reason: 'requirements.past_due' } }, { rejected: false }],
  ])('reads %j', async (fields, read) => {
    const { world } = answering({ id: 'acct_9', ...fields });
    expect(await connecting.read(platform, 'acct_9', world)).toMatchObject(read);
  });
});

describe('news of accounts', () => {
  const { world } = answering({});
  const told = (event: object, secret = 'whsec_p') => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(NOW / 1_000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return [Buffer.from(payload), new Headers({ 'stripe-signature': signature })] as const;
  };
  const object = { id: 'acct_1', object: 'account', charges_enabled: true, details_submitted: true };
  const updated = {
    id: 'evt_1',
    type: 'account.updated',
    account: 'acct_1',
    created: 1_795_217_000,
    data: { object },
  };

  it('name their account before they are believed, and only those that are about one', () => {
    expect(connecting.claimedBy(Buffer.from(JSON.stringify(updated)))).toBe('acct_1');
    const left = { ...updated, type: 'account.application.deauthorized' };
    expect(connecting.claimedBy(Buffer.from(JSON.stringify(left)))).toBe('acct_1');
    expect(
      connecting.claimedBy(Buffer.from(JSON.stringify({ ...updated, type: 'charge.succeeded' }))),
    ).toBeNull();
    expect(connecting.claimedBy(Buffer.from('nonsense'))).toBeNull();
  });

  it('are believed with our signature only, and about the account that sent them', async () => {
    expect(await connecting.verify(platform, ...told(updated), world)).toMatchObject({
      kind: 'account',
      account: { ref: 'acct_1', charges: true },
      at: 1_795_217_000_000,
    });
    expect(await connecting.verify(platform, ...told(updated, 'whsec_x'), world)).toMatchObject({
      kind: 'refused',
    });
    const foreign = { ...updated, data: { object: { ...object, id: 'acct_2' } } };
    expect(await connecting.verify(platform, ...told(foreign), world)).toMatchObject({ kind: 'refused' });
    const nobodys = { ...updated, account: undefined };
    expect(await connecting.verify(platform, ...told(nobodys), world)).toMatchObject({ kind: 'refused' });
    const left = { ...updated, type: 'account.application.deauthorized', data: { object: { id: 'ca_1' } } };
    expect(await connecting.verify(platform, ...told(left), world)).toMatchObject({
      kind: 'left',
      ref: 'acct_1',
    });
  });

  it.each([
    ['its own', connected, 'acct_1', 'news'],
    ['another one', connected, 'acct_2', 'refused'],
    ['nobody, at a connected one', connected, undefined, 'refused'],
    ['a connected one, at keys of the venue', platform, 'acct_1', 'refused'],
    ['nobody, at keys of the venue', platform, undefined, 'news'],
  ] as const)('money of %s', async (_, account, of, kind) => {
    const intent = {
      id: 'pi_1',
      object: 'payment_intent',
      status: 'succeeded',
      currency: 'eur',
      amount: 1250,
      amount_received: 1250,
      metadata: { payment_uuid: '0198b7a2-0000-7000-8000-000000000001' },
    };
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', account: of, data: { object: intent } };
    expect(await stripe.verifyWebhook(account, ...told(event), world)).toMatchObject({ kind });
  });
});
