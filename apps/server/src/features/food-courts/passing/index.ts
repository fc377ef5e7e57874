import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../jobs/runner.ts';
import { compareTransfers } from './compare-transfers.ts';
import { passShares } from './pass-shares.ts';

export { type DirectStanding, destinationsOf, standingOf } from './direct.ts';

/** Shares leave within seconds; what providers list of them is compared as payments are. */
export const passingJobs = (deps: Deps): Job[] => [
  { name: 'pass-shares', everySeconds: 5, onEveryServer: true, run: () => passShares(deps) },
  { name: 'compare-transfers', everySeconds: 600, run: () => compareTransfers(deps) },
];
