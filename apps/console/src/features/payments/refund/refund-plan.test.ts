import { fromWire } from '@tableside/contract/money-wire';
import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { aStaffPayment } from '../../../testing/money-samples.ts';
import { timelineOf } from '../timeline.ts';
import { newRefund, type RefundPlan, refundBody, refundObstacle, refundSum } from './refund-plan.ts';

const read = (wire: number) => fromWire(wire, 2);
const payment = aStaffPayment({ refunded: 2.5, refundable: 8.5 });
const plan = (changes: Partial<RefundPlan>): RefundPlan => ({ ...newRefund, reason: ' cold ', ...changes });
const items = (...ids: string[]) => plan({ part: 'items', items: new Set(ids) });
const sum = (amount: number) => plan({ part: 'amount', amount: minor(amount) });

describe('what goes back', () => {
  it.each([
    ['all that is left', plan({}), 850, { reason: 'cold' }],
    ['a sum', sum(300), 300, { amount: 300, tip: 0, reason: 'cold' }],
    ['an item', items('i-1'), 400, { items: ['i-1'], tip: 0, reason: 'cold' }],
    ['the rest of an item', items('i-2'), 350, { items: ['i-2'], tip: 0, reason: 'cold' }],
    [
      'an item and the tip',
      { ...items('i-1'), tip: minor(100) },
      500,
      { items: ['i-1'], tip: 100, reason: 'cold' },
    ],
    ['the tip alone', plan({ part: 'tip' }), 100, { tip: 100, reason: 'cold' }],
    ['a part of the tip', plan({ part: 'tip', tip: minor(40) }), 40, { tip: 40, reason: 'cold' }],
  ])('%s', (_, wish, amount, body) => {
    expect(refundSum(payment, wish, read)).toBe(amount);
    expect(refundBody(payment, wish, read)).toEqual(body);
  });

  it.each([
    ['manager', sum(850), null],
    ['manager', sum(851), 'more_than_left'],
    ['manager', items(), 'nothing'],
    ['waiter', sum(850), null],
    ['accountant', sum(100), 'above_limit'],
    ['waiter', plan({ part: 'tip', tip: minor(101) }), 'more_than_left'],
  ] as const)('%s and %o: %s', (role, wish, why) => {
    expect(refundObstacle(payment, wish, { role, decimals: 2, read })).toBe(why);
  });

  it('a waiter is told of the limit before trying', () => {
    const large = aStaffPayment({ refundable: 45 });
    const by = (role: 'waiter' | 'manager') => refundObstacle(large, sum(2001), { role, decimals: 2, read });
    expect([by('waiter'), by('manager')]).toEqual(['above_limit', null]);
  });
});

it('the timeline is in order and ends with how it ended', () => {
  const refund = {
    id: 'r',
    amount: 2,
    tip: 0,
    loyalty_discount: 0,
    cause: 'staff',
    reason: 'cold',
    status: 'succeeded',
    requested_by: 'Rūta',
    created_at: '2026-05-01T12:05:00.000Z',
    done_at: '2026-05-01T12:06:00.000Z',
  };
  const kinds = (changes: Parameters<typeof aStaffPayment>[0]) =>
    timelineOf(aStaffPayment(changes)).map(({ kind }) => kind);
  expect(kinds({ refunds: [refund] })).toEqual(['begun', 'paid', 'refund_asked', 'refund_made']);
  expect(kinds({ refunds: [{ ...refund, done_at: null }] })).toEqual(['begun', 'paid', 'refund_asked']);
  expect(kinds({ paid_at: null, status: 'expired' })).toEqual(['begun', 'ended']);
  expect(kinds({ paid_at: null, status: 'processing' })).toEqual(['begun']);
});
