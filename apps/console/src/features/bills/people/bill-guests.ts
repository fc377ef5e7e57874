import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, sum } from '@tableside/domain/money';
import { type BillPiece, type LineState, stateOf } from '../lines/bill-lines.ts';

/** What one phone of the table has to do with the bill. Minor units. */
export type BillGuest = {
  /** As guests and staff count phones, from 1. */
  readonly index: number;
  readonly ordered: Minor;
  /** Chosen to be paid; nothing was begun. */
  readonly chosen: Minor;
  /** On the way to pay: a payment was begun. */
  readonly begun: Minor;
  /** Its money is on its way. */
  readonly paying: Minor;
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
  const inHand = (index: number, hand: BillPiece['in_hand']): Minor =>
    worth(item => item.held_by === index && item.in_hand === hand && !item.is_paid);
  return [...known]
    .sort((a, b) => a - b)
    .map(index => ({
      index,
      ordered: worth(item => item.guest_index === index),
      chosen: inHand(index, 'selected'),
      begun: inHand(index, 'begun'),
      paying: inHand(index, 'paying'),
      paid: sum(
        bill.payments.filter(({ guest_index }) => guest_index === index).map(({ amount }) => read(amount)),
      ),
    }));
};

const worthIn = (bill: StaffBill, read: (wire: number) => Minor, states: readonly LineState[]): Minor =>
  sum(bill.items.filter(item => states.includes(stateOf(item))).map(({ price }) => read(price)));

/** For what phones' money is on its way: nobody else can take it now. */
export const beingPaid = (bill: StaffBill, read: (wire: number) => Minor): Minor =>
  worthIn(bill, read, ['paying']);

/** What phones have chosen, or are about to pay: staff go first. */
export const beingChosen = (bill: StaffBill, read: (wire: number) => Minor): Minor =>
  worthIn(bill, read, ['selected', 'begun']);
