import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/outside.ts';

const { secretKey, publishableKey, webhookSecret } = SANDBOX_KEYS.main.stripe;

let outside: Outside;
let stripe: Stripe;

const clientWith = (key: string, more: Stripe.StripeConfig = {}): Stripe => {
  const { hostname, port } = new URL(outside.sandbox.address);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...more,
  });
};

beforeEach(async () => {
  outside = await openOutside();
  stripe = clientWith(secretKey);
});
afterEach(() => outside.stop());

const intentFor = (reference: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create(
    {
      amount: 1250,
      currency: 'eur',
      automatic_payment_methods: { enabled: true },
      metadata: { payment_uuid: reference },
      ...more,
    },
    { idempotencyKey: `${reference}:create` },
  );

const pay = (id: string, payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(id, { payment_method });

const events = (): Stripe.Event[] =>
  outside.heard.map(({ body, headers }) =>
    stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), webhookSecret),
  );

describe('payment intents, by the official client', () => {
  it('are created, paid, told of by genuine events, refunded in parts', async () => {
    const intent = await intentFor('a');
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 1250, currency: 'eur' });
    const paid = await pay(intent.id);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1250 });
    const seen = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(seen.latest_charge).toMatchObject({
      payment_method_details: { card: { brand: 'visa', last4: '4242', wallet: null } },
    });
    const refund = await stripe.refunds.create(
      { payment_intent: intent.id, amount: 200 },
      { idempotencyKey: 'a:refund:1' },
    );
    expect(refund).toMatchObject({ status: 'succeeded', amount: 200 });
    await outside.untilHeard(5);
    expect(events().map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ]);
    expect(await outside.control('stripe/book')).toEqual([
      {
        reference: 'a',
        provider_ref: intent.id,
        amount_minor: 1250,
        currency: 'EUR',
        status: 'partially_refunded',
        captured_minor: 1250,
        refunded_minor: 200,
        refunds: [{ ref: refund.id, amount_minor: 200, key: 'a:refund:1' }],
      },
    ]);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
  ])('are declined with %s as a card error, and can be tried again', async (card, code, decline_code) => {
    const intent = await intentFor('a');
    const declined = await pay(intent.id, card).catch((error: unknown) => error);
    expect(declined).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(declined).toMatchObject({ code, decline_code, statusCode: 402 });
    expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.code).toBe(code);
    expect(await pay(intent.id)).toMatchObject({ status: 'succeeded' });
  });

  it('are created once for one idempotency key, and the key is refused for another body', async () => {
    const first = await intentFor('a');
    expect((await intentFor('a')).id).toBe(first.id);
    await expect(intentFor('a', { amount: 1300 })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  /** As a browser does that has the publishable key and the client secret. */
  const inBrowser = ({ id, client_secret }: Stripe.PaymentIntent, number: string) =>
    clientWith(publishableKey).paymentIntents.confirm(id, {
      payment_method_data: {
        type: 'card',
        card: { number, exp_month: '12', exp_year: '34' },
      } as unknown as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
      client_secret,
    } as Stripe.PaymentIntentConfirmParams);
  const cardsTried = async (): Promise<number> => (await stripe.charges.list({ limit: 100 })).data.length;

  it('take one card after another from a browser, unless the shop keeps confirming to itself', async () => {
    const open = await intentFor('a');
    for (let n = 0; n < 5; n += 1) {
      await expect(inBrowser(open, '4000000000000002')).rejects.toMatchObject({ code: 'card_declined' });
    }
    expect(await cardsTried()).toBe(5);
    const held = await intentFor('b', {
      automatic_payment_methods: undefined as never,
      allowed_payment_method_types: ['card'],
      confirmation_method: 'manual',
    });
    for (const number of ['4000000000000002', '4242424242424242']) {
      await expect(inBrowser(held, number)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    }
    expect(await cardsTried()).toBe(5);
    const body = { 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '34' };
    const made = await fetch(`${outside.sandbox.address}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({ type: 'card', ...body }),
    });
    const { id } = (await made.json()) as { id: string };
    expect(await cardsTried()).toBe(5);
    expect(await pay(held.id, id)).toMatchObject({ status: 'succeeded' });
  });

  it('that the shop confirms by itself wait for its word after the bank’s page', async () => {
    const held = await intentFor('a', {
      automatic_payment_methods: undefined as never,
      allowed_payment_method_types: ['card'],
      confirmation_method: 'manual',
    });
    expect(await pay(held.id, 'pm_card_authenticationRequired')).toMatchObject({ status: 'requires_action' });
    await fetch(`${outside.sandbox.address}/stripe/3ds/${held.id}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
    });
    expect(await stripe.paymentIntents.retrieve(held.id)).toMatchObject({ status: 'requires_confirmation' });
    expect(await stripe.paymentIntents.confirm(held.id)).toMatchObject({ status: 'succeeded' });
  });

  it('keep the answer of a declined call under its key', async () => {
    const intent = await intentFor('a');
    const once = () =>
      stripe.paymentIntents
        .confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'k' })
        .catch((error: Stripe.errors.StripeCardError) => error.code);
    expect([await once(), await once()]).toEqual(['card_declined', 'card_declined']);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('are held, captured in part and let go', async () => {
    const held = await intentFor('a', { capture_method: 'manual' });
    expect(await pay(held.id)).toMatchObject({ status: 'requires_capture', amount_capturable: 1250 });
    expect(await stripe.paymentIntents.capture(held.id, { amount_to_capture: 1000 })).toMatchObject({
      status: 'succeeded',
      amount_received: 1000,
    });
    const other = await intentFor('b', { capture_method: 'manual' });
    await pay(other.id);
    expect(await stripe.paymentIntents.cancel(other.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    await expect(pay(other.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it('change their amount until they are confirmed', async () => {
    const intent = await intentFor('a');
    expect(await stripe.paymentIntents.update(intent.id, { amount: 1500 })).toMatchObject({ amount: 1500 });
    await pay(intent.id);
    await expect(stripe.paymentIntents.update(intent.id, { amount: 1 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it.each([
    ['an amount below the smallest', { amount: 49 }, 'amount_too_small'],
    ['a parameter Stripe does not have', { tip: 1 }, 'parameter_unknown'],
    ['an amount that is no whole number', { amount: 12.5 }, 'parameter_invalid'],
  ])('refuse %s', async (_what, more, code) => {
    await expect(intentFor('a', more as object)).rejects.toMatchObject({ code, statusCode: 400 });
  });

  it('refuse a wrong key, and a browser what is not for browsers', async () => {
    await expect(clientWith('sk_test_nobody').paymentIntents.list()).rejects.toMatchObject({
      statusCode: 401,
    });
    const browser = clientWith(publishableKey);
    await expect(browser.refunds.create({ payment_intent: 'pi_1' })).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  it('of another venue are not there', async () => {
    const intent = await intentFor('a');
    const other = clientWith(SANDBOX_KEYS.other.stripe.secretKey);
    await expect(other.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('refunds', () => {
  it('never exceed what was taken', async () => {
    const intent = await intentFor('a');
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      statusCode: 400,
    });
    await pay(intent.id);
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 1251 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await stripe.refunds.create({ payment_intent: intent.id });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('fail for the card whose refunds fail, and say so', async () => {
    const intent = await intentFor('a');
    await pay(intent.id, 'pm_card_refundFail');
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    await outside.untilHeard(5);
    expect(events().map(({ type }) => type)).toContain('refund.failed');
  });
});

describe('money for others', () => {
  it('goes to merchants by transfers, never more than the charge, and comes back by reversals', async () => {
    const intent = await intentFor('a', { transfer_group: 'a' });
    const { latest_charge } = await pay(intent.id);
    const transfer = (amount: number) =>
      stripe.transfers.create({
        amount,
        currency: 'eur',
        destination: 'acct_one',
        source_transaction: String(latest_charge),
        transfer_group: 'a',
      });
    const { id } = await transfer(1000);
    await expect(transfer(251)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await transfer(250);
    await stripe.transfers.createReversal(id, { amount: 400 });
    expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 400, reversed: false });
    expect((await stripe.transfers.list({ transfer_group: 'a' })).data).toHaveLength(2);
  });

  it('goes to one person at once by a destination charge, less the fee, and comes back in proportion', async () => {
    const waiter = await stripe.accounts.create({ country: 'LT', type: 'express' });
    const link = await stripe.accountLinks.create({
      account: waiter.id,
      type: 'account_onboarding',
      refresh_url: 'https://venue.test/again',
      return_url: 'https://venue.test/done',
    });
    expect((await fetch(link.url)).status).toBe(200);
    const intent = await intentFor('a', {
      amount: 1050,
      application_fee_amount: 50,
      transfer_data: { destination: waiter.id },
    });
    await pay(intent.id);
    await stripe.refunds.create({ payment_intent: intent.id, amount: 525, reverse_transfer: true });
    expect((await stripe.transfers.list({ destination: waiter.id })).data).toMatchObject([
      { amount: 1000, amount_reversed: 500 },
    ]);
  });

  it('by an account of its owner’s is charged there, once they have answered', async () => {
    const platform = clientWith(SANDBOX_KEYS.platform.stripe.secretKey);
    const { id } = await platform.accounts.create({ country: 'LT', type: 'standard' });
    expect(await platform.accounts.retrieve(id)).toMatchObject({
      charges_enabled: false,
      details_submitted: false,
    });
    const its = clientWith(SANDBOX_KEYS.platform.stripe.secretKey, { stripeAccount: id });
    const sum = { amount: 1250, currency: 'eur', metadata: { payment_uuid: 'a' } };
    await expect(its.paymentIntents.create(sum)).rejects.toMatchObject({ code: 'account_invalid' });
    const linked = () =>
      platform.accountLinks.create({
        account: id,
        type: 'account_onboarding',
        refresh_url: 'https://venue.test/again',
        return_url: 'https://venue.test/done',
      });
    const { url } = await linked();
    const answer = (fields: Record<string, string>, to = url) =>
      fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    expect(await (await answer({ decision: 'finish', company: 'A' })).text()).toContain(
      'Please give your name',
    );
    const filled = { company: 'A', person: 'Ona', iban: 'LT12 1000 0111 0100 1000', decision: 'finish' };
    expect((await answer(filled)).headers.get('location')).toBe('https://venue.test/done');
    // It led there once.
    expect((await answer(filled)).headers.get('location')).toBe('https://venue.test/again');
    expect(await platform.accounts.retrieve(id)).toMatchObject({ charges_enabled: true });
    const intent = await its.paymentIntents.create(sum);
    await expect(platform.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ statusCode: 404 });
    const strangers = clientWith(SANDBOX_KEYS.platform.stripe.secretKey, { stripeAccount: 'acct_x' });
    await expect(strangers.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({
      code: 'account_invalid',
    });
    const told = (await outside.untilHeard(1)).map(({ body, headers }) =>
      stripe.webhooks.constructEvent(
        body,
        String(headers['stripe-signature']),
        SANDBOX_KEYS.platform.stripe.webhookSecret,
      ),
    );
    expect(told).toMatchObject([{ type: 'account.updated', account: id }]);
  });

  it('needs no more than a registered domain for wallets', async () => {
    const made = await stripe.paymentMethodDomains.create({ domain_name: 'venue.test' });
    expect(await stripe.paymentMethodDomains.validate(made.id)).toMatchObject({
      apple_pay: { status: 'active' },
    });
  });
});
