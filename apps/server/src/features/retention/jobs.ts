import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { eraseOf } from './erase.ts';
import { noteRound, venuesDue } from './round-store.ts';

const HOUR_MS = 60 * 60_000;
/** Erased again after this long; a little less than a day, so that it does not move around the clock. */
const AGAIN_AFTER_MS = 24 * HOUR_MS - 15 * 60_000;
const VENUES_PER_ROUND = 50;

/** Once a day for each venue, and soon after its owner chose other periods. */
export const retentionJobs = (deps: Pick<Deps, 'database' | 'log' | 'erasers'>): Job[] => [
  {
    name: 'erase-by-period',
    everySeconds: 300,
    run: async now => {
      const { database, log } = deps;
      const { run } = database;
      for (const { id, retention } of await venuesDue(
        run,
        new Date(now - AGAIN_AFTER_MS),
        VENUES_PER_ROUND,
      )) {
        try {
          // Cut off or failed, it is tried again in an hour, and stands in nobody's way until then.
          await noteRound(run, id, new Date(now - AGAIN_AFTER_MS + HOUR_MS));
          await eraseOf(deps, id, retention ?? undefined, now);
          await noteRound(run, id, new Date(now));
        } catch (error) {
          log.error({ err: error, venue: id }, 'what was kept for long enough is not erased');
        }
      }
    },
  },
];
