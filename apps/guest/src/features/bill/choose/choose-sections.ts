import type { Bill } from '../../../data/bills.ts';
import type { BillItem } from '../view/bill-sums.ts';

/** Items of one guest, or of the table (`guest` null), in the order of the bill. */
export type ChooseSection = { readonly guest: number | null; readonly items: readonly BillItem[] };

/**
 * What can be chosen, sorted so that one's own comes first, then what nobody ordered by phone, then the others'. What was
 * paid before the screen opened (`paidBefore`) is left out; what is paid meanwhile stays in its place, so that nothing
 * jumps under a finger. SPLIT-02, SPLIT-14.
 */
export const chooseSections = (bill: Bill, me: number, paidBefore: ReadonlySet<string>): ChooseSection[] => {
  const items = bill.items.filter(({ id }) => !paidBefore.has(id));
  const others = [...new Set(items.map(item => item.guest_index))]
    .filter(guest => guest !== null && guest !== me)
    .toSorted((a, b) => Number(a) - Number(b));
  return [me, null, ...others]
    .map(guest => ({ guest, items: items.filter(item => item.guest_index === guest) }))
    .filter(section => section.items.length > 0);
};
