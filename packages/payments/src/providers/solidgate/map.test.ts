import { describe, expect, it } from 'vitest';
import { disputeOf, refundsOf, refusalOf, updateOfOrder } from './map.ts';

const ORDER_ID = '0b4f1d5e-8a52-4bb7-9a3b-6f4f0c2d1e11';

const body = (order: object, rest: object = {}) => ({
  order: { order_id: ORDER_ID, amount: 1250, currency: 'EUR', ...order },
  ...rest,
});

describe('an order as news', () => {
  it.each([
    ['created', 'created', null],
    ['processing', 'processing', null],
    ['3ds_verify', 'processing', null],
    ['auth_ok', 'processing', null],
    ['auth_failed', 'failed', null],
    ['settle_ok', 'captured', 1250],
    ['refunded', 'captured', 1250],
    ['void_ok', 'canceled', null],
  ])('%s is %s', (word, status, captured) => {
    expect(updateOfOrder(body({ status: word }), 2, null)).toMatchObject({ status, captured });
  });

  it.each([
    ['3.02', 'failed', 'insufficient_funds'],
    ['3.05', 'failed', 'generic'],
    ['0.01', 'failed', 'generic'],
    ['0.02', 'expired', null],
  ])('[PAY-30] declined with %s: %s, %s', (code, status, failure) => {
    const news = updateOfOrder(body({ status: 'auth_failed' }, { error: { code } }), 2, null);
    expect(news).toMatchObject({ status, failure, captured: null });
  });

  it('a part that was settled counts as what its transactions say, or as unknown', () => {
    const settle = { id: 't2', operation: 'settle', status: 'success', amount: 1000 };
    const part = (transactions: object) =>
      updateOfOrder(body({ status: 'partial_settled' }, { transactions }), 2, null).captured;
    expect(part({ t1: { operation: 'auth', status: 'success', amount: 1250 }, t2: settle })).toBe(1000);
    expect(part({ t2: { ...settle, amount: 'x' } })).toBeNull();
    expect(part({})).toBeNull();
  });

  it.each([
    ['card', null],
    ['apple-pay', 'apple_pay'],
    ['google-pay', 'google_pay'],
  ])('[ENTITY-46] shows the card of %s', (payment_method, wallet) => {
    const transaction = { card: { brand: 'VISA', number: '406742XXXXXX9265' } };
    const news = updateOfOrder(body({ status: 'settle_ok', payment_method }, { transaction }), 2, null);
    const { data, method } = news;
    expect(method).toBe(wallet === null ? 'solid-card' : 'solid-wallet');
    expect(data).toEqual({ wallet, bank: null, card_brand: 'visa', card_last4: '9265' });
  });

  it('shows refunds in their order, failed ones with their code', () => {
    const transactions = {
      a: { id: 'a', operation: 'auth', status: 'success', amount: 1250 },
      b: { id: 'b', operation: 'refund', status: 'fail', amount: 500, error: { code: '5.04' } },
      c: { id: 'c', operation: 'refund', status: 'success', amount: 500 },
      d: { id: 'd', operation: 'refund', status: 'processing', amount: 100 },
    };
    expect(refundsOf(body({ status: 'refunded' }, { transactions }), 2)).toEqual([
      { ref: 'b', status: 'failed', failure: '5.04', amount: 500 },
      { ref: 'c', status: 'succeeded', failure: null, amount: 500 },
      { ref: 'd', status: 'pending', failure: null, amount: 100 },
    ]);
  });
});

it.each([
  ['1.01', 'misconfigured'],
  ['2.01', 'refused'],
  ['2.02', 'amount'],
  ['3.02', 'insufficient_funds'],
  ['5.01', 'misconfigured'],
  ['6.01', null],
  ['7.01', null],
])('an error %s of a call: %s', (code, refusal) => {
  expect(refusalOf(code)).toBe(refusal);
});

it.each([
  [undefined, 'open'],
  ['in_progress', 'open'],
  ['won', 'won'],
  ['reversed', 'won'],
  ['lost', 'lost'],
])('a chargeback that is %s is %s', (status, standing) => {
  const chargeback = { id: 17, amount: 1250, currency: 'EUR', reason_code: '10.4', status };
  expect(disputeOf(body({ status: 'settle_ok' }, { chargeback }), 2, 'e1')).toMatchObject({
    payment: ORDER_ID,
    ref: '17',
    standing,
    amount: 1250,
    currency: 'EUR',
    reason: '10.4',
  });
});
