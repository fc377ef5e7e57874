import type { Database, Run } from '../../database/database.ts';
import type { Job } from '../../jobs/runner.ts';
import { pruneRequests } from './store.ts';

export {
  answerToKeep,
  createIdempotency,
  type Kept,
  keepAlong,
  keepAnswerWithin,
  keepsAnswer,
} from './run-once.ts';
export { keptAlong } from './store.ts';

/** How long answers are kept, in hours: a phone that was off over a weekend may still ask again. */
export const KEPT_HOURS = 72;

/** Those of a guest's session, which is over after six: nobody could ask again. */
const KEPT_SESSION_HOURS = 24;

/** Of one account or key: more than a kitchen taps in those three days, and some 2 MB. */
export const MAX_KEPT = 5_000;

/** Forgets requests that are older, or too many of one caller; answers with how many. */
export const pruneIdempotency = (run: Run): Promise<number> =>
  pruneRequests(run, { hours: KEPT_HOURS, sessionHours: KEPT_SESSION_HOURS, most: MAX_KEPT });

/** Old keys go every hour. */
export const idempotencyJobs = ({ run }: Pick<Database, 'run'>): Job[] => [
  {
    name: 'prune-idempotency-keys',
    everySeconds: 3_600,
    run: async () => {
      await pruneIdempotency(run);
    },
  },
];
