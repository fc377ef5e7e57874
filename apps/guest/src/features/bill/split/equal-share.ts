import { fromMajor, toMajor } from '@tableside/domain/money';
import { equalShare } from '@tableside/domain/split';
import type { Bill } from '../../../data/bills.ts';
import { MAX_PEOPLE } from '../timings.ts';

/** What one of `people` pays of what is left, major units: the same rule as the server's. */
export const shareOf = (left: number, people: number, decimals: number): number =>
  toMajor(equalShare(fromMajor(left, decimals), people), decimals);

/** Whether shares differ by a cent: the first ones pay it. */
export const isUneven = (left: number, people: number, decimals: number): boolean =>
  fromMajor(left, decimals) % people !== 0;

const phonesOn = (bill: Bill): number[] =>
  [
    ...bill.items.flatMap(item => [item.guest_index, item.held_by, item.paid_by]),
    ...bill.payments.map(payment => payment.guest_index),
  ].filter(index => index !== null);

/**
 * Between how many people what is left is probably split: those at the table less those who have paid already, this
 * phone always among them. Two at least.
 */
export const peopleLeft = (bill: Bill, me: number): number => {
  const atTable = bill.guest_count ?? Math.max(me, ...phonesOn(bill));
  const paid = new Set(bill.payments.map(each => each.guest_index).filter(guest => guest !== me));
  return Math.min(Math.max(atTable - paid.size, 2), MAX_PEOPLE);
};
