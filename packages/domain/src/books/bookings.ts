import { isRevenueAccount } from '../ledger/index.ts';
import { type Minor, minor, sum } from '../money/index.ts';
import type { Day } from '../schedule/calendar.ts';
import { type BookAccount, revenueRole, roleOf } from './accounts.ts';
import type { BookMonth, JournalSum } from './month.ts';

/** The change of one account by the entries of a kind on one day: debits positive, minor units, never nothing. */
export type Booking = { readonly account: BookAccount; readonly amount: Minor };
/** The bookings of a kind of entry on one day; they sum to nothing. */
export type BookingGroup = {
  readonly day: Day;
  readonly kind: string;
  readonly bookings: readonly Booking[];
};

type Group = Pick<JournalSum, 'day' | 'kind'>;

/**
 * What was sold, by rate: what the entries say of it, the rest at the usual rate, as reports have it. A seller who pays no
 * VAT has one.
 */
const revenueOf = (
  { seller, rates }: Pick<BookMonth, 'seller' | 'rates'>,
  group: Group,
  sums: readonly JournalSum[],
): Booking[] => {
  const all = sum(sums.filter(({ account }) => isRevenueAccount(account)).map(({ amount }) => amount));
  if (!seller || seller.vatCode === null) return [{ account: revenueRole(null), amount: all }];
  const rated = rates
    .filter(({ day, kind }) => day === group.day && kind === group.kind)
    .map(({ percent, amount }) => ({ account: revenueRole(percent), amount: minor(-amount) }));
  const rest = minor(all - sum(rated.map(({ amount }) => amount)));
  return [...rated, { account: revenueRole(seller.vatPercent), amount: rest }];
};

/** One booking for each account, by name, without those that come to nothing. */
const perAccount = (bookings: readonly Booking[]): Booking[] => {
  const sums = new Map<BookAccount, number>();
  for (const { account, amount } of bookings) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount: minor(amount) }))
    .sort((a, b) => (a.account < b.account ? -1 : 1));
};

/** A month's journal as an accountant books it: day by day, each kind of entry by itself, nothing left out. */
export const bookingsOf = (month: Pick<BookMonth, 'seller' | 'rates' | 'sums'>): BookingGroup[] => {
  const groups = new Map<string, JournalSum[]>();
  for (const line of month.sums) {
    const key = `${line.day} ${line.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, sums]) => {
      const [first] = sums;
      if (!first) return [];
      const { day, kind } = first;
      const others = sums
        .filter(({ account }) => !isRevenueAccount(account))
        .map(({ account, amount }) => ({ account: roleOf(account), amount }));
      const bookings = perAccount([...others, ...revenueOf(month, first, sums)]);
      return bookings.length === 0 ? [] : [{ day, kind, bookings }];
    });
};

/** The accounts that a month's bookings are on. */
export const accountsUsed = (month: Pick<BookMonth, 'seller' | 'rates' | 'sums'>): BookAccount[] => [
  ...new Set(bookingsOf(month).flatMap(({ bookings }) => bookings.map(({ account }) => account))),
];
