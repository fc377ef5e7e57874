import type { Minor } from '@tableside/domain/money';
import type { RefundEvent } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { seam } from '../../../seam.ts';

/** Money that came and pays for nothing, in minor units. */
export type MoneyToReturn = {
  readonly paymentId: string;
  /** In all, the tip included. */
  readonly amount: Minor;
  readonly tip: Minor;
  readonly cause: 'order_ended' | 'items_taken' | 'late' | 'difference';
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Money is to go back, in the transaction in which it came. Answered by `refunds/decide/request.ts`. */
export const moneyToReturn = seam<MoneyToReturn, void>('moneyToReturn');

/** News of a refund that was proven with the keys of a venue at a provider; it can only be about that venue's there. */
export type VerifiedRefundUpdate = RefundEvent & { readonly provider: string; readonly venueId: string };

/** A provider tells of a refund; answers false when it is about no payment of that venue there. Answered by `refunds/send/take-news.ts`. */
export const refundReported = seam<VerifiedRefundUpdate, boolean, Pick<Deps, 'database' | 'clock'>>(
  'refundReported',
);
