import { ANONYMOUS_USER_COOKIE, ANONYMOUS_USER_HOURS } from '../../app/cookies/names.ts';
import { readCookie, writeCookie } from '../../app/cookies/phone-cookie.ts';

/** `crypto.randomUUID` is missing where the site is reached without TLS, as on a local network. */
const randomUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Remembers the guest's token for another 8760 hours. */
export const keepAnonymousToken = (token: string): void =>
  writeCookie(ANONYMOUS_USER_COOKIE, token, ANONYMOUS_USER_HOURS);

/**
 * The guest's anonymous token: made when it is first needed, so that nobody who only reads a menu carries one. The server
 * believes it on this phone only. SESSION-03, SESSION-10.
 */
export const anonymousToken = (): string => {
  const token = readCookie(ANONYMOUS_USER_COOKIE) || randomUuid();
  keepAnonymousToken(token);
  return token;
};
