import {
  COURT_HOURS,
  COURT_COOKIE as HASH,
  COURT_VISIT_COOKIE as SESSION,
  COURT_SESSIONS_COOKIE as SESSIONS,
} from '../../../app/cookies/court-names.ts';
import { readCookie, writeCookie } from '../../../app/cookies/phone-cookie.ts';

const read = (name: string): string | null => {
  const kept = readCookie(name);
  try {
    return kept === null ? null : decodeURIComponent(kept);
  } catch {
    return null;
  }
};
const write = (name: string, value: string): void =>
  writeCookie(name, encodeURIComponent(value), COURT_HOURS);

/** The visit that this phone is in at a hall; null: none, or another hall's. */
export const visitAt = (hash: string): string | null => (read(HASH) === hash ? read(SESSION) : null);

/** Remembers a visit; the sessions at the venues of another hall are forgotten. */
export const rememberVisit = (hash: string, session: string): void => {
  if (read(HASH) !== hash) write(SESSIONS, '{}');
  write(HASH, hash);
  write(SESSION, session);
};

const sessions = (): Readonly<Record<string, string>> => {
  try {
    const known: unknown = JSON.parse(read(SESSIONS) ?? '{}');
    return typeof known === 'object' && known !== null ? (known as Record<string, string>) : {};
  } catch {
    return {};
  }
};

/** The session that this phone had at a venue of the hall; null: none. */
export const sessionAt = (venueId: string): string | null => sessions()[venueId] ?? null;

export const rememberSession = (venueId: string, session: string): void =>
  write(SESSIONS, JSON.stringify({ ...sessions(), [venueId]: session }));
