import type { PaymentStatus } from './events.ts';
import { isCaptured } from './transitions.ts';

/** How a payment stands in the words its guest is told. `checking`: do not pay again. */
export type GuestFacingStatus =
  | 'created'
  | 'processing'
  | 'checking'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'expired';

/**
 * What the guest is told. Money that paid for nothing (the items were taken, the sum did not agree) is a failed payment
 * whose money goes back; money that a person has to look at is still being checked.
 */
export const guestFacingStatus = (payment: {
  readonly status: PaymentStatus;
  /** What it did pay for, minor units. */
  readonly allocated: number;
  /** What does not agree, minor units. */
  readonly suspense: number;
}): GuestFacingStatus => {
  const { status, allocated, suspense } = payment;
  if (isCaptured(status)) return allocated > 0 ? 'paid' : suspense > 0 ? 'checking' : 'failed';
  if (suspense > 0) return 'checking';
  return status === 'unknown' ? 'checking' : (status as GuestFacingStatus);
};
