import type { Deps } from '../../../deps.ts';
import { resolvesToPrivate } from '../../../outward/outward.ts';

type Parts = Pick<Deps, 'env'>;

/** Whether webhooks may lead into the server's own network: only if the operator says so. */
export const allowsPrivateNetwork = ({ env }: Parts): boolean => env.webhookAllowPrivate;

/** What is wrong with an address that an owner types in; null: it can be sent to. */
export const addressProblem = async (
  parts: Parts,
  address: string,
): Promise<'link' | 'https' | 'not_allowed' | null> => {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return 'link';
  if (allowsPrivateNetwork(parts)) return null;
  if (url.protocol !== 'https:') return 'https';
  return (await resolvesToPrivate(url)) ? 'not_allowed' : null;
};
