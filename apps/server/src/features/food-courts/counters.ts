import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { sessionTokenOf } from '../scan/index.ts';
import { SESSION_MS } from '../sessions/index.ts';
import { type CounterSession, readCounterSessions, readLateCounterSessions } from './court-store.ts';
import { type ProvenVisit, provenVisit } from './visit.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'limits' | 'secretBox' | 'sessions' | 'guestAccounts'>;

/** Null: it ended while it was looked for. */
const proven = async ({ sessions }: Parts, token: string, device: string): Promise<GuestSession | null> => {
  try {
    return await sessions.prove(token, device);
  } catch (cause) {
    if (cause instanceof Refusal) return null;
    throw cause;
  }
};

/**
 * The sessions that a phone has at the counters of a hall, found by its own secret, so that a second scan of the hall's
 * code finds them all again; the youngest of each venue first. Refuses session_not_found for a visit that is not this
 * phone's.
 */
export const countersOf = async (
  parts: Parts,
  token: string,
  meta: Pick<RequestMeta, 'deviceToken' | 'cookies'>,
): Promise<ProvenVisit & { readonly guests: readonly GuestSession[] }> => {
  const visit = await provenVisit(parts, token, meta);
  const sessions = await readCounterSessions(parts.database.run, visit);
  const found = await Promise.all(
    sessions.map(({ id }) => proven(parts, sessionTokenOf(visit.device, id), visit.device)),
  );
  // A cart of a hall costs a member what it costs them at the counter itself.
  const signIn = parts.guestAccounts.proofOf(meta);
  return { ...visit, guests: found.filter(guest => guest !== null).map(guest => ({ ...guest, signIn })) };
};

/**
 * The sessions, by their ids, in which this phone ordered at the counters of a hall: those that live, and those that were
 * over for less than one lives. Staff who close a counter end the session, and the phone that made an order still reads it.
 * Refuses as {@link countersOf}.
 */
export const ordersSince = async (
  parts: Parts,
  token: string,
  meta: Pick<RequestMeta, 'deviceToken'>,
): Promise<ReadonlyMap<string, CounterSession & { readonly token: string }>> => {
  const visit = await provenVisit(parts, token, meta);
  const since = new Date(visit.now.getTime() - SESSION_MS);
  const sessions = await readLateCounterSessions(parts.database.run, { ...visit, since });
  return new Map(
    sessions.map(session => [session.id, { ...session, token: sessionTokenOf(visit.device, session.id) }]),
  );
};
