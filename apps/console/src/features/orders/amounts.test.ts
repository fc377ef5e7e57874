import { fromMajor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../testing/samples.ts';
import { amountDue, collectsCash } from './amounts.ts';

const read = (wire: number) => fromMajor(wire, 2);

it.each([
  [{ total: 19 }, 1900],
  [{ total: 19.3, payments_sum: 0.1 }, 1920],
  [{ total: 19, payments_sum: 20 }, 0],
  [{ total: 19, is_paid: true }, 0],
  [{ total: 19, pay_at_restaurant: true }, 0],
])('%o leaves %d minor units to pay', (changes, due) => {
  expect(amountDue(aBoardOrder(changes), read)).toBe(due);
});

it.each([
  [{ selected_payment_type: 'cash' }, true],
  [{ selected_payment_type: 'cash', status: 'closed' }, true],
  [{ selected_payment_type: 'cash', is_paid: true }, false],
  [{ selected_payment_type: 'cash', status: 'rejected' }, false],
  [{ selected_payment_type: 'stripe' }, false],
  [{}, false],
] as const)('%o: cash to collect %s', (changes, expected) => {
  expect(collectsCash(aBoardOrder(changes))).toBe(expected);
});
