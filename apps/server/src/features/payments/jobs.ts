import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { pruneDeliveries, scheduleForgotten } from './polling/check-store.ts';
import type { PaymentPoller } from './polling/checker.ts';
import { reconcileWithProvider } from './polling/compare-lists.ts';
import { unreportedSince } from './polling/untold-store.ts';
import { applyProviderUpdate } from './provider-updates/take-news.ts';

const ROUND_MS = 60_000;
const DELIVERIES_KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Finds out how payments stand that nobody told us about: each at its moments, and every minute those that a crash left
 * without one; then what providers list themselves. The round's log says how many were forgotten, and of how many that
 * are over nobody told.
 */
export const paymentJobs = (deps: Deps, checker: PaymentPoller): Job[] => [
  {
    name: 'compare-with-providers',
    everySeconds: 600,
    run: () => reconcileWithProvider({ ...deps, take: news => applyProviderUpdate(deps, news, 'status') }),
  },
  { name: 'check-payments', everySeconds: 5, run: checker.checkDue },
  {
    name: 'reconcile-payments',
    everySeconds: ROUND_MS / 1_000,
    run: async now => {
      const { run } = deps.database;
      const forgotten = await scheduleForgotten(run, new Date(now));
      await checker.checkDue(now);
      const untold = await unreportedSince(run, new Date(now - ROUND_MS));
      if (forgotten + untold > 0) deps.log.warn({ forgotten, untold }, 'payments were reconciled');
    },
  },
  {
    name: 'prune-webhook-deliveries',
    everySeconds: 3_600,
    run: now => pruneDeliveries(deps.database.run, new Date(now - DELIVERIES_KEPT_MS)),
  },
];
