import type { RequestMeta } from '../../http/mount/handler.ts';
import { DEVICE_COOKIE } from '../../http/request-meta.ts';
import { SESSION_MS } from '../sessions/index.ts';
import type { Opened } from './open-session.ts';

/** Holds `{restaurant_id, table_id, session}` as JSON; readable by the guest app. ENTITY-01, SESSION-01. */
export const TABLE_SESSION_COOKIE = 'table_session';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Cookies = Pick<RequestMeta, 'deviceToken' | 'setCookie'>;

/** Gives the phone its device cookie, if it is new. */
export const rememberDevice = (meta: Cookies, opened: Pick<Opened, 'deviceToken'>): void => {
  if (meta.deviceToken === opened.deviceToken) return;
  meta.setCookie(DEVICE_COOKIE, opened.deviceToken, { maxAgeSeconds: YEAR_SECONDS, httpOnly: true });
};

/** The session that a phone says it stands in; whoever asks has it proven. */
export const sessionInCookie = ({ cookies }: Pick<RequestMeta, 'cookies'>): string | null => {
  try {
    const { session } = JSON.parse(cookies[TABLE_SESSION_COOKIE] ?? '') as { session?: unknown };
    return typeof session === 'string' ? session : null;
  } catch {
    return null;
  }
};

/** Gives the phone the session it stands in; one of another table is overwritten without a word. SCAN-05. */
export const rememberPhone = (meta: Cookies, opened: Opened): void => {
  rememberDevice(meta, opened);
  const stored = { restaurant_id: opened.venueId, table_id: opened.tableId, session: opened.token };
  meta.setCookie(TABLE_SESSION_COOKIE, JSON.stringify(stored), {
    maxAgeSeconds: SESSION_MS / 1000,
    httpOnly: false,
  });
};
