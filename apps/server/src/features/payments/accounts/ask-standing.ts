import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import { NoAnswer, ProviderRefusal } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { connectedOfVenue } from '../connected/connected-store.ts';
import { connectionView, refreshStanding } from '../connected/refresh.ts';

type Answer = Omit<CallAnswer<'GET /console/{venue}/providers/{provider}/standing'>, 'at'>;
type VenuePlace = { readonly id: string; readonly decimals: number };

/** What a refusal or silence says of the keys. One that is not about them proves that the provider knew who asked. */
const resultOf = (cause: unknown): 'refused' | 'proven' | 'no_answer' => {
  if (cause instanceof NoAnswer) return 'no_answer';
  if (cause instanceof ProviderRefusal) return cause.code === 'misconfigured' ? 'refused' : 'proven';
  throw cause;
};

/** How the venue's connected account at a provider stands now; null: it has none. */
const askConnected = async (deps: Deps, venue: VenuePlace, providerId: string): Promise<Answer | null> => {
  const platform = deps.platforms.at(providerId);
  const rows = platform ? await connectedOfVenue(deps.database.run, venue.id) : [];
  const row = rows.find(each => each.provider === providerId && each.ended_at === null);
  if (!platform || !row || row.is_demo !== platform.isDemo) return null;
  const { account_ref } = row;
  const said =
    account_ref === null
      ? 'silent'
      : await refreshStanding(deps, platform, { ...row, account_ref }, venue.decimals);
  if (said === 'silent') return { result: 'no_answer', connection: connectionView(row) };
  if (said === 'unknown') return { result: 'refused', connection: connectionView(row) };
  return { result: 'proven', connection: connectionView({ ...row, ...said }) };
};

/**
 * Whether a provider answers and knows the venue's keys, or how the account stands that it has without any: before the first
 * guest finds out. Moves no money.
 */
export const askStanding =
  (deps: Deps): Handler<'GET /console/{venue}/providers/{provider}/standing'> =>
  async ({ staff, params }) => {
    const { accounts, clock, providers, providerWorld, venues } = deps;
    const provider = providers.byId(params.provider);
    if (!provider?.verifyCredentials) throw new Refusal('not_found');
    const { settings } = await venues.get(staff.venueId);
    const venue = { id: staff.venueId, decimals: settings.currency.decimals };
    const at = new Date(clock()).toISOString();
    const connected = await askConnected(deps, venue, provider.id);
    if (connected) return { ...connected, at };
    const account = await accounts.of(venue, provider.id, null);
    if (!account) {
      const keys = provider.capabilities.keys.map(({ name }) => name);
      throw new Refusal('provider_keys_invalid', { keys });
    }
    const result = await provider.verifyCredentials(account, providerWorld).catch(resultOf);
    return { result, connection: null, at };
  };
