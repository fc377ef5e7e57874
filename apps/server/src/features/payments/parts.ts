import {
  type PaymentProvider,
  PROVIDERS,
  type ProviderAccount,
  type ProviderWorld,
} from '@tableside/payments';
import type { Database } from '../../database/database.ts';
import type { Clock, Log } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createOffers, type Offers } from './offered.ts';
import { type ProviderPlaces, type ProviderRegistry, providerRegistry } from './provider-places.ts';
import { knowsItsAddress } from './public-address.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { installationKey } from './secret-key.ts';
import { createUnreadableKeys } from './unreadable-keys.ts';
import { providerWorld } from './world.ts';

/** What paying needs of the installation. */
export type PaymentParts = {
  readonly providers: ProviderRegistry;
  readonly providerPlaces: ProviderPlaces;
  readonly providerWorld: ProviderWorld;
  /** Venues' keys at providers. */
  readonly accounts: Accounts;
  /** What guests can pay with at a venue. */
  readonly offers: Offers;
  /** Encrypts what nobody must read in the database. */
  readonly secretBox: SecretBox;
  /** The way to a venue's provider; null: there is no such provider. */
  readonly reach: (
    venue: { readonly id: string; readonly decimals: number },
    providerId: string,
  ) => Promise<{
    readonly provider: PaymentProvider;
    readonly account: ProviderAccount | null;
    readonly world: ProviderWorld;
  } | null>;
};

export const createPaymentParts = (
  base: { readonly env: Env; readonly database: Database; readonly clock: Clock; readonly log: Log },
  given: { readonly providers?: readonly PaymentProvider[]; readonly places: ProviderPlaces },
): PaymentParts => {
  const byPhone = knowsItsAddress(base.env);
  if (!byPhone) {
    base.log.warn(
      'guests cannot pay by phone: set PUBLIC_URL, or TRUSTED_HOSTS, to where they reach this site',
    );
  }
  const providers = providerRegistry(given.providers ?? PROVIDERS);
  const secretBox = createSecretBox(installationKey(base.env));
  const accounts = createAccounts({
    ...base,
    providers,
    places: given.places,
    box: secretBox,
    unreadable: createUnreadableKeys(base),
  });
  const world = providerWorld(base.clock);
  return {
    providers,
    providerPlaces: given.places,
    providerWorld: world,
    accounts,
    offers: createOffers(providers, accounts, byPhone),
    secretBox,
    reach: async (venue, providerId) => {
      const provider = providers.byId(providerId);
      return provider && { provider, account: await accounts.of(venue, providerId), world };
    },
  };
};
