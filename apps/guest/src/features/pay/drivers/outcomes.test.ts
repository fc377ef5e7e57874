import { describe, expect, it } from 'vitest';
import { eventOf, type FormMessage } from './solidgate-outcome.ts';
import type { StripeResult } from './stripe-js.ts';
import { outcomeOf } from './stripe-outcome.ts';

const failed = (failure: string, message: string | null, spent = true) => ({
  kind: 'failed',
  failure,
  message,
  spent,
});

describe('what Stripe’s answer means', () => {
  it.each<[string, StripeResult, object]>([
    ['paid', { paymentIntent: { status: 'succeeded' } }, { kind: 'done' }],
    ['on its way', { paymentIntent: { status: 'processing' } }, { kind: 'done' }],
    [
      '[PAY-30][PAY-38] no funds, in the provider’s own words',
      {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'insufficient_funds',
          message: 'No',
        },
      },
      failed('insufficient_funds', 'No'),
    ],
    [
      '[PAY-30] any other decline',
      { error: { type: 'card_error', decline_code: 'lost_card', message: 'No' } },
      failed('declined', 'No'),
    ],
    [
      '[PAY-38] a card that is not complete costs no payment',
      { error: { type: 'validation_error', message: 'Number?' } },
      failed('details', 'Number?', false),
    ],
    [
      '[PAY-39] anything else',
      { error: { type: 'invalid_request_error', message: 'secret inside' } },
      failed('generic', null),
    ],
    [
      '[PAY-44] a payment that nobody confirmed at the bank',
      { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' } },
      failed('unconfirmed', null),
    ],
    ['no answer may mean charged', { error: { type: 'api_connection_error' } }, { kind: 'unclear' }],
    [
      'paid before',
      { error: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } } },
      { kind: 'done' },
    ],
    ['sent back', { paymentIntent: { status: 'requires_payment_method' } }, failed('declined', null)],
  ])('%s', (_, result, event) => {
    expect(outcomeOf(result)).toEqual(event);
  });
});

describe('what Solidgate’s form reports', () => {
  it.each<[string, FormMessage, object | null]>([
    ['it stands', { type: 'mounted' }, { kind: 'ready' }],
    [
      'the card is complete',
      { type: 'interaction', cardForm: { isValid: true } },
      { kind: 'complete', complete: true },
    ],
    ['a wallet is tapped', { type: 'interaction', target: { interaction: 'click' } }, null],
    ['a wallet is closed', { type: 'interaction', target: { interaction: 'cancel' } }, { kind: 'canceled' }],
    ['the bank asks', { type: 'verify' }, { kind: 'busy' }],
    ['paid', { type: 'success' }, { kind: 'done' }],
    [
      '[PAY-30][FOOD-50] no funds',
      { type: 'fail', code: '3.02', message: 'No' },
      failed('insufficient_funds', 'No'),
    ],
    ['[PAY-30][FOOD-50] any other decline', { type: 'fail', code: '3.05' }, failed('declined', null)],
    ['[PAY-44] nobody confirmed it', { type: 'fail', code: '2.10' }, failed('unconfirmed', null)],
    [
      '[PAY-40] an error',
      { type: 'error', value: { name: 'GatewayError' }, details: { code: '2.01' } },
      failed('generic', null),
    ],
    [
      'no answer may mean charged',
      { type: 'error', value: { name: 'ConnectionError' }, details: { code: '6.01' } },
      { kind: 'unclear' },
    ],
    ['it cannot begin', { type: 'error', value: { name: 'InitPaymentError' } }, { kind: 'unavailable' }],
  ])('%s', (_, message, event) => {
    expect(eventOf(message)).toEqual(event);
  });
});
