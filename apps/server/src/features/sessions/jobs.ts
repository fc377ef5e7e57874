import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { expireSessions } from './store.ts';

/** Sessions end after six hours, and what was personal about them goes. */
export const sessionJobs = ({ database }: Pick<Deps, 'database'>): Job[] => [
  {
    name: 'expire-sessions',
    everySeconds: 60,
    run: now => expireSessions(database, now),
  },
];
