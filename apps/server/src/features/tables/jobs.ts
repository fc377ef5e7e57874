import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { closeExpiredParties } from './close-over.ts';

/** Parties end by the clock when their phones are all gone. */
export const tableJobs = (deps: Pick<Deps, 'database'>): Job[] => [
  { name: 'close-over-parties', everySeconds: 60, run: now => closeExpiredParties(deps, now, null) },
];
