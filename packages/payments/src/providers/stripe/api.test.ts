import { minor } from '@tableside/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { aRefund, aRequest } from '../../conformance/requests.ts';
import { NoAnswer, type ProviderAccount, ProviderRefusal } from '../../port.ts';
import { stripe } from './index.ts';

const account: ProviderAccount = {
  keys: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' },
  baseUrl: 'https://api.stripe.com',
  browserUrl: 'https://js.stripe.com/endive',
  decimals: 2,
};

type Sent = { readonly url: string; readonly headers: Headers; readonly body: URLSearchParams };

/** Stripe, as far as one answer goes. */
const answering = (status: number, body: object, headers: Record<string, string> = {}) => {
  const sent: Sent[] = [];
  const world = {
    now: () => 1_795_217_790_000,
    timeoutMs: 1000,
    fetch: async (input: unknown, init: RequestInit = {}) => {
      const body_ = new URLSearchParams(String(init.body));
      sent.push({ url: String(input), headers: new Headers(init.headers), body: body_ });
      return Response.json(body, { status, headers });
    },
  };
  return { sent, world };
};

const stage = { world: { now: () => 1_795_217_790_000 }, notificationUrl: () => 'https://v.example/' };
const request = aRequest(stripe, stage, { amount: minor(1250) });
const created = { id: 'pi_1', client_secret: 'pi_1_secret_x' };
const madeRefund = { id: 're_1', status: 'succeeded' };

describe('a card that we try', () => {
  const triedByUs = { ...request, triedByUs: true };
  const wish = { ...request, providerRef: 'pi_1', card: 'pm_1', tryKey: 'k' };

  it('has an intent that no browser can confirm, and its form is told so', async () => {
    const { sent, world } = answering(200, created);
    const { nextAction } = await stripe.createIntent(account, triedByUs, world);
    const body = Object.fromEntries(sent[0]?.body ?? []);
    expect(body).toMatchObject({ 'allowed_payment_method_types[0]': 'card', confirmation_method: 'manual' });
    expect(Object.keys(body).filter(name => name.startsWith('automatic'))).toEqual([]);
    expect(nextAction).toMatchObject({ params: { tryAs: request.payment } });
    const ours = await stripe.createIntent(account, request, world);
    expect(JSON.stringify(ours.nextAction)).not.toContain('tryAs');
  });

  it('is confirmed with the secret key, once for its key; after the bank’s page it is not named again', async () => {
    const { sent, world } = answering(200, { id: 'pi_1', status: 'succeeded' });
    expect(await stripe.tryCard?.(account, wish, world)).toEqual({ outcome: 'done' });
    await stripe.tryCard?.(account, { ...wish, card: null }, world);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(
      Array.from({ length: 2 }, () => '/v1/payment_intents/pi_1/confirm'),
    );
    expect(sent.map(({ body }) => body.get('payment_method'))).toEqual(['pm_1', null]);
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer sk_test_1');
  });

  it.each([
    [200, { status: 'processing' }, { outcome: 'done' }],
    [200, { status: 'requires_action' }, { outcome: 'asks' }],
    [200, { status: 'requires_payment_method' }, { outcome: 'declined', failure: 'generic', message: null }],
    [
      402,
      {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'insufficient_funds',
          message: 'No',
        },
      },
      { outcome: 'declined', failure: 'insufficient_funds', message: 'No' },
    ],
  ])('answered %i %j is %j', async (status, body, outcome) => {
    expect(await stripe.tryCard?.(account, wish, answering(status, body).world)).toEqual(outcome);
  });

  it('that is too late, or whose answer does not come, is no decline', async () => {
    const late = { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } };
    await expect(stripe.tryCard?.(account, wish, answering(400, late).world)).rejects.toMatchObject({
      code: 'refused',
    });
    await expect(stripe.tryCard?.(account, wish, answering(500, {}).world)).rejects.toBeInstanceOf(NoAnswer);
  });
});

