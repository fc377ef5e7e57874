import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { expireSessions } from './store.ts';
import { closeOverVisits } from './visit-store.ts';

/** Sessions end after six hours, and what was personal about them goes. DESIGN §4. */
export const sessionJobs = ({ database }: Pick<Deps, 'database'>): Job[] => [
  {
    name: 'expire-sessions',
    everySeconds: 60,
    run: async now => {
      await expireSessions(database, now);
      await closeOverVisits(database, now, null);
    },
  },
];
