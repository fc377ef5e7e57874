import type { PaymentView } from '@tableside/contract/http/payments';
import { api } from './api.ts';
import { type Entry, loadEntry, useEntry, writeEntry } from './cache.ts';
import { keys } from './keys.ts';

export type Payment = PaymentView;

const fetchPayment = (uuid: string) => () => api('GET /payments/check-payment-status/{uuid}', { uuid });

/** Asks how a payment of this phone stands. STATUS-15. */
export const refetchPayment = (uuid: string): Promise<Payment> =>
  loadEntry(keys.payment(uuid), fetchPayment(uuid));

/** Takes over a payment that an event or an answer brought. */
export const receivePayment = (payment: Payment): void => writeEntry(keys.payment(payment.uuid), payment);

/** A payment as our server knows it, what was paid included. RESULT-12. */
export const usePayment = (uuid: string): Entry<Payment> =>
  useEntry(keys.payment(uuid), () => api('GET /payments/payment-by-uuid/{uuid}', { uuid }));
