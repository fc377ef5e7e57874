import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { Deps } from '../../deps.ts';
import { demoVenuesAndKeys } from './demo-keys-store.ts';

type Parts = Pick<Deps, 'env' | 'database' | 'accounts' | 'providers'>;

/**
 * Gives the demo venues keys at the sandbox's payment providers, as far as they offer their methods and have none. Keys
 * that stand in our source never meet real money: not without a sandbox and not in production.
 */
export const seedDemoCredentials = async ({ env, database, accounts, providers }: Parts): Promise<void> => {
  if (!env.demo || !env.sandbox || env.production) return;
  for (const venue of await demoVenuesAndKeys(database.run)) {
    for (const [id, values] of Object.entries(SANDBOX_KEYS.main)) {
      const methods: readonly string[] = providers.byId(id)?.capabilities.methods ?? [];
      if (venue.known.includes(id) || !venue.methods.some(method => methods.includes(method))) continue;
      const keys = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
      await database.transaction(run =>
        accounts.write(run, { venueId: venue.id, provider: id, keys, isDemo: true }),
      );
    }
  }
};
