import type { Currency, Minor } from '@tableside/domain/money';
import type { InvoiceBuyer, InvoiceLine, InvoiceSeller } from './invoice.ts';

/** What a credit note says, for good. The parties are the invoice's. Minor units, all of them given back. */
export type CreditNoteContent = {
  readonly language: string;
  readonly invoice: { readonly number: string; readonly issuedAt: string };
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  readonly vatPercent: number | null;
  readonly net: Minor;
  readonly vat: Minor;
  readonly total: Minor;
  readonly currency: Currency;
  readonly localeCode: string;
  readonly timeZone: string;
};

export type CreditNote = {
  readonly number: string;
  readonly issuedAt: Date;
  readonly content: CreditNoteContent;
};

/** What a refund gave back of things sold; tips and money that was for nothing are on no paper. Minor units. */
export type CreditedSale = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly gross: Minor;
  /** The payment's own fee, within `gross`. */
  readonly fee: Minor;
};
