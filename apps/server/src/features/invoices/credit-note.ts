import type { Minor } from '@tableside/domain/money';
import type { InvoicePaper, Numbered } from './invoice.ts';

/** What a credit note says, for good. The parties are the invoice's. Minor units, all of them given back. */
export type CreditNoteContent = InvoicePaper & {
  readonly invoice: { readonly number: string; readonly issuedAt: string };
};

export type CreditNote = Numbered<CreditNoteContent>;

/** What a refund gave back of things sold; tips and money that was for nothing are on no paper. Minor units. */
export type CreditedSale = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly gross: Minor;
  /** The payment's own fee, within `gross`. */
  readonly fee: Minor;
};
