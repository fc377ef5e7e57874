import type { Payment } from '../../data/payments.ts';
import { PAY_TIMINGS } from '../../features/pay/index.ts';
import type { Found } from './watch-payment.ts';

/**
 * What the guest is shown. `long`: it takes longer than usual. `still`: the countdown is over and nobody knows yet, so
 * nobody may pay again. `failed` only when the provider said so. STATUS-03…07, STATUS-12, STATUS-13.
 */
export type StatusView = 'waiting' | 'long' | 'still' | 'paid' | 'failed' | 'canceled' | 'missing';

type Seen = {
  readonly payment: Pick<Payment, 'status'> | undefined;
  readonly found: Found | undefined;
  /** Of the countdown, milliseconds. */
  readonly remaining: number;
};

export const statusView = ({ payment, found, remaining }: Seen): StatusView => {
  switch (payment?.status) {
    case 'paid':
      return 'paid';
    case 'failed':
    case 'expired':
      return 'failed';
    case 'canceled':
      return 'canceled';
    default:
      if (!payment && found === 'missing') return 'missing';
      if (found === 'abandoned' && payment?.status === 'created') return 'canceled';
      if (remaining <= 0) return 'still';
      return remaining <= PAY_TIMINGS.warning ? 'long' : 'waiting';
  }
};

/** `1:59`, whole seconds, never below zero. */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
