import type { Run } from '../../../database/database.ts';
import { type BookRecord, FIRST_HASH } from '../record.ts';
import { readBodies } from '../record-store.ts';
import { hashAt, sealsAfter } from './seal-store.ts';

/** Records of one query: what an export holds in memory at a time. */
const PAGE = 500;

/** A sealed record with its hash and the one before; `record` null: it is gone from the database. */
export type SealedRecord = Omit<BookRecord, 'record'> & {
  readonly record: BookRecord['record'] | null;
  readonly previous: Buffer;
  readonly hash: Buffer;
};

/** A venue's sealed records after a number, in order, a page in memory at a time. */
export async function* readRecords(run: Run, venueId: string, after: number): AsyncGenerator<SealedRecord> {
  let place = after;
  let previous = after === 0 ? FIRST_HASH : ((await hashAt(run, venueId, after)) ?? FIRST_HASH);
  for (;;) {
    const seals = await sealsAfter(run, venueId, place, PAGE);
    const bodyOf = await readBodies(run, seals);
    for (const seal of seals) {
      const { kind: type, number, hash, sealed_at } = seal;
      yield {
        type,
        venue: venueId,
        number,
        sealed_at: sealed_at.toISOString(),
        record: bodyOf(seal),
        previous,
        hash,
      };
      previous = hash;
      place = number;
    }
    if (seals.length < PAGE) return;
  }
}
