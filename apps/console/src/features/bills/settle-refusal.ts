import { isApiFailure } from '../../api/call.ts';

/** Refusals that mean: a guest was quicker, look at the new sum. Nothing was booked. */
export const SETTLE_REFUSALS = [
  'bill_item_not_free',
  'payment_amount_invalid',
  'order_already_paid',
  'sums_do_not_match',
  'bill_closed',
] as const;
export type SettleRefusal = (typeof SETTLE_REFUSALS)[number];

export const settleRefusal = (error: unknown): SettleRefusal | null =>
  (isApiFailure(error) && SETTLE_REFUSALS.find(code => code === error.code)) || null;
