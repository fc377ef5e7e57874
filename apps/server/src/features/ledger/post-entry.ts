import { balances, type LedgerLine } from '@tableside/domain/ledger';
import type { Run } from '../../database/database.ts';
import { insertEntries } from './entry-store.ts';

/** What an entry is about. ADR 0010. */
export type EntryKind =
  | 'sale'
  | 'void'
  | 'capture'
  | 'refund_due'
  | 'refund'
  | 'dispute'
  | 'correction'
  | 'drawer';

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
 * Writes entries with their lines in the caller's transaction, in one statement and in their order. Answers with the
 * dedupe keys of those that were written: not of one whose key is there already, nor of one without money in it (a free
 * dish). Throws `RangeError` for lines that do not balance; the database refuses them as well.
 */
export const postEntries = async (run: Run, entries: readonly NewEntry[]): Promise<readonly string[]> => {
  for (const { lines, dedupeKey } of entries) {
    if (!balances(lines)) throw new RangeError(`entry ${dedupeKey} does not balance`);
  }
  const withMoney = entries.filter(({ lines }) => lines.length > 0);
  return withMoney.length === 0 ? [] : insertEntries(run, withMoney);
};

/** As {@link postEntries} for one; answers whether it was written. */
export const postEntry = async (run: Run, entry: NewEntry): Promise<boolean> =>
  (await postEntries(run, [entry])).length > 0;
