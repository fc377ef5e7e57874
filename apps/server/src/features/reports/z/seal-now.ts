import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@tableside/contract';
import type { Database } from '../../../database/database.ts';
import { sealVenue } from '../../ledger/index.ts';
import { lastUnsealed, waitsForSealing } from './z-store.ts';

const PAUSE_MS = 100;
/** Sealing waits for whatever transaction is the oldest; none of ours lasts that long. */
const PATIENCE = 50;

/**
 * Seals everything that is in a venue's books by now: a report must not leave out the payment of a moment ago. Refuses
 * unavailable while an older transaction does not end.
 */
export const sealWhatIsThere = async (database: Database, venueId: string, now: number): Promise<void> => {
  const upTo = await lastUnsealed(database.run, venueId);
  if (upTo === null) return;
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    await sealVenue(database, venueId, now);
    if (!(await waitsForSealing(database.run, venueId, upTo))) return;
    await pause(PAUSE_MS);
  }
  throw new Refusal('unavailable', { waits_for: 'sealing' });
};
