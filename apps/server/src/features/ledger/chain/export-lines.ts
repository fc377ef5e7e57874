import type { Run } from '../../../database/database.ts';
import type { Venue } from '../../venues/index.ts';
import { FIRST_HASH } from '../record.ts';
import { readRecords } from './read-records.ts';
import { hashAt } from './seal-store.ts';

/** Name and version of the format. docs/guide/ledger-export.md */
export const FORMAT = 'tableside-ledger/1';

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/**
 * A venue's books after a number as lines of JSON: whose they are, each record, and where they end. Nothing of them ever
 * changes; a part that was read before need not be read again.
 */
export async function* exportLines(run: Run, venue: Venue, after: number): AsyncGenerator<string> {
  let head = {
    number: after,
    hash: after === 0 ? FIRST_HASH : ((await hashAt(run, venue.id, after)) ?? FIRST_HASH),
  };
  const { code, decimals } = venue.settings.currency;
  yield line({
    type: 'venue',
    format: FORMAT,
    venue: venue.id,
    name: venue.name,
    currency: code,
    decimals,
    after,
    previous_hash: head.hash.toString('hex'),
  });
  for await (const { previous, hash, ...record } of readRecords(run, venue.id, after)) {
    yield line({ ...record, previous_hash: previous.toString('hex'), hash: hash.toString('hex') });
    head = { number: record.number, hash };
  }
  yield line({ type: 'end', venue: venue.id, number: head.number, hash: head.hash.toString('hex') });
}
