import type { Deps } from '../../deps.ts';
import { resolvesToPrivate } from '../../outward/outward.ts';

type Parts = Pick<Deps, 'env' | 'providerPlaces'>;

const bare = (address: string): string => new URL(address).href.replace(/\/+$/, '');

/** Whether a till may stand in the server's own network: everywhere if the operator says so, else the sandbox's alone. */
export const allowsPrivateNetwork = ({ env, providerPlaces }: Parts, address: string): boolean => {
  const sandbox = providerPlaces.sandbox();
  return env.tillAllowPrivate || (sandbox !== null && bare(sandbox.baseUrl) === bare(address));
};

/** Whether a till can be reached at an address that an owner types in. */
export const isReachable = async (parts: Parts, address: string): Promise<boolean> => {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return false;
  return allowsPrivateNetwork(parts, address) || !(await resolvesToPrivate(url));
};
