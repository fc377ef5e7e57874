import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { lockBill } from './lock.ts';
import { billsWithExpiredHolds, dropExpiredHolds, touchBill } from './paying/hold-store.ts';
import { announceBill } from './view/announce.ts';

/** Lets go of what phones have had in hand and did not renew, and tells the others; each bill in a transaction. */
export const releaseHolds = async ({ database }: Pick<Deps, 'database'>, now: number): Promise<void> => {
  const at = new Date(now);
  for (const billId of await billsWithExpiredHolds(database.run, at)) {
    await database.transaction(async run => {
      await lockBill(run, billId);
      if ((await dropExpiredHolds(run, billId, at)) === 0) return;
      await touchBill(run, billId, at);
      await announceBill(run, billId, 'order-items-selected', now);
    });
  }
};

export const billJobs = (deps: Pick<Deps, 'database'>): Job[] => [
  { name: 'release-bill-holds', everySeconds: 5, run: now => releaseHolds(deps, now) },
];
