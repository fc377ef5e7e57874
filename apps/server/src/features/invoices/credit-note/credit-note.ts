import type { Minor } from '@tableside/domain/money';
import type { RatedAmount } from '@tableside/domain/vat';
import type { InvoicePaper, Numbered } from '../invoice/invoice.ts';

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
  /** The same by the rate that it was sold at. */
  readonly byRate: readonly RatedAmount[];
  /** The payment's own fee, within `gross`. */
  readonly fee: Minor;
};
