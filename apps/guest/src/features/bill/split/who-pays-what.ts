import type { Bill } from '../../../data/bills.ts';
import { worthOf } from '../view/bill-sums.ts';

/** What one phone of the table has chosen and what it has paid, major units. `guest` null: what staff took. */
export type Payer = {
  readonly guest: number | null;
  readonly isMe: boolean;
  readonly holds: number;
  readonly paid: number;
};

const inTurn = (me: number) => (a: Payer, b: Payer) => rank(a, me) - rank(b, me);
const rank = ({ guest }: Payer, me: number): number => {
  if (guest === me) return 0;
  return guest ?? Number.MAX_SAFE_INTEGER;
};

/**
 * This phone first, then everybody who has chosen or paid something or said a name, the staff last. What is ticked on this
 * phone is chosen for its guest, also while nothing of it is held yet.
 */
export const whoPaysWhat = (
  bill: Bill,
  me: number,
  decimals: number,
  { named = [], ticked = [] }: { named?: Iterable<number>; ticked?: readonly string[] } = {},
): Payer[] => {
  const held = bill.items
    .filter(item => !item.is_paid)
    .map(item => (item.held_by === null && ticked.includes(item.id) ? { ...item, held_by: me } : item))
    .filter(item => item.held_by !== null);
  const guests = new Set([
    me,
    ...named,
    ...held.map(item => item.held_by),
    ...bill.payments.map(each => each.guest_index),
  ]);
  const paidBy = (guest: number | null) =>
    worthOf(
      bill.payments.filter(each => each.guest_index === guest).map(({ amount }) => ({ price: amount })),
      decimals,
    );
  const payers = [...guests].map(guest => ({
    guest,
    isMe: guest === me,
    holds: worthOf(guest === null ? [] : held.filter(item => item.held_by === guest), decimals),
    paid: paidBy(guest),
  }));
  return payers.toSorted(inTurn(me));
};
