import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import type { BatchTimer } from './batches/batch-timer.ts';
import { endUnpaidOrders } from './end/end-unpaid.ts';
import { forgetWithdrawn } from './end/forget-withdrawn.ts';

/** What happens to orders by itself; every job may be cut off anywhere and run again. */
export const orderJobs = (deps: Deps, batches: BatchTimer): Job[] => [
  { name: 'send-due-batches', everySeconds: 15, run: batches.sendDue },
  { name: 'end-unpaid-orders', everySeconds: 60, run: now => endUnpaidOrders(deps, now) },
  {
    name: 'forget-withdrawn-orders',
    everySeconds: 1_800,
    run: now => forgetWithdrawn(deps.database.run, now),
  },
];
