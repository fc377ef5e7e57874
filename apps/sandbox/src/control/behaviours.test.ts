import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../testing/outside.ts';
import { call, merchantData, payForm } from '../testing/solidgate-shop.ts';

const { secretKey, webhookSecret } = SANDBOX_KEYS.main.stripe;

let outside: Outside;
let stripe: Stripe;

beforeEach(async () => {
  outside = await openOutside();
  const { hostname, port } = new URL(outside.sandbox.address);
  stripe = new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: 300,
  });
});
afterEach(() => outside.stop());

const next = (...items: unknown[]) => outside.control('stripe/next', items);
const intentFor = (reference: string) =>
  stripe.paymentIntents.create(
    { amount: 1250, currency: 'eur', metadata: { payment_uuid: reference } },
    { idempotencyKey: `${reference}:create` },
  );
const act = (reference: string, action: string) => outside.control('stripe/act', { reference, action });
const book = () => outside.control('stripe/book');
const types = (): string[] => outside.heard.map(({ body }) => JSON.parse(body).type);
const paid = async (reference: string): Promise<void> => {
  await intentFor(reference);
  await act(reference, 'approve');
};

describe('who gets a behaviour', () => {
  it('is the payment it names, else the next that comes, each in its turn', async () => {
    await next(
      { do: 'decline', code: 'insufficient_funds' },
      [
        { do: 'amount-differs', by: 1 },
        { do: 'webhook', when: 'never' },
      ],
      {
        do: 'decline',
        code: 'expired_card',
        match: 'named',
      },
    );
    for (const reference of ['named', 'first', 'second', 'third']) await paid(reference);
    expect(await book()).toMatchObject([
      { reference: 'named', status: 'failed' },
      { reference: 'first', status: 'failed' },
      { reference: 'second', status: 'succeeded', amount_minor: 1250, captured_minor: 1251 },
      { reference: 'third', status: 'succeeded', captured_minor: 1250 },
    ]);
    const declined = (await stripe.paymentIntents.list()).data.map(intent => intent.last_payment_error?.code);
    expect(declined).toEqual([undefined, undefined, 'card_declined', 'expired_card']);
  });

  it('is the payment that will be made for what it names', async () => {
    const match = 'Bill 7';
    await next({ do: 'decline', code: 'expired_card', match }, { do: 'down', times: 1, match });
    await paid('another');
    const intent = () =>
      stripe.paymentIntents.create({
        amount: 1250,
        currency: 'eur',
        description: match,
        metadata: { payment_uuid: 'a' },
      });
    await expect(intent()).rejects.toMatchObject({ statusCode: 503 });
    await intent();
    await act('a', 'approve');
    expect(await book()).toMatchObject([
      { reference: 'another', status: 'succeeded' },
      { reference: 'a', status: 'failed' },
    ]);
  });

  it.each([
    [[{ do: 'explode' }]],
    [[{ do: 'webhook', times: 0 }]],
    [[{ do: 'webhook', forged: 'politely' }]],
    [[{ do: 'decline' }]],
    [[]],
    [{ do: 'decline', code: 'x' }],
  ])('is nobody when it is not understood: %j', async body => {
    expect(await outside.control('stripe/next', body)).toMatchObject({ message: expect.any(String) });
    expect(await outside.control('stripe/next')).toEqual([]);
  });
});

