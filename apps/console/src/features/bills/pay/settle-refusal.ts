import { isApiFailure } from '../../../api/call.ts';

/** Refusals that are told beside the sum: a guest was quicker, or the tip is a slip of the finger. Nothing was booked. */
export const SETTLE_REFUSALS = [
  'bill_item_not_free',
  'bill_changed',
  'payment_amount_invalid',
  'order_already_paid',
  'sums_do_not_match',
  'bill_closed',
  'tip_invalid',
  'terminal_busy',
  'not_found',
] as const;

/** `max`: the most that is taken, where there is such a limit; major units. `by`: who uses the terminal. */
export type SettleRefusal = {
  readonly code: (typeof SETTLE_REFUSALS)[number];
  readonly max: number | null;
  readonly by: string;
};

export const settleRefusal = (error: unknown): SettleRefusal | null => {
  if (!isApiFailure(error)) return null;
  const code = SETTLE_REFUSALS.find(known => known === error.code);
  const { max, by } = error.details;
  if (!code) return null;
  return { code, max: typeof max === 'number' ? max : null, by: typeof by === 'string' ? by : '' };
};
