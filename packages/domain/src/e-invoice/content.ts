import type { Currency, Minor } from '../money/index.ts';
import type { Day } from '../schedule/calendar.ts';
import type { VatShare } from '../vat/index.ts';

/** How the standard calls itself. */
export const EN_16931 = 'urn:cen.eu:en16931:2017';
/** A piece, of UN/ECE recommendation 20. */
export const ONE_PIECE = 'C62';
/** By what it was paid, of UNTDID 4461: not said. Programs that read invoices ask for it, the paper is silent. */
export const SOME_MEANS = '1';

/** One of the two companies of an invoice. `country` of ISO 3166-1. */
export type EParty = {
  readonly name: string;
  /** What it goes by where that is another name; null: by none. */
  readonly tradingName: string | null;
  readonly code: string;
  /** Null: it has none, or is not known to have one. */
  readonly vatCode: string | null;
  readonly address: string;
  readonly country: string;
  /** A person there; empty: nobody is named. */
  readonly contact: string;
};

/** Alike pieces of one rate. Minor units: below nothing for what was given back before. */
export type ELine = {
  readonly name: string;
  readonly quantity: number;
  readonly net: Minor;
  readonly percent: number;
};

/** What an invoice or a credit note says. Sums are above nothing on both; they were paid, or paid back. */
export type EInvoice = {
  readonly number: string;
  readonly issuedOn: Day;
  /** When it was sold; null on a credit note. */
  readonly suppliedOn: Day | null;
  /** The invoice that a credit note is to; null: it is an invoice. */
  readonly creditOf: { readonly number: string; readonly issuedOn: Day } | null;
  readonly seller: EParty;
  readonly buyer: EParty;
  /** Whether the seller pays VAT. */
  readonly taxed: boolean;
  readonly lines: readonly ELine[];
  readonly shares: readonly VatShare[];
  readonly currency: Currency;
};
