import { addressesOf, type PaymentProvider, type Place, type ProviderAccount } from '@tableside/payments';
import type { Database, Run } from '../../../database/database.ts';
import type { Env } from '../../../env.ts';
import type { ProviderEndpoints } from '../../../outward/provider-places.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { accountsOfVenue, type StoredAccount, writeAccount } from './account-store.ts';
import type { UnreadableKeys } from './unreadable-keys.ts';

type Keys = Readonly<Record<string, string>>;
/** A venue's keys at a provider, readable. */
export type OpenAccount = {
  readonly provider: PaymentProvider;
  readonly keys: Keys;
  readonly isDemo: boolean;
};

/** Venues' accounts at payment providers: the only place that sees keys. */
export type Accounts = {
  /** The account, or null: none, of the demo where there is no sandbox, or sealed with another installation's key. */
  readonly of: (
    venue: { readonly id: string; readonly decimals: number },
    providerId: string,
  ) => Promise<ProviderAccount | null>;
  /** Providers whose keys the venue has to enter again: they were sealed with another key of the installation. */
  readonly lost: (venueId: string) => Promise<string[]>;
  /** Every usable account of a venue; `run`: as a transaction sees it. */
  readonly open: (venueId: string, run?: Run) => Promise<OpenAccount[]>;
  readonly write: (
    run: Run,
    account: {
      readonly venueId: string;
      readonly provider: string;
      readonly keys: Keys;
      readonly isDemo: boolean;
    },
  ) => Promise<void>;
};

type Parts = {
  readonly env: Pick<Env, 'sandbox' | 'production'>;
  readonly database: Pick<Database, 'run'>;
  readonly providers: ProviderRegistry;
  readonly places: ProviderEndpoints;
  readonly box: SecretBox;
  readonly unreadable: UnreadableKeys;
};

const contextOf = (venueId: string, provider: string): string => `provider-account:${venueId}:${provider}`;

const keysIn = (text: string): Keys => JSON.parse(text) as Keys;

export const createAccounts = ({ env, database, providers, places, box, unreadable }: Parts): Accounts => {
  // Demo keys are printed in our source: where real money may be near they are no keys.
  const demoCounts = env.sandbox && !env.production;

  const isLost = (venueId: string, { provider, sealed_keys }: StoredAccount): boolean =>
    box.open(sealed_keys, contextOf(venueId, provider)) === null;

  const opened = (venueId: string, { provider: id, sealed_keys, is_demo }: StoredAccount): OpenAccount[] => {
    const provider = providers.byId(id);
    if (!provider || (is_demo && !demoCounts)) return [];
    const text = box.open(sealed_keys, contextOf(venueId, id));
    if (text === null) {
      unreadable.notice(venueId, { provider: id, sealed_keys, is_demo });
      return [];
    }
    return [{ provider, keys: keysIn(text), isDemo: is_demo }];
  };

  const open = async (venueId: string, run: Run = database.run): Promise<OpenAccount[]> =>
    (await accountsOfVenue(run, venueId)).flatMap(stored => opened(venueId, stored));

  const placeOf = ({ isDemo }: OpenAccount): Place | null => {
    if (!isDemo) return 'live';
    const sandbox = places.sandbox();
    return sandbox && { sandbox };
  };

  return {
    open,
    of: async (venue, providerId) => {
      // A terminal of the venue takes the money: there is no account with anybody, and so nothing to enter.
      if (providers.byId(providerId)?.capabilities.settledBy === 'terminal') {
        return { baseUrl: '', browserUrl: '', keys: {}, decimals: venue.decimals };
      }
      const account = (await open(venue.id)).find(({ provider }) => provider.id === providerId);
      const place = account && placeOf(account);
      if (!account || !place) return null;
      const addresses = addressesOf(account.provider.addresses, place);
      const set = account.isDemo ? null : places.set(providerId);
      return {
        ...addresses,
        ...(set !== null && { baseUrl: set, browserUrl: addresses.browserUrl }),
        keys: account.keys,
        decimals: venue.decimals,
      };
    },
    lost: async venueId =>
      (await accountsOfVenue(database.run, venueId))
        .filter(stored => isLost(venueId, stored))
        .map(({ provider }) => provider),
    write: async (run, { venueId, provider, keys, isDemo }) => {
      const before = (await accountsOfVenue(run, venueId)).find(stored => stored.provider === provider);
      await writeAccount(run, {
        venueId,
        provider,
        isDemo,
        sealedKeys: box.seal(JSON.stringify(keys), contextOf(venueId, provider)),
      });
      if (before && isLost(venueId, before)) await unreadable.settle(run, venueId, before);
    },
  };
};
