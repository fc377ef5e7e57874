import type { LookupFunction } from 'node:net';

/** A piece of what was sold; sums in minor units, VAT included. */
export type FiscalLine = {
  readonly name: string;
  readonly quantity: number;
  /** Of one. */
  readonly price: number;
  /** VAT in percent; null: exempt. */
  readonly rate: number | null;
};
export type FiscalSale = {
  readonly lines: readonly FiscalLine[];
  /** What the lines come to and was paid. */
  readonly total: number;
  readonly paidBy: 'cash' | 'card' | 'other';
};

/**
 * How the counters of a printer stood before a receipt was begun. Whoever asks for a receipt keeps it first: by it alone the
 * printer can be asked later whether that receipt came out.
 */
export type FiscalMark = {
  /** The number that the tax office knows the printer by. */
  readonly device: string;
  /** Receipts that it completed. */
  readonly completed: number;
};

/** What a receipt is known by, to the guest and to the tax office. */
export type FiscalReceipt = {
  readonly device: string;
  /** On the paper; some printers count anew each day. */
  readonly number: number;
  /** Of the daily report that it will be in. */
  readonly report: number;
  /** Of the document in the protected memory that the printer signs; null: it did not say. */
  readonly document: number | null;
  /** By the printer's clock, as it writes it; null: it did not say. */
  readonly at: string | null;
};

/** Why nothing was printed: a person can mend most of it. */
export type FiscalProblem =
  | 'away'
  | 'busy'
  | 'no_paper'
  | 'cover_open'
  | 'memory_full'
  | 'not_fiscal'
  | 'rate_unknown'
  | 'rejected';

/**
 * What became of a receipt. `refused`: it did not come out and never will, `code` in the printer's own numbers. `unknown`: it
 * was begun and nobody answered: it is asked about before another one is begun.
 */
export type FiscalOutcome =
  | { readonly kind: 'issued'; readonly receipt: FiscalReceipt }
  | { readonly kind: 'refused'; readonly problem: FiscalProblem; readonly code: string }
  | { readonly kind: 'unknown' };

/** A fiscal printer. One thing at a time; no call throws. */
export type FiscalPrinter = {
  /** How it stands before a receipt, or why none can be begun. */
  readonly mark: () => Promise<FiscalMark | FiscalProblem>;
  /** Prints a receipt; refused where the printer has completed another since `mark`. */
  readonly issue: (sale: FiscalSale, mark: FiscalMark) => Promise<FiscalOutcome>;
  /** Whether the receipt came out that was begun after `mark`. One that is still open is cancelled. */
  readonly resolve: (sale: FiscalSale, mark: FiscalMark) => Promise<FiscalOutcome>;
};

/** Where a fiscal printer stands. */
export type FiscalPlace = {
  readonly url: URL;
  /** Longest wait for an answer, in milliseconds. */
  readonly timeoutMs?: number;
  /** How its name becomes an address, where not every address may be called. */
  readonly lookup?: LookupFunction;
};

export type FiscalDriver = {
  readonly id: string;
  /** An address as people type it; null when it cannot be one. */
  readonly readAddress: (typed: string) => URL | null;
  readonly open: (place: FiscalPlace) => FiscalPrinter;
};
