import { Refusal } from '@tableside/contract';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../deps.ts';
import type { GuestSession } from './guest-session.ts';
import { readSession } from './store.ts';
import { hashOfToken, isSessionToken } from './token.ts';

export type GuestSessions = {
  /**
   * The session of a token, opened by the phone that sends the device cookie. Throws `Refusal`: session_not_found for an
   * unknown token and for a foreign phone alike, session_ended for its own phone once it is over. DESIGN §4, SESSION-12.
   */
  readonly prove: (token: string, deviceToken: string | null) => Promise<GuestSession>;
  /** The code of the table a token was opened at, whoever's it is; null for an unknown token. SESSION-06. */
  readonly tableOf: (token: string) => Promise<string | null>;
};

export const createGuestSessions = (database: Database, clock: Clock): GuestSessions => ({
  prove: async (token, deviceToken) => {
    if (!isSessionToken(token) || deviceToken === null) throw new Refusal('session_not_found');
    const row = await readSession(database, hashOfToken(token));
    if (!row?.deviceHash.equals(hashOfToken(deviceToken))) throw new Refusal('session_not_found');
    if (row.endedAt !== null || row.session.expiresAt <= clock()) throw new Refusal('session_ended');
    return { ...row.session, token };
  },
  tableOf: async token => {
    const row = isSessionToken(token) ? await readSession(database, hashOfToken(token)) : null;
    return row?.session.table.code ?? null;
  },
});
