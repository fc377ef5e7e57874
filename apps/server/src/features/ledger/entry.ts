import type { LedgerLine } from '@tableside/domain/ledger';

/** What an entry is about. ADR 0010. */
export type EntryKind =
  | 'sale'
  | 'void'
  | 'capture'
  | 'refund_due'
  | 'refund'
  | 'dispute'
  | 'correction'
  | 'drawer'
  | 'payout'
  | 'tip_share'
  | 'for_stall'
  | 'commission'
  | 'stall_payout'
  | 'stall_transfer'
  | 'drawer_count'
  | 'petty_cash';

export type NewEntry = {
  readonly venueId: string;
  readonly kind: EntryKind;
  readonly currency: string;
  readonly billId?: string;
  readonly paymentId?: string;
  readonly refundId?: string;
  /** Names what happened, such as `capture:<payment>`: the same twice is written once. */
  readonly dedupeKey: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** For a person who reads the books: what the sums are made of. Exported with the entry and sealed. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly lines: readonly LedgerLine[];
};

/** What the half of an entry is called that stands in the books of a stall's operator: the two are held against each other by it. */
export const otherHalf = (dedupeKey: string): string => `for_stall:${dedupeKey}`;
