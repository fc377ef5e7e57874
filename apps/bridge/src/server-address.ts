import { isIP } from 'node:net';
import { isPrivate } from './reach/private.ts';

/** Without https only where nobody else is on the line: this machine and its own network. */
const isNear = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.local') || (isIP(host) !== 0 && isPrivate(host));

/** The address of a server as somebody typed it. */
export const readServerAddress = (typed: string): URL | 'no address' | 'open line' => {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') return 'no address';
  if (url.protocol === 'http:' && !isNear(url.hostname.replace(/^\[|\]$/g, ''))) return 'open line';
  return new URL(url.origin);
};
