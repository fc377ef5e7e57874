import { balances, type LedgerLine } from '@tableside/domain/ledger';
import type { Run } from '../../database/database.ts';
import { insertEntry } from './entry-store.ts';

/** What an entry is about. ADR 0010. */
export type EntryKind = 'sale' | 'void' | 'capture' | 'refund_due' | 'refund' | 'dispute' | 'correction';

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

/**
 * Writes an entry with its lines in the caller's transaction, in one statement. Answers whether it was written: not when
 * the dedupe key is there already, nor when there is no money in it (a free dish). Throws `RangeError` for lines that do
 * not balance; the database refuses them as well, at the commit. DESIGN §6.
 */
export const postEntry = async (run: Run, entry: NewEntry): Promise<boolean> => {
  if (!balances(entry.lines)) throw new RangeError(`entry ${entry.dedupeKey} does not balance`);
  if (entry.lines.length === 0) return false;
  return insertEntry(run, entry);
};
