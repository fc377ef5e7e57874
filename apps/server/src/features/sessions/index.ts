export type { GuestSession, ProvenCart } from './guest-session.ts';
export { sessionHandlers } from './handlers.ts';
export { sessionJobs } from './jobs.ts';
export { createGuestSessions, type GuestSessions } from './prove.ts';
export { effectiveFlags } from './restaurant-view.ts';
export { createSessionReader, type SessionReader, type SessionView } from './session-data.ts';
export { hashOfToken, isSessionToken, newToken } from './token.ts';
export { closeOverVisits } from './visit-store.ts';
