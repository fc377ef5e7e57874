import { Refusal } from '@tableside/contract';
import type { Env } from '../../../env.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import { claimedAddress } from '../../../http/network/own-address.ts';

/** Whether this installation knows where guests reach it, without asking them. */
export const knowsItsAddress = (env: Pick<Env, 'publicUrl' | 'production' | 'trustedHosts'>): boolean =>
  !env.production || env.publicUrl !== null || env.trustedHosts.length > 0;

/**
 * The address at which this guest reaches us, without a trailing slash: PUBLIC_URL, else what the request says, an
 * `Origin` having been held against its host before. Banks send guests and their money's news there, so where real money
 * is, a host is believed only if TRUSTED_HOSTS names it. Throws `Refusal` payment_type_not_enabled for every other one.
 */
export const publicAddress = (
  env: Pick<Env, 'publicUrl' | 'production' | 'trustedHosts'>,
  meta: Pick<RequestMeta, 'headers'>,
): string => {
  if (env.publicUrl !== null) return env.publicUrl;
  const { origin, host } = claimedAddress(meta);
  if (env.production && !env.trustedHosts.includes(host)) throw new Refusal('payment_type_not_enabled');
  return origin;
};
