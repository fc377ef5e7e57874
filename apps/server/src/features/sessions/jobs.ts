import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { createIdleEraser } from './forget-idle.ts';
import { expireSessions } from './store.ts';

/** Sessions end after six hours, and what was personal about them goes; what never became an order goes altogether. */
export const sessionJobs = ({ database }: Pick<Deps, 'database'>): Job[] => [
  {
    name: 'expire-sessions',
    everySeconds: 60,
    run: now => expireSessions(database, now),
  },
  {
    name: 'forget-idle-visits',
    everySeconds: 1_800,
    run: createIdleEraser(database.run),
  },
];
