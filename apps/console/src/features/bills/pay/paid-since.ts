import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, minor, sum } from '@tableside/domain/money';

type Read = (wire: number) => Minor;

/** What was paid of a bill when staff last looked; minor units: whole units of the wire do not add up. */
export type SeenPayments = { readonly uuids: ReadonlySet<string>; readonly sum: Minor };

/** What came since, by the hand that it came through. Minor units. */
export type PaidSince = {
  readonly phone: Minor;
  /** At a till of the venue's own. */
  readonly till: Minor;
  /** By the names of who took it. */
  readonly staff: readonly { readonly name: string; readonly amount: Minor }[];
};

export const seenPayments = ({ payments, payments_sum }: StaffBill, read: Read): SeenPayments => ({
  uuids: new Set(payments.map(({ uuid }) => uuid)),
  sum: read(payments_sum),
});

export const paidSince = (bill: StaffBill, seen: SeenPayments, read: Read): PaidSince => {
  const fresh = bill.payments.filter(({ uuid }) => !seen.uuids.has(uuid));
  const names = [...new Set(fresh.flatMap(({ taken_by }) => taken_by ?? []))];
  const by = (hand: string | null): Minor =>
    sum(fresh.filter(({ taken_by }) => taken_by === hand).map(({ amount }) => read(amount)));
  const known = sum(fresh.map(({ amount }) => read(amount)));
  return {
    phone: by(null),
    till: minor(Math.max(0, read(bill.payments_sum) - seen.sum - known)),
    staff: names.map(name => ({ name, amount: by(name) })),
  };
};

/** What somebody took is known to them; what else came at the same time is still news. */
export const seenOwn = (seen: SeenPayments, bill: StaffBill, own: string, read: Read): SeenPayments => {
  const taken = bill.payments.filter(({ uuid, taken_by }) => taken_by === own && !seen.uuids.has(uuid));
  return {
    uuids: new Set([...seen.uuids, ...taken.map(({ uuid }) => uuid)]),
    sum: sum([seen.sum, ...taken.map(({ amount }) => read(amount))]),
  };
};