describe('a lost answer', () => {
  it('create-then-timeout: the payment is there, and the same key finds it', async () => {
    await next({ do: 'create-then-timeout' });
    await expect(intentFor('a')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    const [booked] = (await book()) as { provider_ref: string }[];
    expect((await intentFor('a')).id).toBe(booked?.provider_ref);
    expect(await book()).toHaveLength(1);
  });

  it('charge-then-timeout: the money is taken once, and told of', async () => {
    await next({ do: 'charge-then-timeout' });
    const { id } = await intentFor('a');
    const confirm = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { idempotencyKey: 'a:confirm' });
    await expect(confirm()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(await confirm()).toMatchObject({ status: 'succeeded' });
    expect(await book()).toMatchObject([{ status: 'succeeded', captured_minor: 1250 }]);
    await outside.untilHeard(3);
    expect(types()).toContain('payment_intent.succeeded');
  });

  it('at Solidgate: the form hears nothing, the status call tells', async () => {
    await outside.control('solidgate/next', [{ do: 'charge-then-timeout' }, { do: 'create-then-timeout' }]);
    const { address } = outside.sandbox;
    const pay = (id: string) =>
      Promise.race([
        payForm(address, merchantData(id), { number: '4067429974719265' }),
        outside.untilHeard(id === 'a' ? 2 : 3).then(() => 'no answer'),
      ]);
    expect([await pay('a'), await pay('b')]).toEqual(['no answer', 'no answer']);
    expect(await call(address, 'status', { order_id: 'a' })).toMatchObject({
      order: { status: 'settle_ok' },
    });
    expect(await call(address, 'status', { order_id: 'b' })).toMatchObject({
      order: { status: 'processing' },
    });
  });
});

describe('webhooks', () => {
  it('come as often as asked, the same event each time', async () => {
    await next({ do: 'webhook', times: 10 });
    await intentFor('a');
    await outside.untilHeard(10);
    expect(new Set(outside.heard.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  });

  it('never come', async () => {
    await next({ do: 'webhook', when: 'never' });
    await paid('a');
    expect(await outside.control('stripe/webhooks/flush', {})).toEqual({ sent: 0 });
    expect(outside.heard).toEqual([]);
    expect(await outside.control('stripe/webhooks')).toMatchObject([
      { state: 'muted' },
      { state: 'muted' },
      { state: 'muted' },
    ]);
  });

  it('are held until they are let go', async () => {
    await next({ do: 'webhook', when: 'held' });
    await paid('a');
    expect(outside.heard).toEqual([]);
    expect(await outside.control('stripe/webhooks/flush', {})).toEqual({ sent: 3 });
    expect(types()).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
  });

  it('come before the answer', async () => {
    await next({ do: 'webhook', when: 'early' });
    await intentFor('a');
    expect(types()).toEqual(['payment_intent.created']);
  });

  it('come late: by themselves when their time has come, at once when flushed', async () => {
    const hour = 3_600_000;
    await next(
      { do: 'webhook', when: 'late', after_ms: 50 },
      { do: 'webhook', when: 'late', after_ms: hour },
    );
    await intentFor('a');
    await outside.untilHeard(1);
    const before = Date.now();
    await intentFor('b');
    const [, log] = (await outside.control('stripe/webhooks')) as { state: string; dueAt: number }[];
    expect(log).toMatchObject({ state: 'due', attempts: [] });
    expect(log?.dueAt).toBeGreaterThanOrEqual(before + hour);
    await outside.control('stripe/webhooks/flush', {});
    expect(outside.heard).toHaveLength(2);
  });

  it('come in the reversed order', async () => {
    await next({ do: 'webhook', order: 'reversed' });
    await paid('a');
    await outside.untilHeard(3);
    expect(types()).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']);
  });

  it('come again until they are heard, signed anew each time', async () => {
    outside.answerNext(500, 404);
    await intentFor('a');
    await outside.untilHeard(3);
    expect(new Set(types())).toEqual(new Set(['payment_intent.created']));
    const [log] = (await outside.control('stripe/webhooks')) as { attempts: number[] }[];
    expect(log?.attempts.slice(0, 2)).toEqual([500, 404]);
  });

  it('are given up after the last attempt', async () => {
    outside.answerNext(500, 500, 500, 500);
    await intentFor('a');
    await outside.untilHeard(4);
    await outside.control('stripe/webhooks/flush', {});
    await expect.poll(() => outside.control('stripe/webhooks')).toMatchObject([{ state: 'given-up' }]);
    expect(outside.heard).toHaveLength(4);
  });

  it('are forged in place of the true one, which waits', async () => {
    await next({ do: 'webhook', forged: 'wrong-key' });
    await intentFor('a');
    await outside.untilHeard(1);
    const genuine = (index: number): boolean => {
      const { body = '', headers } = outside.heard[index] ?? {};
      try {
        stripe.webhooks.constructEvent(body, String(headers?.['stripe-signature']), webhookSecret);
        return true;
      } catch {
        return false;
      }
    };
    expect(genuine(0)).toBe(false);
    await outside.control('stripe/webhooks/flush', {});
    expect(genuine(1)).toBe(true);
  });
});

describe('calls', () => {
  it('are refused, or cut off, as often as asked and leave no trace', async () => {
    await next({ do: 'down', times: 2 }, { do: 'down', times: 2, how: 'cut' });
    // Two: the client tries a connection that was closed on it once more by itself.
    await expect(intentFor('a')).rejects.toMatchObject({ statusCode: 503 });
    await expect(intentFor('a')).rejects.toMatchObject({ statusCode: 503 });
    await expect(intentFor('a')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(await book()).toEqual([]);
    expect(await intentFor('a')).toMatchObject({ amount: 1250 });
  });

  it('are slow for the payment that is named', async () => {
    await next({ do: 'slow', ms: 5_000, match: 'a' });
    await intentFor('b');
    await expect(intentFor('a')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  });

  it('fail at Solidgate too', async () => {
    await outside.control('solidgate/next', [{ do: 'down', times: 1 }]);
    const { address } = outside.sandbox;
    expect(await call(address, 'status', { order_id: 'a' })).toMatchObject({ message: expect.any(String) });
    expect(await call(address, 'status', { order_id: 'a' })).toMatchObject({ error: { code: '2.01' } });
  });
});

describe('at Solidgate', () => {
  const pay = (id: string) =>
    payForm(outside.sandbox.address, merchantData(id), { number: '4067429974719265' });

  it('a payment is declined with the code asked for', async () => {
    await outside.control('solidgate/next', [{ do: 'decline', code: '3.02' }]);
    expect(await pay('a')).toMatchObject({ order: { status: 'auth_failed' }, error: { code: '3.02' } });
  });

  it('the figure differs by a cent everywhere it is told', async () => {
    await outside.control('solidgate/next', [{ do: 'amount-differs', by: -1 }]);
    expect(await pay('a')).toMatchObject({ order: { amount: 1249 } });
    expect(await outside.control('solidgate/book')).toMatchObject([
      { amount_minor: 1250, captured_minor: 1249 },
    ]);
  });

  it('the news come in the reversed order', async () => {
    await outside.control('solidgate/next', [{ do: 'webhook', order: 'reversed' }]);
    await pay('a');
    await outside.untilHeard(2);
    const statuses = outside.heard.map(({ body }) => JSON.parse(body).order.status);
    expect(statuses).toEqual(['settle_ok', 'auth_ok']);
  });
});

describe('a reset', () => {
  it('empties books, queues and the outbox', async () => {
    await next({ do: 'webhook', when: 'held' }, { do: 'decline', code: 'x' });
    await intentFor('a');
    await outside.control('reset', {});
    expect([
      await book(),
      await outside.control('stripe/next'),
      await outside.control('stripe/webhooks'),
    ]).toEqual([[], [], []]);
  });
});
