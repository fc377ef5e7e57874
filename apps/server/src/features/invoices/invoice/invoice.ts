import type { Currency, Minor } from '@tableside/domain/money';
import type { VatShare } from '@tableside/domain/vat';

export type InvoiceSeller = {
  readonly venueName: string;
  readonly companyName: string;
  readonly companyCode: string;
  /** Null: pays no VAT; the paper is then an invoice and not a VAT invoice. */
  readonly vatCode: string | null;
  readonly address: string;
};

export type InvoiceBuyer = {
  readonly businessName: string;
  readonly businessCode: string;
  readonly businessAddress: string;
  readonly vatCode: string | null;
  readonly country: string;
  /** Who asked for it. */
  readonly name: string;
  readonly email: string;
};

/** Alike pieces together. Minor units; without VAT `net` and `gross` are the same. */
export type InvoiceLine = {
  readonly name: string;
  readonly quantity: number;
  readonly net: Minor;
  readonly gross: Minor;
  /** Absent: the paper has one rate. */
  readonly percent?: number;
};

/** What an invoice and a note to it both say. Minor units. */
export type InvoicePaper = {
  readonly language: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  /** Null: the seller pays no VAT. */
  readonly vatPercent: number | null;
  /** The sums by rate, where it has several or another than that one; absent: all of it is at `vatPercent`. */
  readonly rates?: readonly VatShare[];
  readonly net: Minor;
  readonly vat: Minor;
  readonly total: Minor;
  readonly currency: Currency;
  readonly localeCode: string;
  readonly timeZone: string;
};

/** The sums of a paper by rate, as it says them. */
export const ratesOf = ({
  rates,
  vatPercent,
  net,
  vat,
  total,
}: Pick<InvoicePaper, 'rates' | 'vatPercent' | 'net' | 'vat' | 'total'>): readonly VatShare[] =>
  rates ?? [{ percent: vatPercent ?? 0, net, vat, gross: total }];

/** A paper that was given its number. */
export type Numbered<Content> = {
  readonly number: string;
  readonly issuedAt: Date;
  readonly content: Content;
};

/** What an invoice says, for good: it is kept and never worked out again. */
export type InvoiceContent = InvoicePaper & {
  /** Paid along, and no part of the invoice. */
  readonly tip: Minor;
  readonly paidAt: string;
};

export type Invoice = Numbered<InvoiceContent>;
