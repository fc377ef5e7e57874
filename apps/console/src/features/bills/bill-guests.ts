import type { StaffBill } from '@tableside/contract/http/console-money';
import { type Minor, sum } from '@tableside/domain/money';

/** What one phone of the table has to do with the bill. Minor units. */
export type BillGuest = {
  /** As guests and staff count phones, from 1. */
  readonly index: number;
  readonly ordered: Minor;
  /** Chosen to be paid, or being paid now. */
  readonly choosing: Minor;
  readonly paid: Minor;
};

/** Who pays what, by phone. `read` turns a wire amount into minor units. */
export const billGuests = (bill: StaffBill, read: (wire: number) => Minor): readonly BillGuest[] => {
  const known = new Set<number>();
  for (const { guest_index, held_by, paid_by } of bill.items) {
    for (const index of [guest_index, held_by, paid_by]) if (index !== null) known.add(index);
  }
  for (const { guest_index } of bill.payments) if (guest_index !== null) known.add(guest_index);
  const worth = (of: (item: StaffBill['items'][number]) => boolean): Minor =>
    sum(bill.items.filter(of).map(({ price }) => read(price)));
  return [...known]
    .sort((a, b) => a - b)
    .map(index => ({
      index,
      ordered: worth(item => item.guest_index === index),
      choosing: worth(item => item.held_by === index && !item.is_paid),
      paid: sum(
        bill.payments.filter(({ guest_index }) => guest_index === index).map(({ amount }) => read(amount)),
      ),
    }));
};

/** What phones have chosen or are paying now, together. */
export const beingPaid = (bill: StaffBill, read: (wire: number) => Minor): Minor =>
  sum(bill.items.filter(item => item.held_by !== null && !item.is_paid).map(({ price }) => read(price)));
