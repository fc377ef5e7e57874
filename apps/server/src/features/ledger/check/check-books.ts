import type { Run } from '../../../database/database.ts';
import { readRecords } from '../chain/read-records.ts';
import { hashOfRecord } from '../record.ts';
import { breaksOf, CHECKS } from './check-store.ts';

/** Something in the books that does not agree; amounts in minor units. */
export type Difference = {
  /** The sentence that is not true. */
  readonly check: string;
  /** Id of the payment, bill, refund, order, piece or entry; a number of the chain. */
  readonly subject: string;
  readonly expected: number | string;
  readonly found: number | string;
};

/** Whether the chain is whole: numbers without gaps, every record as it was when it was sealed. */
const checkChain = async (run: Run, venueId: string): Promise<Difference[]> => {
  const differences: Difference[] = [];
  let number = 0;
  for await (const sealed of readRecords(run, venueId, 0)) {
    number += 1;
    if (sealed.number !== number) {
      return [
        ...differences,
        {
          check: 'the chain has no gap',
          subject: String(sealed.number),
          expected: number,
          found: sealed.number,
        },
      ];
    }
    const { record, previous, hash, ...place } = sealed;
    const expected = hash.toString('hex');
    const found = record ? hashOfRecord(previous, { ...place, record }).toString('hex') : 'gone';
    if (found !== expected) {
      differences.push({ check: 'a sealed record is as it was', subject: String(number), expected, found });
    }
  }
  return differences;
};

/**
 * Recomputes every invariant of a venue's money from the rows and lists what does not agree; an empty list is a clean
 * bill of health. Reads only. Inside a transaction it sees one moment; outside, payments made meanwhile may show.
 */
export const checkBooks = async (run: Run, venueId: string): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for (const check of Object.keys(CHECKS)) {
    for (const row of await breaksOf(run, check, venueId)) differences.push({ check, ...row });
  }
  return [...differences, ...(await checkChain(run, venueId))];
};
