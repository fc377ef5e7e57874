import type { StaffBill } from '@tableside/contract/http/console/money';
import { fromWire } from '@tableside/contract/money-wire';
import { describe, expect, it } from 'vitest';
import { aPiece, aStaffBill } from '../../../testing/money-samples.ts';
import { paidSince, seenOwn, seenPayments } from './paid-since.ts';

const read = (wire: number) => fromWire(wire, 2);
type Payment = StaffBill['payments'][number];
const payment = (uuid: string, amount: number, taken_by: string | null): Payment => ({
  uuid,
  amount,
  tips: 0,
  guest_index: taken_by === null ? 1 : null,
  paid_at: '2026-05-01T12:00:00.000Z',
  taken_by,
});
const bill = (payments: readonly Payment[], atTill = 0): StaffBill =>
  aStaffBill([aPiece({ id: 'feast', price: 100 })], {
    payments: [...payments],
    payments_sum: payments.reduce((all, { amount }) => all + amount, atTill),
  });
const before = bill([payment('a', 10, 'Ona'), payment('b', 5, null)]);
const seen = seenPayments(before, read);

describe('what came since staff looked', () => {
  it.each([
    ['nothing', before, { phone: 0, till: 0, staff: [] }],
    ['by phone', bill([...before.payments, payment('c', 7, null)]), { phone: 700, till: 0, staff: [] }],
    [
      'by a colleague, twice, and by phone',
      bill([...before.payments, payment('c', 7, 'Jonas'), payment('d', 2.5, null), payment('e', 3, 'Jonas')]),
      { phone: 250, till: 0, staff: [{ name: 'Jonas', amount: 1000 }] },
    ],
    ['at a till', bill(before.payments, 20), { phone: 0, till: 2000, staff: [] }],
    ['a refund is no payment', { ...before, payments_sum: 10 }, { phone: 0, till: 0, staff: [] }],
  ])('%s', (_, now, since) => {
    expect(paidSince(now, seen, read)).toEqual(since);
  });

  it('knows what somebody took themselves, and tells what a guest paid in the same moment', () => {
    const after = bill([...before.payments, payment('own', 30, 'Ona'), payment('c', 4, null)]);
    expect(paidSince(after, seenOwn(seen, after, 'Ona', read), read)).toEqual({
      phone: 400,
      till: 0,
      staff: [],
    });
  });

  it('adds up one guest after the other to the cent, where the wire would not', () => {
    const first = [payment('a', 12.64, 'Ona')];
    const both = [...first, payment('b', 117.57, 'Ona')];
    expect(12.64 + 117.57).not.toBe(130.21);
    const once = seenOwn(seenPayments(bill([]), read), bill(first), 'Ona', read);
    const after = { ...bill(both), payments_sum: 130.21 };
    const twice = seenOwn(once, after, 'Ona', read);
    expect(twice.sum).toBe(13_021);
    expect(paidSince(after, twice, read)).toEqual({ phone: 0, till: 0, staff: [] });
  });
});
