import { wordsForgottenBefore } from '@tableside/domain/notes';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import type { BatchTimer } from './batch-timer.ts';
import { endUnpaidOrders } from './end-unpaid.ts';
import { forgetWordsOfOrders } from './words-store.ts';

/** What happens to orders by itself; every job may be cut off anywhere and run again. */
export const orderJobs = (deps: Deps, batches: BatchTimer): Job[] => [
  { name: 'send-due-batches', everySeconds: 15, run: batches.sendDue },
  { name: 'end-unpaid-orders', everySeconds: 60, run: now => endUnpaidOrders(deps, now) },
  {
    name: 'forget-words-of-orders',
    everySeconds: 3_600,
    run: now => forgetWordsOfOrders(deps.database.run, new Date(wordsForgottenBefore(now))),
  },
];
