import { Refusal } from '@tableside/contract';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../deps.ts';
import type { GuestSession } from './guest-session.ts';
import { createSessionLookup } from './look-up.ts';
import { createRecentProofs } from './recent.ts';
import { createRememberedSessions, type RememberedSessions } from './remember.ts';
import type { StoredSession } from './store.ts';
import { hashOfToken, isSessionToken } from './token.ts';

export type GuestSessions = {
  /**
   * The session of a token, opened by the phone that sends the device cookie. Throws `Refusal`: session_not_found for an
   * unknown token and for a foreign phone alike, session_ended for its own phone once it is over. SESSION-12.
   */
  readonly prove: (token: string, deviceToken: string | null) => Promise<GuestSession>;
  /** As `prove`, for reading what is not personal: may use a proof of the last second again, see recent.ts. */
  readonly proveForReading: GuestSessions['prove'];
  /** Tells that something was changed, so that no earlier proof is used again. */
  readonly noticeChange: () => void;
  /** What is stored of a token, whoever's it is; null for an unknown one. For telling a phone where to go. SESSION-06. */
  readonly lookUp: (token: string) => Promise<StoredSession | null>;
} & Pick<RememberedSessions, 'recall' | 'noticeCart'>;

export const createGuestSessions = (database: Database, clock: Clock): GuestSessions => {
  const find = createSessionLookup(database);
  const remembered = createRememberedSessions(clock);
  const prove: GuestSessions['prove'] = async (token, deviceToken) => {
    if (!isSessionToken(token) || deviceToken === null) throw new Refusal('session_not_found');
    const stored = await find(hashOfToken(token));
    if (!stored?.deviceHash.equals(hashOfToken(deviceToken))) throw new Refusal('session_not_found');
    if (stored.endedAt !== null || stored.session.expiresAt <= clock()) throw new Refusal('session_ended');
    const session = { ...stored.session, token };
    remembered.remember(deviceToken, session);
    return session;
  };
  const recent = createRecentProofs(prove, clock);
  return {
    prove,
    proveForReading: recent.prove,
    noticeChange: recent.noticeChange,
    recall: remembered.recall,
    noticeCart: remembered.noticeCart,
    lookUp: async token => (isSessionToken(token) ? find(hashOfToken(token)) : null),
  };
};
