import type { ReceiptView } from '@tableside/contract/http/receipts';
import { api } from './api.ts';
import { type Entry, useEntry } from './cache.ts';
import { keys } from './keys.ts';

export type Receipt = ReceiptView;

/** The receipt of a payment of this phone. */
export const useReceipt = (uuid: string): Entry<Receipt> =>
  useEntry(keys.receipt(uuid), () => api('GET /payments/receipt/{uuid}', { uuid }));

/** Where its PDF is. */
export const receiptPdf = (uuid: string): string => `/api/payments/receipt/${encodeURIComponent(uuid)}/pdf`;

/** RECEIPT-05. */
export const requestReceipt = (payment_uuid: string, email: string): Promise<unknown> =>
  api('POST /payments/request-receipt-v2', { body: { email, payment_uuid } });
