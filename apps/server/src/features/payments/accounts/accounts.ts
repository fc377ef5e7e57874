import { addressesOf, type PaymentProvider, type Place, type ProviderAccount } from '@tableside/payments';
import type { Database, Run } from '../../../database/database.ts';
import type { Env } from '../../../env.ts';
import type { ProviderEndpoints } from '../../../outward/provider-places.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { type ConnectedRow, connectedOfVenue } from '../connected/connected-store.ts';
import type { Platforms } from '../connected/platforms.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { accountsOfVenue, type StoredAccount, writeAccount } from './account-store.ts';
import type { UnreadableKeys } from './unreadable-keys.ts';

type VenuePlace = { readonly id: string; readonly decimals: number };
type Keys = Readonly<Record<string, string>>;
/** A venue's keys at a provider, readable. */
export type OpenAccount = {
  readonly provider: PaymentProvider;
  readonly keys: Keys;
  readonly isDemo: boolean;
};

/** Venues' accounts at payment providers: the only place that sees keys. */
export type Accounts = {
  /**
   * The account, or null: none, of the demo where there is no sandbox, or sealed with another installation's key. `ref`: that
   * connected account of the venue, present or ended; null: the keys that the venue entered; absent: what takes new money.
   */
  readonly of: (
    venue: VenuePlace,
    providerId: string,
    ref?: string | null,
  ) => Promise<ProviderAccount | null>;
  /** Every account through which the venue has taken money there, or could. */
  readonly all: (venue: VenuePlace, providerId: string) => Promise<ProviderAccount[]>;
  /** The venue's present connected accounts with which guests can pay. */
  readonly connected: (venueId: string) => Promise<string[]>;
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
  readonly platforms: Platforms;
};

const contextOf = (venueId: string, provider: string): string => `provider-account:${venueId}:${provider}`;

const keysIn = (text: string): Keys => JSON.parse(text) as Keys;

export const createAccounts = ({
  env,
  database,
  providers,
  places,
  box,
  unreadable,
  platforms,
}: Parts): Accounts => {
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

  /** Accounts of the sandbox are unknown at the real provider, and the other way round. */
  const isOfThisWorld = ({ provider, is_demo }: ConnectedRow): boolean =>
    platforms.at(provider)?.isDemo === is_demo;

  /** A connected account as calls are made for it: with the installation's keys, in its name. */
  const speakingFor = (row: ConnectedRow, decimals: number): ProviderAccount | null => {
    if (!isOfThisWorld(row) || row.account_ref === null) return null;
    const account = platforms.at(row.provider)?.account(decimals);
    return account ? { ...account, speaksFor: row.account_ref } : null;
  };

  const connectedAt = async (venueId: string, providerId: string): Promise<ConnectedRow[]> =>
    platforms.at(providerId) === null
      ? []
      : (await connectedOfVenue(database.run, venueId)).filter(({ provider }) => provider === providerId);

  const takesMoney = (row: ConnectedRow): boolean =>
    row.charges && row.ended_at === null && isOfThisWorld(row);

  const withOwnKeys = async (venue: VenuePlace, providerId: string): Promise<ProviderAccount | null> => {
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
  };

  return {
    open,
    of: async (venue, providerId, ref) => {
      // A terminal of the venue takes the money: there is no account with anybody, and so nothing to enter.
      if (providers.byId(providerId)?.capabilities.settledBy === 'terminal') {
        return { baseUrl: '', browserUrl: '', keys: {}, decimals: venue.decimals };
      }
      if (ref === null) return withOwnKeys(venue, providerId);
      const rows = await connectedAt(venue.id, providerId);
      // Those of other venues are not among them, whoever names them.
      const row = rows.find(each => (ref === undefined ? takesMoney(each) : each.account_ref === ref));
      if (row) return speakingFor(row, venue.decimals);
      return ref === undefined ? withOwnKeys(venue, providerId) : null;
    },
    all: async (venue, providerId) => {
      const rows = await connectedAt(venue.id, providerId);
      const own = await withOwnKeys(venue, providerId);
      return [...(own ? [own] : []), ...rows.flatMap(row => speakingFor(row, venue.decimals) ?? [])];
    },
    connected: async venueId =>
      (await connectedOfVenue(database.run, venueId)).filter(takesMoney).map(({ provider }) => provider),
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
