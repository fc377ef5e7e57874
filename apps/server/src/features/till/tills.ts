import { soldAt } from '@tableside/domain/vat';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { TillVenue } from '../bills/index.ts';
import { pinFor } from '../sessions/index.ts';
import { builtInTill } from './built-in.ts';
import { httpTill, type TillKeys } from './http/api.ts';
import { type PosAdapter, TillSilent } from './port.ts';
import { allowsPrivateNetwork } from './reach.ts';
import { type StoredTill, storedTill, storedTills } from './store.ts';

const contextOf = (venueId: string): string => `till-account:${venueId}`;

/** Keys of a till, ready to be stored. */
export const encryptKeys = (
  { secretBox }: Pick<Deps, 'secretBox'>,
  venueId: string,
  keys: TillKeys,
): Buffer => secretBox.seal(JSON.stringify(keys), contextOf(venueId));

/** Keys as they were stored; null when they were sealed with another installation's key. */
export const openKeys = ({ secretBox }: Pick<Deps, 'secretBox'>, stored: StoredTill): TillKeys | null => {
  const text = secretBox.open(stored.sealed_keys, contextOf(stored.venue_id));
  return text === null ? null : (JSON.parse(text) as TillKeys);
};

const silence = (): Promise<never> =>
  Promise.reject(new TillSilent('its keys were sealed with another SECRET_KEY'));

/** A till whose keys cannot be read: nobody knows how its bills stand, which is not the same as keeping them here. */
const unreachableTill: PosAdapter = {
  isBuiltIn: false,
  placeOrder: silence,
  takePayment: silence,
  readBill: silence,
};

/** The till of a venue; the built-in one unless the owner connected another. */
export const tillOf = async (
  deps: Pick<Deps, 'secretBox' | 'database' | 'env' | 'providerPlaces'>,
  venueId: string,
): Promise<PosAdapter> => {
  const stored = await storedTill(deps.database.run, venueId);
  if (!stored) return builtInTill;
  const keys = openKeys(deps, stored);
  return keys ? httpTill(keys, allowsPrivateNetwork(deps, keys.url)) : unreachableTill;
};

/** A venue as its till's bills need it. */
export const tillVenue = async (
  { venues }: Pick<Deps, 'venues'>,
  venueId: string,
): Promise<TillVenue & { readonly language: string }> => {
  const venue = await venues.get(venueId);
  const { currency, mainLanguage, legal } = venue.settings;
  return {
    id: venueId,
    currency: currency.code,
    pin: pinFor(venue),
    rate: soldAt(legal),
    language: mainLanguage,
  };
};

/** Every external till of this installation with its keys. */
export const externalTills = async (
  deps: Pick<Deps, 'secretBox' | 'env' | 'providerPlaces'>,
  run: Run,
): Promise<{ readonly venueId: string; readonly keys: TillKeys; readonly till: PosAdapter }[]> =>
  (await storedTills(run)).flatMap(stored => {
    const keys = openKeys(deps, stored);
    return keys
      ? [{ venueId: stored.venue_id, keys, till: httpTill(keys, allowsPrivateNetwork(deps, keys.url)) }]
      : [];
  });
