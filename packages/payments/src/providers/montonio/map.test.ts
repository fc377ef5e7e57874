import { describe, expect, it } from 'vitest';
import { refundUpdate, refundUuid, updateOfOrder } from './map.ts';

const order = (changed: object = {}) => ({
  uuid: 'm-1',
  merchantReference: '0b4f1d5e-8a52-4bb7-9a3b-6f4f0c2d1e11',
  paymentStatus: 'PAID',
  grandTotal: '12.50',
  currency: 'EUR',
  ...changed,
});

describe('an order as news', () => {
  it.each([
    ['PENDING', 'created', null, null],
    ['AUTHORIZED', 'processing', null, null],
    ['PAID', 'captured', 1250, null],
    ['PARTIALLY_REFUNDED', 'captured', 1250, null],
    ['REFUNDED', 'captured', 1250, null],
    ['ABANDONED', 'expired', null, null],
    ['VOIDED', 'failed', null, 'declined'],
  ])('%s is %s', (paymentStatus, status, captured, failure) => {
    expect(updateOfOrder(order({ paymentStatus }), 2)).toMatchObject({ status, captured, failure });
  });

  it.each([
    ['12.50', 1250],
    [12.5, 1250],
    ['0.05', 5],
    [0.29, 29],
    ['1e3', null],
    ['12.505', null],
    ['-1', null],
    [Number.NaN, null],
    ['99999999999999', null],
    [null, null],
  ])('a total of %j is %s', (grandTotal, captured) => {
    expect(updateOfOrder(order({ grandTotal }), 2).captured).toBe(captured);
  });

  it('names the bank, and what went back where it lists refunds', () => {
    const refunds = [
      { uuid: 'r1', amount: '5.00', status: 'SUCCESSFUL' },
      { uuid: 'r2', amount: 2.5, status: 'PENDING' },
      { uuid: 'r3', amount: '1.00', status: 'REJECTED' },
    ];
    const news = updateOfOrder(order({ refunds, paymentProviderName: 'Swedbank' }), 2);
    expect([news.refunded, news.data?.bank]).toEqual([500, 'Swedbank']);
    expect(updateOfOrder(order(), 2).refunded).toBeNull();
  });
});

it.each([
  ['PENDING', 'pending', null],
  ['PROCESSING', 'pending', null],
  ['SUCCESSFUL', 'succeeded', null],
  ['REJECTED', 'failed', 'INSUFFICIENT_FUNDS'],
  ['CANCELED', 'failed', 'INSUFFICIENT_FUNDS'],
])('a refund that is %s is %s', (word, status, failure) => {
  expect(refundUpdate('r1', word, 'INSUFFICIENT_FUNDS')).toEqual({ status, ref: 'r1', failure });
});

it('makes of our refund key always the same uuid v4, and another one of another key', () => {
  const uuid = refundUuid('0b4f1d5e:refund:1');
  expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(refundUuid('0b4f1d5e:refund:1')).toBe(uuid);
  expect(refundUuid('0b4f1d5e:refund:2')).not.toBe(uuid);
});
