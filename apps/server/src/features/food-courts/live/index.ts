import type { hallLiveCalls } from '@tableside/contract/http/courts/hall-live';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/mount/handler.ts';
import { liveHalls } from './live-view.ts';
import { pauseHandlers } from './pause-stalls.ts';

export { createHallPulse } from './hall-pulse.ts';

/** The hall as its operator sees it. */
export const hallLiveHandlers = (deps: Deps): Handlers<keyof typeof hallLiveCalls> => ({
  'GET /console/{venue}/hall': ({ staff }) => liveHalls(deps, deps.database.run, staff.venueId),
  ...pauseHandlers(deps),
});
