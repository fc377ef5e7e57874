import { Refusal } from '@tableside/contract';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../deps.ts';
import type { GuestProof } from '../../http/mount/ports.ts';
import { hashOfToken, isSessionToken } from '../../http/tokens.ts';
import { createSessionLookup } from './look-up.ts';
import { createRecentVerifications } from './recent.ts';
import { createRememberedSessions, type RememberedSessions } from './remember.ts';
import type { StoredSession } from './store.ts';

export type GuestSessions = GuestProof & {
  /** What is stored of a token, whoever's it is; null for an unknown one. For telling a phone where to go. SESSION-06. */
  readonly lookUp: (token: string) => Promise<StoredSession | null>;
} & Pick<RememberedSessions, 'noticeCart'>;

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
  const recent = createRecentVerifications(prove, clock);
  return {
    prove,
    proveForReading: recent.prove,
    noticeChange: recent.noticeChange,
    recall: remembered.recall,
    noticeCart: remembered.noticeCart,
    lookUp: async token => (isSessionToken(token) ? find(hashOfToken(token)) : null),
  };
};
