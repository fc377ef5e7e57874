import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { Deps } from '../../../deps.ts';
import { sandboxDevice } from '../../../outward/device-network.ts';
import { resolvesToPrivate } from '../../../outward/outward.ts';
import type { StoredHost } from './host-store.ts';
import { type HostPlace, httpHost } from './http/api.ts';
import { HostSilent, type LoyaltyHost } from './port.ts';

export type HostParts = Pick<Deps, 'env' | 'providerPlaces' | 'secretBox'>;

const contextOf = (venueId: string): string => `loyalty-host:${venueId}`;

export const isSandbox = (address: string): boolean => sandboxDevice(address) !== null;

export const sealKey = ({ secretBox }: Pick<Deps, 'secretBox'>, venueId: string, apiKey: string): Buffer =>
  secretBox.seal(apiKey, contextOf(venueId));

/** The key as it was stored; null: it was sealed with another installation's, or there is none. */
export const openKey = (
  { secretBox }: Pick<Deps, 'secretBox'>,
  { venueId, sealedKey }: StoredHost,
): string | null => sealedKey && secretBox.open(sealedKey, contextOf(venueId));

/** Where an address leads; null: nowhere now. Other systems of a venue may stand where its till may. */
export const placeOf = (
  { env, providerPlaces }: HostParts,
  address: string,
  apiKey: string | null,
): HostPlace | null => {
  if (isSandbox(address)) {
    const sandbox = providerPlaces.sandbox();
    return sandbox && { url: sandbox.baseUrl, apiKey: SANDBOX_KEYS.main.loyalty.apiKey, inwards: true };
  }
  return apiKey === null ? null : { url: address, apiKey, inwards: env.tillAllowPrivate };
};

/** Whether it may be called at an address that an owner types in. */
export const isReachable = async (parts: HostParts, address: string): Promise<boolean> => {
  if (isSandbox(address)) return parts.providerPlaces.sandbox() !== null;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return false;
  return parts.env.tillAllowPrivate || !(await resolvesToPrivate(url));
};

const silence = (): Promise<never> => Promise.reject(new HostSilent('keys_refused', 'no key, or no place'));

/** The other system of a venue. */
export const hostOf = (parts: HostParts, stored: StoredHost): LoyaltyHost => {
  const place = placeOf(parts, stored.address, openKey(parts, stored));
  return place ? httpHost(place) : { join: silence, readCard: silence };
};
