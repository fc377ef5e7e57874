import type { Bill } from '../../data/bills.ts';
import { type BillItem, isHeldByOther } from './view/bill-sums.ts';

export type BillPayment = Bill['payments'][number];

/** Payments that came since, of others than this phone: its own is told of on its own screens. */
export const newPayments = (before: Bill, after: Bill, me: number): BillPayment[] => {
  const known = new Set(before.payments.map(({ uuid }) => uuid));
  return after.payments.filter(({ uuid, guest_index }) => !known.has(uuid) && guest_index !== me);
};

/** Pieces that another phone has taken in hand since. */
export const newlyHeld = (before: Bill, after: Bill, me: number): BillItem[] => {
  const holder = new Map(before.items.map(({ id, held_by }) => [id, held_by]));
  return after.items.filter(
    item => isHeldByOther(item, me) && holder.has(item.id) && holder.get(item.id) !== item.held_by,
  );
};
