import { createHash } from 'node:crypto';
import { canonicalJson } from './chain/canonical-json.ts';

/** What a venue's books consist of. docs/guide/ledger-export.md */
export type RecordType = 'payment' | 'event' | 'allocation' | 'refund' | 'entry';

/** One numbered thing in the books as it is exported and hashed. */
export type BookRecord = {
  readonly type: RecordType;
  readonly venue: string;
  /** From 1, without gaps. */
  readonly number: number;
  readonly sealed_at: string;
  readonly record: Readonly<Record<string, unknown>>;
};

/** The hash before the first record. */
export const FIRST_HASH = Buffer.alloc(32);

/** SHA-256 of the hash before and the record's canonical JSON. */
export const hashOfRecord = (
  previous: Buffer,
  { type, venue, number, sealed_at, record }: BookRecord,
): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(canonicalJson({ number, record, sealed_at, type, venue }))
    .digest();
