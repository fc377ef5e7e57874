import { Refusal } from '@tableside/contract';
import { NoAnswer, ProviderRefusal } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';

/** What a refusal or silence says of the keys. One that is not about them proves that the provider knew who asked. */
const resultOf = (cause: unknown): 'refused' | 'proven' | 'no_answer' => {
  if (cause instanceof NoAnswer) return 'no_answer';
  if (cause instanceof ProviderRefusal) return cause.code === 'misconfigured' ? 'refused' : 'proven';
  throw cause;
};

/** Whether a provider answers and knows the venue's keys, before the first guest finds out. Moves no money. */
export const askStanding =
  (deps: Deps): Handler<'GET /console/{venue}/providers/{provider}/standing'> =>
  async ({ staff, params }) => {
    const { accounts, clock, providers, providerWorld, venues } = deps;
    const provider = providers.byId(params.provider);
    if (!provider?.verifyCredentials) throw new Refusal('not_found');
    const { settings } = await venues.get(staff.venueId);
    const venue = { id: staff.venueId, decimals: settings.currency.decimals };
    const account = await accounts.of(venue, provider.id);
    if (!account) {
      const keys = provider.capabilities.keys.map(({ name }) => name);
      throw new Refusal('provider_keys_invalid', { keys });
    }
    const result = await provider.verifyCredentials(account, providerWorld).catch(resultOf);
    return { result, at: new Date(clock()).toISOString() };
  };
