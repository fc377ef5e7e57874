import { fromMajor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../testing/samples.ts';
import { amountDue, collectsCash } from './amounts.ts';

const read = (wire: number) => fromMajor(wire, 2);

it.each([
  [{ total: 19, left: 19 }, 1900],
  [{ total: 24.7, left: 9.9 }, 990],
  [{ total: 19, payments_sum: 20, left: 0 }, 0],
  [{ total: 19, left: 19, pay_at_restaurant: true }, 0],
])('%o: what is to be collected is the bill’s, %d minor units', (changes, due) => {
  expect(amountDue(aBoardOrder(changes), read)).toBe(due);
});

it.each([
  [{ selected_payment_type: 'cash' }, true],
  [{ selected_payment_type: 'cash', status: 'closed' }, true],
  [{ selected_payment_type: 'cash', left: 0 }, false],
  [{ selected_payment_type: 'cash', status: 'rejected' }, false],
  [{ selected_payment_type: 'stripe' }, false],
  [{}, false],
] as const)('%o: cash to collect %s', (changes, expected) => {
  expect(collectsCash(aBoardOrder(changes))).toBe(expected);
});
