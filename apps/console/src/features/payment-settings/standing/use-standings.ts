import { useQueries } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { providersKey } from '../../../api/query-keys.ts';
import { useVenue } from '../../session/index.ts';
import type { Provider } from '../providers-query.ts';
import { type ProviderAnswer, type Standing, standingOf } from './how-it-stands.ts';

/** While somebody looks at the page, a provider is asked once in this time. */
const FRESH_MS = 5 * 60_000;

/** How a provider stands, what it answered, and a way to ask it again. */
export type ProviderStanding = {
  readonly standing: Standing;
  readonly answer: ProviderAnswer | null;
  readonly ask: () => Promise<unknown>;
  readonly asking: boolean;
};

/**
 * How each provider stands now: those whose keys are stored are asked when an owner opens the page, so that the first guest does not find out.
 */
export const useStandings = (providers: readonly Provider[]): ReadonlyMap<string, ProviderStanding> => {
  const venue = useVenue();
  const may = venue.may('setProviders');
  const canAsk = ({ keys, unreadable, connection }: Provider) =>
    may && (connection !== null || (!unreadable && keys.every(({ set }) => set)));
  const asked = useQueries({
    queries: providers.map(provider => ({
      queryKey: [...providersKey(venue.id), 'standing', provider.id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /console/{venue}/providers/{provider}/standing', {
          venue: venue.id,
          provider: provider.id,
          signal,
        }),
      enabled: canAsk(provider),
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      retry: false,
    })),
  });
  return new Map(
    providers.map((provider, at) => {
      const { data, error, refetch, isFetching = false } = asked[at] ?? {};
      const known = data?.result ?? (error ? 'no_answer' : undefined);
      return [
        provider.id,
        {
          // What was asked just now is newer than the list.
          standing: standingOf(
            { ...provider, connection: data?.connection ?? provider.connection },
            canAsk(provider) ? known : null,
          ),
          answer: canAsk(provider) ? (known ?? null) : null,
          ask: async () => refetch?.(),
          asking: isFetching,
        },
      ];
    }),
  );
};
