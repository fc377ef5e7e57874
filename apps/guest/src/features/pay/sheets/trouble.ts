import type { FailureCode } from '../../../data/connection/failures.ts';
import type { Slot, Slots } from '../intent/intent-keeper.ts';

/** What a payment that could not be begun means for the screen. PAY-34…37, PAY-45. */
export type PayTrouble =
  /** Nothing is left to pay. */
  | { readonly kind: 'paid' }
  /** The guest saw another sum; major units, null when it is not said. */
  | { readonly kind: 'changed'; readonly amount: number | null }
  /** The bill cannot be paid by phone like this: whichever way is chosen. */
  | { readonly kind: 'wall'; readonly code: FailureCode }
  /** Money for it may be on its way: the guest waits for that one. */
  | { readonly kind: 'underWay'; readonly uuid: string }
  /** The tip is not taken here. */
  | { readonly kind: 'tip' }
  /** Rounding up is not offered any more. */
  | { readonly kind: 'roundUp' };

const WALLS: readonly FailureCode[] = [
  'payments_of_other_type',
  'precheck_printed',
  'sums_do_not_match',
  'items_selected_by_others',
  'nothing_selected',
  'payment_amount_invalid',
  'payment_under_way',
  'total_too_small',
  'order_not_found',
  'bill_not_found',
  'bill_closed',
  'ordering_disabled',
  'preview_mode',
  'session_ended',
  'session_not_found',
  'no_payment_providers',
];

type Refused = Extract<Slot, { state: 'refused' }>;

const troubleOfSlot = ({ code, details }: Refused): PayTrouble | null => {
  if (code === 'order_already_paid') return { kind: 'paid' };
  if (code === 'tip_invalid') return { kind: 'tip' };
  if (code === 'donation_unavailable') return { kind: 'roundUp' };
  if (code === 'bill_changed') {
    return { kind: 'changed', amount: typeof details.amount === 'number' ? details.amount : null };
  }
  if (code === 'payment_under_way' && typeof details.payment === 'string') {
    return { kind: 'underWay', uuid: details.payment };
  }
  return WALLS.includes(code) ? { kind: 'wall', code } : null;
};

/** What all ways of paying have in common; null when each has its own trouble, or none. */
export const payTrouble = (slots: Slots): PayTrouble | null => {
  for (const slot of Object.values(slots)) {
    const trouble = slot.state === 'refused' ? troubleOfSlot(slot) : null;
    if (trouble) return trouble;
  }
  return null;
};
