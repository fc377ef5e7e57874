import type { Env } from '../../env.ts';
import type { RequestMeta } from '../mount/handler.ts';

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** What a request says of where it came to; anybody can write that. */
export const claimedAddress = ({ headers }: Pick<RequestMeta, 'headers'>): URL => {
  const origin = single(headers.origin);
  const claimed = URL.canParse(origin) ? origin : `http://${single(headers.host)}`;
  return URL.canParse(claimed) ? new URL(claimed) : new URL('http://invalid.invalid');
};

/**
 * The address of this site as staff reach it, without a trailing slash: PUBLIC_URL, else what their own browser calls it.
 * Not for what guests could be sent to by somebody else's request.
 */
export const staffAddress = (
  { publicUrl }: Pick<Env, 'publicUrl'>,
  { headers, secure }: Pick<RequestMeta, 'headers' | 'secure'>,
): string => {
  if (publicUrl !== null) return publicUrl;
  const host = single(headers.host);
  const address = `${secure ? 'https' : 'http'}://${host}`;
  return host !== '' && URL.canParse(address) ? new URL(address).origin : 'http://localhost';
};
