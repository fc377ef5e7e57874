import type { Database, Run } from '../../database/database.ts';
import type { Job } from '../../jobs/runner.ts';
import { pruneRequests } from './store.ts';

export { answerToKeep, createIdempotency, keepAnswerWithin, keepsAnswer } from './run-once.ts';

/** How long answers are kept, in hours: a phone that was off over a weekend may still ask again. */
export const KEPT_HOURS = 72;

/** Those of a guest's session, which is over after six: nobody could ask again. */
const KEPT_SESSION_HOURS = 24;

/** Forgets requests that are older; answers with how many. */
export const pruneIdempotency = (run: Run): Promise<number> =>
  pruneRequests(run, KEPT_HOURS, KEPT_SESSION_HOURS);

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
