import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { sessionTokenOf } from '../scan/index.ts';
import { readCounterSessions } from './court-store.ts';
import { type ProvenVisit, provenVisit } from './visit.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'limits' | 'secretBox' | 'sessions'>;

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
  meta: Pick<RequestMeta, 'deviceToken'>,
): Promise<ProvenVisit & { readonly guests: readonly GuestSession[] }> => {
  const visit = await provenVisit(parts, token, meta);
  const sessions = await readCounterSessions(parts.database.run, visit);
  const found = await Promise.all(
    sessions.map(({ id }) => proven(parts, sessionTokenOf(visit.device, id), visit.device)),
  );
  return { ...visit, guests: found.filter(guest => guest !== null) };
};
