import type { Deps } from '../../../deps.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import { hashOfToken, isSessionToken, newToken } from '../../../http/tokens.ts';
import { type DeviceRow, deviceOfHash } from './device-store.ts';

/** The HttpOnly cookie that says that this browser is shared by a venue's staff. */
const DEVICE_COOKIE = 'tableside_shared';
/** Kept until it is ended: browsers allow no longer. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** The shared device that asks; null: none, or no longer. */
export const sharedDeviceOf = async (
  { database }: Pick<Deps, 'database'>,
  meta: RequestMeta,
): Promise<DeviceRow | null> => {
  const token = meta.cookies[DEVICE_COOKIE];
  return token !== undefined && isSessionToken(token) ? deviceOfHash(database.run, hashOfToken(token)) : null;
};

/** Marks this browser as shared; answers with the hash to store. */
export const markShared = (meta: RequestMeta): Buffer => {
  const token = newToken();
  meta.setCookie(DEVICE_COOKIE, token, { maxAgeSeconds: KEPT_SECONDS, httpOnly: true });
  return hashOfToken(token);
};

/** What a browser calls itself, bounded: it is only shown as words. */
export const userAgentOf = (meta: RequestMeta): string | null => {
  const agent = meta.headers['user-agent'];
  return typeof agent === 'string' ? agent.slice(0, 300) : null;
};
