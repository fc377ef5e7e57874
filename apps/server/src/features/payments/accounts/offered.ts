import { takesCurrency } from '@tableside/payments';
import type { Venue } from '../../venues/index.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { Accounts } from './accounts.ts';

/** Which of a venue's methods guests can pay with now, in the venue's order. */
export type Offers = { readonly of: (venue: Venue) => Promise<string[]> };

const MAX_VENUES = 500;

/**
 * A method is offered when the venue lists it, a provider serves it in the venue's currency, and that provider either has
 * keys of the venue or is settled by staff. Without `byPhone` only the latter: nobody would find back from a bank.
 * Remembered per revision of the venue, which grows with each change of keys.
 */
export const createOffers = (providers: ProviderRegistry, accounts: Accounts, byPhone: boolean): Offers => {
  const known = new Map<string, { readonly revision: number; readonly methods: readonly string[] }>();
  return {
    of: async ({ id, revision, settings }) => {
      const held = known.get(id);
      if (held && held.revision === revision) return [...held.methods];
      const open = byPhone ? (await accounts.open(id)).map(({ provider }) => provider.id) : [];
      const withKeys = new Set(byPhone ? [...open, ...(await accounts.connected(id))] : []);
      const methods = settings.paymentProviders.filter(method => {
        const provider = providers.ofMethod(method);
        if (!provider) return false;
        const { capabilities } = provider;
        const served = capabilities.settledBy === 'staff' || withKeys.has(provider.id);
        const taken = capabilities.methods.find(known => known === method);
        return served && taken !== undefined && takesCurrency(capabilities, taken, settings.currency.code);
      });
      if (known.size >= MAX_VENUES) known.clear();
      known.set(id, { revision, methods });
      return methods;
    },
  };
};
