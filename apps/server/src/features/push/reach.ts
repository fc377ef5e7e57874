import type { Deps } from '../../deps.ts';
import { resolvesToPrivate } from '../../outward/outward.ts';

type Parts = Pick<Deps, 'providerPlaces'>;

/** Without the slash at its end. */
const trimmed = (url: string): string => url.replace(/\/+$/, '');

/** What follows the push service of a sandbox in an endpoint; behind our own address the sandbox is known by its path alone. */
const restBehind = (endpoint: URL, sandbox: string): string | null => {
  const isPath = sandbox.startsWith('/');
  const service = `${trimmed(isPath ? sandbox : new URL(sandbox).href)}/push/`;
  const said = isPath ? endpoint.pathname : endpoint.href;
  return said.startsWith(service) ? said.slice(service.length) : null;
};

/**
 * Where we reach an endpoint of the sandbox's push service, which browsers may know by another address: the one place that
 * may be inside, and without https. Null: it is not there.
 */
const inSandbox = ({ providerPlaces }: Parts, endpoint: string): string | null => {
  const sandbox = providerPlaces.sandbox();
  if (sandbox === null) return null;
  const asked = new URL(endpoint);
  const rest = restBehind(asked, sandbox.browserUrl) ?? restBehind(asked, sandbox.baseUrl);
  return rest === null ? null : `${trimmed(sandbox.baseUrl)}/push/${rest}`;
};

/** Where a message for an endpoint is sent, and whether that may lead into the server's own network. */
export const pushPlace = (
  parts: Parts,
  endpoint: string,
): { readonly endpoint: string; readonly inwards: boolean } => {
  const boxed = inSandbox(parts, endpoint);
  return { endpoint: boxed ?? endpoint, inwards: boxed !== null };
};

/** Whether messages can be sent to where a browser says: https, out into the world. */
export const isReachable = async (parts: Parts, endpoint: string): Promise<boolean> => {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (inSandbox(parts, endpoint) !== null) return true;
  return url.protocol === 'https:' && !(await resolvesToPrivate(url));
};
