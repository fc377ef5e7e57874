import type { CallAnswer } from '@tableside/contract/client';
import { api } from './api.ts';
import { type Entry, loadEntry, patchEntry, useEntry } from './cache.ts';
import { keys } from './keys.ts';

export type Session = CallAnswer<'GET /get-session-data/{session}'>;
export type Restaurant = Session['restaurant'];

const fetchSession = (token: string) => () => api('GET /get-session-data/{session}', { session: token });

/** Table, venue and choices of the session. SELECT-02, MENU-03. */
export const useSession = (token: string): Entry<Session> =>
  useEntry(keys.session(token), fetchSession(token));
export const refetchSession = (token: string): Promise<Session> =>
  loadEntry(keys.session(token), fetchSession(token));

/** Changes what is known of the venue, as realtime events say. RT-12…16. */
export const patchRestaurant = (token: string, change: Partial<Restaurant>): void =>
  patchEntry<Session>(keys.session(token), session => ({
    ...session,
    restaurant: { ...session.restaurant, ...change },
  }));

export const patchSession = (token: string, change: Partial<Session>): void =>
  patchEntry<Session>(keys.session(token), session => ({ ...session, ...change }));
