import type { Payment } from '../../../data/payments.ts';

/** Over, one way or the other. */
export const isFinal = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'paid' || status === 'failed' || status === 'canceled' || status === 'expired';
