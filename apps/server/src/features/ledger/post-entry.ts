import { balances } from '@tableside/domain/ledger';
import type { Run } from '../../database/database.ts';
import type { NewEntry } from './entry.ts';
import { insertEntries } from './entry-store.ts';

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
