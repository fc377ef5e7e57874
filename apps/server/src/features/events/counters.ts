import type { Database } from '../../database/database.ts';
import type { Clock } from '../../deps.ts';
import { addCounts } from './store.ts';

export type EventCounters = {
  /** Counts one event of a venue; false: no name of an event. ANALYTICS-08. */
  readonly count: (venueId: string, name: string) => boolean;
  /** Writes what was counted since the last time. */
  readonly flush: () => Promise<void>;
};

/** Different names a venue may have between two flushes: more is somebody playing. */
const MAX_NAMES = 100;

/** Counts in memory and writes in batches: analytics must not cost a write per tap. A crash loses at most one batch. */
export const createEventCounters = (database: Database, clock: Clock): EventCounters => {
  let counts = new Map<string, Map<string, number>>();
  return {
    count: (venueId, name) => {
      if (!/^[a-z][a-z0-9_]{0,63}$/.test(name)) return false;
      const names = counts.get(venueId) ?? new Map<string, number>();
      counts.set(venueId, names);
      if (names.has(name) || names.size < MAX_NAMES) names.set(name, (names.get(name) ?? 0) + 1);
      return true;
    },
    flush: async () => {
      if (counts.size === 0) return;
      const taken = counts;
      counts = new Map();
      const day = new Date(clock()).toISOString().slice(0, 10);
      const rows = [...taken].flatMap(([venueId, names]) =>
        [...names].map(([name, count]) => ({ venue_id: venueId, day, name, count })),
      );
      await addCounts(database, rows);
    },
  };
};
