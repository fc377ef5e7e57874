import { feature } from '../../feature.ts';
import {
  createGuestSessions,
  type GuestSessions,
  phoneEraser,
  sessionHandlers,
  sessionJobs,
} from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** For calls that carry the session in their body; the others get `guest` from the mount. */
    readonly sessions: GuestSessions;
  }
}

export const sessions = feature({
  name: 'sessions',
  erasers: [phoneEraser],
  offers: ({ database, clock }) => ({ sessions: createGuestSessions(database, clock) }),
  make: deps => ({
    ports: { sessions: deps.sessions },
    handlers: sessionHandlers(deps),
    jobs: sessionJobs(deps),
    hears: deps.sessions.noticeChange,
  }),
});
