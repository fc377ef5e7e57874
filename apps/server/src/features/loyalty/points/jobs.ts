import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../jobs/runner.ts';
import { endUnmoved, giveOnBirthdays } from './calendar-store.ts';
import { settlePoints } from './settle.ts';
import { DAYS } from './settle-store.ts';

export const pointJobs = (deps: Pick<Deps, 'database'>): Job[] => [
  { name: 'settle-loyalty-points', everySeconds: 10, run: now => settlePoints(deps, now) },
  {
    name: 'loyalty-points-by-calendar',
    everySeconds: 1800,
    run: async now => {
      // Money that goes back weeks later.
      await settlePoints(deps, now, DAYS);
      await giveOnBirthdays(deps.database.run, new Date(now));
      await endUnmoved(deps.database.run, new Date(now));
    },
  },
];
