import { describe, expect, it } from 'vitest';
import { failureOf, updateOfCharge, updateOfDispute, updateOfIntent, updateOfRefund } from './map.ts';

const PAYMENT = '0b4f1d5e-8a52-4bb7-9a3b-6f4f0c2d1e11';

const intent = (changed: object) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1250,
  amount_received: 0,
  currency: 'eur',
  status: 'requires_payment_method',
  latest_charge: null,
  last_payment_error: null,
  metadata: { payment_uuid: PAYMENT },
  ...changed,
});

describe('a PaymentIntent as news', () => {
  it.each([
    ['requires_payment_method', 'created'],
    ['requires_confirmation', 'created'],
    ['requires_action', 'processing'],
    ['processing', 'processing'],
    ['requires_capture', 'processing'],
    ['succeeded', 'captured'],
    ['canceled', 'canceled'],
  ])('%s is %s', (word, status) => {
    expect(updateOfIntent(intent({ status: word, amount_received: 1250 }), 2, null)).toMatchObject({
      status,
    });
  });

  it('at the bank’s question has nothing on its way where our word alone charges', () => {
    const asked = { status: 'requires_action', confirmation_method: 'manual' };
    expect(updateOfIntent(intent(asked), 2, null).status).toBe('created');
    expect(updateOfIntent(intent({ ...asked, status: 'processing' }), 2, null).status).toBe('processing');
  });

  it('only what was received counts as captured', () => {
    const paid = { status: 'succeeded', amount_received: 1249 };
    expect(updateOfIntent(intent(paid), 2, null).captured).toBe(1249);
    expect(updateOfIntent(intent({ ...paid, amount_received: 12.5 }), 2, null).captured).toBeNull();
    expect(updateOfIntent(intent({ ...paid, amount_received: 1e15 }), 2, null).captured).toBeNull();
    expect(
      updateOfIntent(intent({ status: 'processing', amount_received: 1250 }), 2, null).captured,
    ).toBeNull();
  });

  it('[PAY-30] a failed attempt fails with its reason', () => {
    const failed = { last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' } };
    expect(updateOfIntent(intent(failed), 2, 'evt_1')).toMatchObject({
      status: 'failed',
      failure: 'insufficient_funds',
      captured: null,
      eventId: 'evt_1',
    });
    expect(failureOf('card_declined', 'do_not_honor')).toBe('generic');
    expect(failureOf('expired_card', undefined)).toBe('generic');
  });

  it('a later success is no failure, whatever failed before it', () => {
    const paid = {
      status: 'succeeded',
      amount_received: 1250,
      last_payment_error: { code: 'card_declined' },
    };
    expect(updateOfIntent(intent(paid), 2, null)).toMatchObject({ status: 'captured', failure: null });
  });

  it('[ENTITY-46] shows card, wallet and what went back', () => {
    const latest_charge = {
      id: 'ch_1',
      amount_refunded: 250,
      payment_method_details: { card: { brand: 'amex', last4: '0005', wallet: { type: 'apple_pay' } } },
    };
    const paid = { status: 'succeeded', amount_received: 1250, latest_charge };
    expect(updateOfIntent(intent(paid), 2, null)).toMatchObject({
      refunded: 250,
      data: { wallet: 'apple_pay', bank: null, card_brand: 'american_express', card_last4: '0005' },
      method: 'stripe',
    });
  });

  it.each([{ metadata: {} }, { metadata: { payment_uuid: 'x' } }, { status: 'new_word' }, { id: 1 }])(
    'is none with %j',
    changed => {
      expect(() => updateOfIntent(intent(changed), 2, null)).toThrow();
    },
  );
});

it('a charge that was only reserved is not captured', () => {
  const charge = {
    id: 'ch_1',
    status: 'succeeded',
    captured: false,
    amount_captured: 0,
    currency: 'eur',
    metadata: { payment_uuid: PAYMENT },
    payment_intent: 'pi_1',
  };
  expect(updateOfCharge(charge, 2, 'evt_1')).toMatchObject({ status: 'processing', captured: null });
  const taken = { ...charge, captured: true, amount_captured: 1250 };
  expect(updateOfCharge(taken, 2, 'evt_1')).toMatchObject({ status: 'captured', captured: 1250 });
});

it.each([
  ['warning_needs_response', 'asked'],
  ['warning_under_review', 'asked'],
  ['warning_closed', 'won'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['a_word_nobody_knows', 'asked'],
])('a dispute that is %s is %s', (status, standing) => {
  const dispute = {
    id: 'dp_1',
    status,
    amount: 1250,
    currency: 'eur',
    reason: 'fraudulent',
    payment_intent: 'pi_1',
    metadata: {},
    evidence_details: { due_by: 1_795_217_790 },
  };
  expect(updateOfDispute(dispute, 2, 'evt_1')).toEqual({
    payment: null,
    providerRef: 'pi_1',
    ref: 'dp_1',
    standing,
    amount: 1250,
    currency: 'EUR',
    reason: 'fraudulent',
    answerBy: 1_795_217_790_000,
    eventId: 'evt_1',
  });
});

it.each([
  ['pending', 'pending', null],
  ['requires_action', 'pending', null],
  ['succeeded', 'succeeded', null],
  ['failed', 'failed', 'expired_or_canceled_card'],
  ['canceled', 'failed', 'expired_or_canceled_card'],
])('a refund that is %s is %s', (word, status, failure) => {
  const refund = { id: 're_1', status: word, failure_reason: 'expired_or_canceled_card' };
  expect(updateOfRefund(refund)).toEqual({ status, ref: 're_1', failure });
});
