import { fromMajor, sum, toMajor } from '@tableside/domain/money';
import type { Bill } from '../../../data/bills.ts';

export type BillItem = Bill['items'][number];

/** What pieces are worth together; major units in, major units out, whole cents in between. */
export const worthOf = (items: readonly Pick<BillItem, 'price'>[], decimals: number): number =>
  toMajor(sum(items.map(({ price }) => fromMajor(price, decimals))), decimals);

export const isOpen = (bill: Bill): boolean => bill.status === 'open' && !bill.is_paid;

/** Whether a piece can be chosen to be paid for at all; who holds it is another question. SPLIT-12. */
export const isPayable = (bill: Bill, item: BillItem): boolean => isOpen(bill) && !item.is_paid;

/** Whether another phone of the table has its finger on a piece, or pays for it right now. SPLIT-05. */
export const isHeldByOther = ({ is_paid, held_by }: BillItem, me: number): boolean =>
  !is_paid && held_by !== null && held_by !== me;

/** Share of the bill that is paid, 0…1. */
export const paidShare = ({ total, left }: Pick<Bill, 'total' | 'left'>): number =>
  total > 0 ? Math.min(Math.max((total - left) / total, 0), 1) : 0;

/**
 * What this phone ordered and nobody has paid for or is about to: ticked for its guest. Where nobody can say what single
 * dishes cost (a discount of the whole bill, a printed bill), nothing is. SPLIT-05, SPLIT-08, PAYGO-13.
 */
export const ownPieces = (bill: Bill, me: number): readonly BillItem[] =>
  bill.precheck_printed || bill.discounted_as_whole
    ? []
    : bill.items.filter(item => item.guest_index === me && isPayable(bill, item) && !isHeldByOther(item, me));