describe('what Stripe is sent', () => {
  it('one intent for form and wallet alike, under a key that a retry repeats', async () => {
    const { sent, world } = answering(200, created);
    const form = await stripe.createIntent(account, { ...request, method: 'stripe-card' }, world);
    const wallet = await stripe.createIntent(account, { ...request, method: 'stripe' }, world);
    expect([form.nextAction.kind, wallet.nextAction.kind]).toEqual(['card_form', 'wallet_sheet']);
    const [first, second] = sent;
    expect(first?.body.toString()).toBe(second?.body.toString());
    expect(first?.url).toBe('https://api.stripe.com:443/v1/payment_intents'.replace(':443', ''));
    expect(Object.fromEntries(first?.body ?? [])).toMatchObject({
      amount: '1250',
      currency: 'eur',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[payment_uuid]': request.payment,
    });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      `${request.payment}:create`,
      `${request.payment}:create`,
    ]);
    expect(first?.headers.get('authorization')).toBe('Bearer sk_test_1');
    expect(first?.headers.has('x-stripe-client-telemetry')).toBe(false);
    expect(form.nextAction).toMatchObject({
      driver: 'stripe',
      script: 'https://js.stripe.com/endive/stripe.js',
      params: { publishableKey: 'pk_test_1', clientSecret: 'pi_1_secret_x' },
    });
  });

  it('a refund under its own key, naming payment and refund', async () => {
    const { sent, world } = answering(200, madeRefund);
    await stripe.refund(account, aRefund(request, 'pi_1', 3, 500), world);
    const key = `${request.payment}:refund:3`;
    expect(sent[0]?.headers.get('idempotency-key')).toBe(key);
    expect(Object.fromEntries(sent[0]?.body ?? [])).toMatchObject({
      payment_intent: 'pi_1',
      amount: '500',
      'metadata[payment_uuid]': request.payment,
      'metadata[refund_key]': key,
    });
  });

  it('is tried once, and prints nothing to the console', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const { sent, world } = answering(200, created, { 'stripe-notice': 'Upgrade now' });
    await stripe.createIntent(account, request, world);
    const down = answering(500, { error: { type: 'api_error', message: 'no' } });
    await expect(stripe.createIntent(account, request, down.world)).rejects.toThrow('no answer');
    expect([sent.length, down.sent.length, warned.mock.calls.length]).toEqual([1, 1, 0]);
    warned.mockRestore();
  });
});

describe('what Stripe refuses', () => {
  it.each([
    [
      402,
      { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
      'insufficient_funds',
    ],
    [402, { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }, 'generic'],
    [400, { type: 'invalid_request_error', code: 'amount_too_small' }, 'amount'],
    [400, { type: 'invalid_request_error', code: 'amount_too_large' }, 'amount'],
    [400, { type: 'invalid_request_error', code: 'invalid_charge_amount_no_decimal_compatible' }, 'amount'],
    [400, { type: 'invalid_request_error', code: 'parameter_missing' }, 'refused'],
    [400, { type: 'idempotency_error' }, 'refused'],
    [401, { type: 'invalid_request_error' }, 'misconfigured'],
    [403, { type: 'invalid_request_error' }, 'misconfigured'],
  ])('%s %j: %s', async (status, error, code) => {
    const { world } = answering(status, { error: { message: 'no', ...error } });
    const refused = stripe.createIntent(account, request, world);
    await expect(refused).rejects.toBeInstanceOf(ProviderRefusal);
    await expect(refused).rejects.toMatchObject({ code });
  });

  it.each([
    ['KWD', 3, 5_121, null],
    ['KWD', 3, 5_120, '5120'],
    ['ISK', 0, 990, '99000'],
    ['ISK', 2, 99_050, null],
    ['UGX', 0, 5, '500'],
    ['JPY', 0, 500, '500'],
    ['JPY', 2, 50_050, null],
    ['HUF', 0, 2490, '249000'],
    ['EUR', 2, 50, '50'],
  ])('%s with %s decimals, %s: %s on the wire', async (currency, decimals, amount, wire) => {
    const { sent, world } = answering(200, created);
    const asked = { ...request, currency, amount: minor(amount) };
    const call = stripe.createIntent({ ...account, decimals }, asked, world);
    if (wire === null) await expect(call).rejects.toMatchObject({ code: 'amount' });
    else await call;
    expect(sent.map(({ body }) => body.get('amount'))).toEqual(wire === null ? [] : [wire]);
  });
});
