import type { Deps } from '../../deps.ts';
import { leadsInwards } from '../../outward/outward.ts';

type Parts = Pick<Deps, 'providerPlaces'>;

/** The sandbox's push service, where there is a sandbox: the one place that may be inside, and without https. */
const isSandbox = ({ providerPlaces }: Parts, endpoint: URL): boolean => {
  const sandbox = providerPlaces.sandbox();
  return (
    sandbox !== null && endpoint.href.startsWith(`${new URL(sandbox.baseUrl).href.replace(/\/+$/, '')}/push/`)
  );
};

/** Whether a connection to an endpoint may lead into the server's own network. */
export const mayGoInwards = (parts: Parts, endpoint: string): boolean => isSandbox(parts, new URL(endpoint));

/** Whether messages can be sent to where a browser says: https, out into the world. DESIGN §8. */
export const isReachable = async (parts: Parts, endpoint: string): Promise<boolean> => {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (isSandbox(parts, url)) return true;
  return url.protocol === 'https:' && !(await leadsInwards(url));
};
