import {
  type PaymentProvider,
  PROVIDERS,
  type ProviderAccount,
  type ProviderContext,
} from '@tableside/payments';
import type { Deps } from '../../deps.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { installationKey } from '../../secrets/secret-key.ts';
import { type Accounts, createAccounts } from './accounts/accounts.ts';
import { createOffers, type Offers } from './accounts/offered.ts';
import { createUnreadableKeys } from './accounts/unreadable-keys.ts';
import { createPlatforms, type Platforms } from './connected/platforms.ts';
import { type ProviderRegistry, providerRegistry } from './provider-registry.ts';
import { knowsItsAddress } from './start/public-address.ts';
import { providerWorld } from './world.ts';

/** What paying needs of the installation. */
export type PaymentParts = {
  readonly providers: ProviderRegistry;
  readonly providerWorld: ProviderContext;
  /** Where venues' accounts are opened through our own. */
  readonly platforms: Platforms;
  /** Venues' keys at providers. */
  readonly accounts: Accounts;
  /** What guests can pay with at a venue. */
  readonly offers: Offers;
  /** The way to the account that took a payment; null: there is no such provider. */
  readonly reach: (
    venue: { readonly id: string; readonly decimals: number },
    providerId: string,
    ref: string | null,
  ) => Promise<{
    readonly provider: PaymentProvider;
    readonly account: ProviderAccount | null;
    readonly world: ProviderContext;
  } | null>;
};

const NOWHERE: Deps['providerPlaces'] = { sandbox: () => null, set: () => null };

type Ground = Pick<Deps, 'env' | 'database' | 'clock' | 'log'>;

/** Venues' keys at providers as they are stored: for programs beside the server, which call no provider. */
export const storedAccounts = (base: Ground): Accounts =>
  createAccounts({
    ...base,
    providers: providerRegistry(PROVIDERS),
    places: NOWHERE,
    platforms: createPlatforms({ ...base, providers: providerRegistry(PROVIDERS), places: NOWHERE }),
    box: createSecretBox(installationKey(base.env)),
    unreadable: createUnreadableKeys(base),
  });

export const createPaymentParts = (
  base: Ground & Pick<Deps, 'ingredients' | 'secretBox' | 'providerPlaces' | 'terminals'>,
): PaymentParts => {
  const byPhone = knowsItsAddress(base.env);
  if (!byPhone) {
    base.log.warn(
      'guests cannot pay by phone: set PUBLIC_URL, or TRUSTED_HOSTS, to where they reach this site',
    );
  }
  const providers = providerRegistry(base.ingredients.providers ?? PROVIDERS);
  const platforms = createPlatforms({ env: base.env, providers, places: base.providerPlaces });
  const accounts = createAccounts({
    ...base,
    providers,
    platforms,
    places: base.providerPlaces,
    box: base.secretBox,
    unreadable: createUnreadableKeys(base),
  });
  const world = providerWorld(base.clock, base.terminals);
  return {
    providers,
    providerWorld: world,
    platforms,
    accounts,
    offers: createOffers(providers, accounts, byPhone),
    reach: async (venue, providerId, ref) => {
      const provider = providers.byId(providerId);
      return provider && { provider, account: await accounts.of(venue, providerId, ref), world };
    },
  };
};
