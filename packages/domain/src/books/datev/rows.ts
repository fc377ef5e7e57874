import { type Minor, minor } from '../../money/index.ts';
import type { Day } from '../../schedule/calendar.ts';
import { isRevenue } from '../accounts.ts';
import type { BookingGroup } from '../bookings.ts';
import { accountNumber, type BookSettings } from '../settings.ts';

/** A line of a Buchungsstapel: so much in debit of one account and in credit of the other. Minor units, above nothing. */
export type Row = {
  readonly day: Day;
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: Minor;
};

type Sum = { readonly number: string; readonly amount: number; readonly taxed: boolean };

/** Sums by the number of their account: the owner may have put several on one. */
const byNumber = ({ bookings }: BookingGroup, settings: BookSettings): Sum[] => {
  const sums = new Map<string, Sum>();
  for (const { account, amount } of bookings) {
    const number = accountNumber(settings, account);
    if (number === null) throw new RangeError(`nobody said where ${account} is booked`);
    const known = sums.get(number);
    sums.set(number, {
      number,
      amount: (known?.amount ?? 0) + amount,
      taxed: known?.taxed === true || isRevenue(account),
    });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
};

/**
 * A group as lines between two accounts each. Two sums are one line. More of them, and two that both know a VAT, are each
 * booked against the account of receivables, on which the rest is what the journal has there: no sum is matched with one
 * that it has nothing to do with, and no line has two rates of VAT.
 */
export const rowsOf = (group: BookingGroup, settings: BookSettings): Row[] => {
  const { day, kind } = group;
  const row = (number: string, amount: number, other: string): Row =>
    amount > 0
      ? { day, kind, debit: number, credit: other, amount: minor(amount) }
      : { day, kind, debit: other, credit: number, amount: minor(-amount) };
  const sums = byNumber(group, settings);
  const [one, two] = sums;
  if (one && two && sums.length === 2 && !(one.taxed && two.taxed)) {
    return [row(one.number, one.amount, two.number)];
  }
  const middle = accountNumber(settings, 'receivable') ?? '';
  return sums
    .filter(({ number }) => number !== middle)
    .map(({ number, amount }) => row(number, amount, middle));
};
