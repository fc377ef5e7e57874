import type { Database, Run } from '../../../database/database.ts';
import { FIRST_HASH, hashOfRecord } from '../record.ts';
import { readBodies } from '../record-store.ts';
import { decidedUnsealed, headOfChain, insertSeals, lockSealing, venuesToSeal } from './seal-store.ts';

/** Records of one transaction. */
const BATCH = 500;

const sealBatch = async (run: Run, venueId: string, now: number): Promise<number> => {
  await lockSealing(run);
  const pending = await decidedUnsealed(run, venueId, BATCH);
  if (pending.length === 0) return 0;
  const bodyOf = await readBodies(run, pending);
  const head = await headOfChain(run, venueId);
  const sealedAt = new Date(now);
  let previous = head?.hash ?? FIRST_HASH;
  const seals = pending.map((source, index) => {
    const record = bodyOf(source);
    if (!record) throw new Error(`${source.kind} ${source.source_id} is gone before it was sealed`);
    const number = (head?.number ?? 0) + index + 1;
    const { kind: type } = source;
    const body = { type, venue: venueId, number, sealed_at: sealedAt.toISOString(), record };
    previous = hashOfRecord(previous, body);
    return { ...source, number, hash: previous };
  });
  await insertSeals(run, venueId, seals, sealedAt);
  return seals.length;
};

/**
 * Numbers and hashes what a venue's books gained since the last time, in transactions of its own: no counter makes a
 * payment wait. Without gaps, never in another order, whatever commits meanwhile. ADR 0010.
 */
export const sealVenue = async (database: Database, venueId: string, now: number): Promise<void> => {
  while ((await database.transaction(run => sealBatch(run, venueId, now))) === BATCH);
};

/** {@link sealVenue} for every venue that has something to seal. */
export const sealAll = async (database: Database, now: number): Promise<void> => {
  for (const venueId of await venuesToSeal(database.run)) await sealVenue(database, venueId, now);
};
