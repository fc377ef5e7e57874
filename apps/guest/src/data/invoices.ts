import type { InvoicePapers } from '@tableside/contract/http/invoices';
import { api } from './api.ts';
import { type Entry, useEntry } from './cache.ts';
import { keys } from './keys.ts';

export type { InvoicePapers };

/** The invoice of a payment of this phone with its credit notes; null: it has none. */
export const useInvoice = (uuid: string): Entry<InvoicePapers | null> =>
  useEntry(keys.invoice(uuid), async () => (await api('GET /payments/invoice/{uuid}', { uuid })).invoice);

/** Where the PDFs are, and the invoice as programs read it. */
export const invoicePdf = (uuid: string): string => `/api/payments/invoice/${encodeURIComponent(uuid)}/pdf`;
export const invoiceXml = (uuid: string): string => `/api/payments/invoice/${encodeURIComponent(uuid)}/xml`;
export const creditNotePdf = (uuid: string, note: string): string =>
  `/api/payments/invoice/${encodeURIComponent(uuid)}/credit-notes/${encodeURIComponent(note)}/pdf`;
export const creditNoteXml = (uuid: string, note: string): string =>
  `/api/payments/invoice/${encodeURIComponent(uuid)}/credit-notes/${encodeURIComponent(note)}/xml`;
