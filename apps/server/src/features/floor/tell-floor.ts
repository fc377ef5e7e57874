import type { Run } from '../../database/database.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { readFloor } from './plan-store.ts';

/** Consoles that show the floor draw it anew: tables came, went or are called something else. */
export const tellFloor = async (run: Run, venueId: string): Promise<void> => {
  const { revision, changed_by } = await readFloor(run, venueId);
  await appendToOutbox(run, [
    { audience: `staff:${venueId}`, event: 'board-floor', data: { revision, changed_by } },
  ]);
};
