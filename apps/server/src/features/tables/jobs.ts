import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { closeOverParties } from './close-over.ts';

/** Parties end by the clock when their phones are all gone. */
export const tableJobs = (deps: Pick<Deps, 'database'>): Job[] => [
  { name: 'close-over-parties', everySeconds: 60, run: now => closeOverParties(deps, now, null) },
];
