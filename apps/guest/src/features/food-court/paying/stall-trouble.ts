import type { FailureCode } from '../../../data/connection/failures.ts';
import type { Slots } from '../../pay/index.ts';

/** One of the orders cannot be paid with the others. FOOD-52, FOOD-72 */
export type StallTrouble = {
  readonly order: string;
  /** Its stall; null: it is not said. */
  readonly venue: string | null;
  readonly code: FailureCode;
};

/** These lead somewhere else, or are mended by looking again. */
const NOT_HERE: readonly FailureCode[] = ['order_already_paid', 'payment_under_way', 'bill_changed'];

/** What is wrong with one of the stalls, whichever way is chosen; null: nothing is known of that. */
export const stallTrouble = (slots: Slots): StallTrouble | null => {
  for (const slot of Object.values(slots)) {
    if (slot.state !== 'refused' || NOT_HERE.includes(slot.code)) continue;
    const { order, restaurant_name: venue } = slot.details;
    if (typeof order !== 'string') continue;
    return { order, venue: typeof venue === 'string' ? venue : null, code: slot.code };
  }
  return null;
};
