import type { consoleRetentionCalls } from '@tableside/contract/http/admin/retention';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { countDue } from './erase.ts';
import { saveRetention } from './save-retention.ts';

export { retentionJobs } from './jobs.ts';

/** How long the venue keeps what it knows about people. */
export const retentionHandlers = (deps: Deps): Handlers<keyof typeof consoleRetentionCalls> => ({
  'POST /console/{venue}/settings/retention': saveRetention(deps),
  'POST /console/{venue}/retention/count': async ({ staff, body: { days } }) => ({
    counts: await countDue(deps, staff.venueId, days, deps.clock()),
  }),
});
