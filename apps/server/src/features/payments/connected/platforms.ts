import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import {
  addressesOf,
  type Connecting,
  type PaymentProvider,
  type ProviderAccount,
} from '@tableside/payments';
import type { Env } from '../../../env.ts';
import type { ProviderEndpoints } from '../../../outward/provider-places.ts';
import type { ProviderRegistry } from '../provider-registry.ts';

/** The installation's own account at a provider, through which venues get theirs. */
export type Platform = {
  readonly provider: PaymentProvider;
  readonly connecting: Connecting;
  /** Of the sandbox: no money moves. */
  readonly isDemo: boolean;
  /** To be asked with; `decimals` of the venue it is asked for. */
  readonly account: (decimals: number) => ProviderAccount | null;
};

export type Platforms = {
  /** Null: at this provider every venue enters keys of its own. */
  readonly at: (providerId: string) => Platform | null;
};

type Parts = {
  readonly env: Pick<Env, 'sandbox' | 'production' | 'platformKeys'>;
  readonly providers: ProviderRegistry;
  readonly places: ProviderEndpoints;
};

const sandboxKeysOf = (providerId: string): Readonly<Record<string, string>> | null => {
  const keys = new Map<string, object>(Object.entries(SANDBOX_KEYS.platform)).get(providerId);
  return keys ? Object.fromEntries(Object.entries(keys).map(([name, value]) => [name, String(value)])) : null;
};

/** From the environment; where there is none and the sandbox stands in for the world, the sandbox's. */
export const createPlatforms = ({ env, providers, places }: Parts): Platforms => ({
  at: providerId => {
    const provider = providers.byId(providerId);
    if (!provider?.connecting) return null;
    const own = env.platformKeys[providerId];
    const isDemo = own === undefined;
    if (isDemo && (!env.sandbox || env.production)) return null;
    const keys = own ?? sandboxKeysOf(providerId);
    if (!keys) return null;
    return {
      provider,
      connecting: provider.connecting,
      isDemo,
      account: decimals => {
        const sandbox = places.sandbox();
        if (isDemo) return sandbox && { ...addressesOf(provider.addresses, { sandbox }), keys, decimals };
        const set = places.set(providerId);
        const live = addressesOf(provider.addresses, 'live');
        return { ...live, ...(set !== null && { baseUrl: set }), keys, decimals };
      },
    };
  },
});
