export type { GuestSession } from './guest-session.ts';
export { createGuestSessions, type GuestSessions } from './prove.ts';
export { hashOfToken, isSessionToken, newToken } from './token.ts';
