import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../jobs/runner.ts';
import { collectDue, venuesWithWork } from './receipt-store.ts';
import { workAt } from './work.ts';

/** More than a counter takes money in a round. */
const IN_A_ROUND = 20;

/** Gives every payment in person its fiscal receipt, at venues that have a printer for it; each printer by itself. */
export const fiscalJobs = (deps: Deps): Job[] => [
  {
    name: 'fiscal-receipts',
    everySeconds: 2,
    run: async now => {
      const { run } = deps.database;
      await collectDue(run, new Date(now));
      const venues = await venuesWithWork(run, new Date(now));
      await Promise.all(
        venues.map(async venue => {
          try {
            for (let done = 0; done < IN_A_ROUND; done += 1) if (!(await workAt(deps, venue))) return;
          } catch (err) {
            deps.log.error({ err, venue }, 'a fiscal receipt was not printed');
          }
        }),
      );
    },
  },
];
