import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { BOARD_TIMEOUT_MS, call } from '../../api/call.ts';
import { applySnapshot, type BoardState } from './board-state.ts';

/** How often the board is loaded anyway, in case the stream is silent; and how soon again after a failure. Milliseconds. */
const POLL_MS = 15_000;
const RETRY_MS = 3_000;

export const boardKey = (venueId: string) => ['board', venueId] as const;

/** Whether the line is lost at this moment, asked outside of what is drawn: after an answer that did not come. */
export const isLineLost = (client: QueryClient, venueId: string): boolean =>
  client.getQueryState(boardKey(venueId))?.status === 'error';

/** The board: each load is merged with the events that came meanwhile. Not `enabled` for those who may not see it. */
export const boardQuery = (client: QueryClient, venueId: string, enabled: boolean) =>
  queryOptions({
    enabled,
    queryKey: boardKey(venueId),
    queryFn: async ({ signal }): Promise<BoardState> => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(BOARD_TIMEOUT_MS)]);
      const snapshot = await call('GET /console/{venue}/board', { venue: venueId, signal: patience });
      const before = client.getQueryData<BoardState>(boardKey(venueId));
      const state = applySnapshot(before, snapshot, Date.now());
      // An order that is as it was stays the same object: its card need not be drawn anew.
      return before ? { ...state, orders: replaceEqualDeep(before.orders, state.orders) } : state;
    },
    refetchInterval: query => (query.state.status === 'error' ? RETRY_MS : POLL_MS),
    refetchIntervalInBackground: true,
    refetchOnReconnect: 'always',
    staleTime: 1_000,
    structuralSharing: false,
  });
