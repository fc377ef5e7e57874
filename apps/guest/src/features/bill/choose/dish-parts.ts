import type { Bill } from '../../../data/bills.ts';
import { type BillItem, isHeldByOther, isPayable } from '../view/bill-sums.ts';

/** All parts of the dish a piece belongs to; parts stand beside each other on a bill. The piece alone when it is whole. */
export const dishOf = (bill: Bill, item: BillItem): readonly BillItem[] => {
  if (!item.part) return [item];
  const at = bill.items.findIndex(({ id }) => id === item.id);
  const start = at - (item.part.number - 1);
  const parts = bill.items.slice(Math.max(start, 0), start + item.part.of);
  const belong = parts.every(
    ({ name, part }, index) => name === item.name && part?.of === item.part?.of && part?.number === index + 1,
  );
  return belong ? parts : [item];
};

/** Whether a dish can be divided anew: nothing of it is paid or in another guest's hand, and it costs something. */
export const canShare = (bill: Bill, item: BillItem, me: number): boolean =>
  item.kind === 'item' &&
  item.price > 0 &&
  !bill.precheck_printed &&
  dishOf(bill, item).every(part => isPayable(bill, part) && !isHeldByOther(part, me));

/** What of a dish somebody else has in hand; undefined: nothing. */
export const inOtherHands = (bill: Bill, item: BillItem, me: number): BillItem | undefined =>
  dishOf(bill, item).find(part => isHeldByOther(part, me));

/** Pieces of `after` that were not there before: the parts a dish was just divided into. */
export const newItems = (before: Bill, after: Bill): readonly BillItem[] => {
  const known = new Set(before.items.map(({ id }) => id));
  return after.items.filter(({ id }) => !known.has(id));
};
