import type { Currency, Minor } from '../money/index.ts';
import { addDays, type Day, isDay } from '../schedule/calendar.ts';
import type { SellerVat, VatShare } from '../vat/index.ts';
import type { BookSettings } from './settings.ts';

/** Lines of the journal of one business day, kind of entry and account, added up: debits positive, minor units. */
export type JournalSum = {
  readonly day: Day;
  readonly kind: string;
  readonly account: string;
  readonly amount: Minor;
};

/** What entries of a day and a kind say of the rates of VAT of what they sold; what was given back is below nothing. */
export type RateSum = {
  readonly day: Day;
  readonly kind: string;
  readonly percent: number;
  readonly amount: Minor;
};

/** Who sells, as far as books name them. */
export type BookSeller = SellerVat & { readonly companyName: string; readonly companyCode: string };

/** A line of an invoice or credit note: alike pieces together. */
export type BookPaperLine = {
  readonly name: string;
  readonly quantity: number;
  /** Of the whole line, without VAT. */
  readonly net: Minor;
  readonly percent: number;
};

/** A VAT invoice or a credit note as a register names it. Its sums are above nothing on both. */
export type BookPaper = {
  readonly number: string;
  /** A day of the calendar, not a business day. */
  readonly issuedOn: Day;
  /** When it was sold; null on a credit note. */
  readonly suppliedOn: Day | null;
  /** As the paper says them, whatever the venue is called now. */
  readonly seller: { readonly name: string; readonly address: string; readonly vatCode: string | null };
  readonly buyer: {
    readonly name: string;
    readonly address: string;
    readonly code: string;
    readonly vatCode: string | null;
    readonly country: string;
  };
  /** The invoice that a credit note is to; null: it is an invoice. */
  readonly refersTo: { readonly number: string; readonly issuedOn: Day } | null;
  readonly shares: readonly VatShare[];
  readonly lines: readonly BookPaperLine[];
};

/** A month of a venue's books. */
export type BookMonth = {
  /** Its first and last business day. */
  readonly from: Day;
  readonly to: Day;
  readonly currency: Currency;
  /** Null: the venue never said. */
  readonly seller: BookSeller | null;
  readonly sums: readonly JournalSum[];
  readonly rates: readonly RateSum[];
  /** Issued on its days. */
  readonly papers: readonly BookPaper[];
  readonly settings: BookSettings;
  /** When the file is made, by the venue's clock: `2026-04-01T08:30:00`. */
  readonly madeAt: string;
};

/** The papers of a month by day and number, whatever order the database reads in. */
export const papersInOrder = ({ papers }: Pick<BookMonth, 'papers'>): BookPaper[] => {
  const place = ({ issuedOn, number }: BookPaper): string => `${issuedOn} ${number}`;
  return papers.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
};

/** The days of a month that is written `2026-03`; null: it is none. */
export const daysOfMonth = (month: string): { readonly from: Day; readonly to: Day } | null => {
  const from = `${month}-01`;
  if (!/^\d{4}-\d{2}$/.test(month) || !isDay(from)) return null;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 8)}01`, -1) };
};
