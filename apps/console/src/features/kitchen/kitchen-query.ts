import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { BOARD_TIMEOUT_MS, call } from '../../api/call.ts';
import { kitchenKey } from '../../api/query-keys.ts';

export type Kitchen = CallAnswer<'GET /console/{venue}/kitchen'>;

/** How often the kitchen is loaded anyway, in case the stream is silent; and how soon again after a failure. Milliseconds. */
const POLL_MS = 10_000;
const RETRY_MS = 3_000;

/** What the kitchen has to make. The event stream says when it changed. */
export const kitchenQuery = (venueId: string) =>
  queryOptions({
    queryKey: kitchenKey(venueId),
    queryFn: ({ signal }): Promise<Kitchen> => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(BOARD_TIMEOUT_MS)]);
      return call('GET /console/{venue}/kitchen', { venue: venueId, signal: patience });
    },
    refetchInterval: query => (query.state.status === 'error' ? RETRY_MS : POLL_MS),
    refetchIntervalInBackground: true,
    refetchOnReconnect: 'always',
    staleTime: 1_000,
  });
