import type { PaymentEventKind, PaymentStatus } from './events.ts';

/** Before money came; afterwards the status follows from the sums. */
export type UnpaidStatus = Exclude<PaymentStatus, 'captured' | 'part_refunded' | 'refunded'>;
type Moves = {
  readonly [from in UnpaidStatus]: { readonly [kind in PaymentEventKind]?: PaymentStatus };
};

/** Over without money: only money itself changes that. Late news of another end is no news. */
const OVER = { captured: 'captured' } as const;

/**
 * THE transition table: status -> event -> status; what is not listed stays as it is. A capture is accepted from every
 * status, also after a failure or the expiry, because the money is real. A call without an answer leads to `unknown`,
 * which only the provider's own word ends.
 */
export const PAYMENT_TRANSITIONS: Moves = {
  created: {
    unanswered: 'unknown',
    refused: 'failed',
    processing: 'processing',
    captured: 'captured',
    suspect: 'unknown',
    failed: 'failed',
    canceled: 'canceled',
    expired: 'expired',
  },
  processing: {
    unanswered: 'unknown',
    captured: 'captured',
    suspect: 'unknown',
    failed: 'failed',
    canceled: 'canceled',
    expired: 'expired',
  },
  unknown: {
    sent: 'created',
    refused: 'failed',
    absent: 'failed',
    processing: 'processing',
    captured: 'captured',
    failed: 'failed',
    canceled: 'canceled',
    expired: 'expired',
  },
  failed: OVER,
  canceled: OVER,
  expired: OVER,
};

/** Whether somebody may still pay it, or may have: its items are held and the provider is asked. */
export const isUnfinished = (status: PaymentStatus): boolean =>
  status === 'created' || status === 'processing' || status === 'unknown';

/** Whether money came, whatever became of it. */
export const isCaptured = (status: PaymentStatus): boolean =>
  status === 'captured' || status === 'part_refunded' || status === 'refunded';
