import type { CallAnswer } from '@tableside/contract/client';
import type { BeforePause, HallStall, LiveHall } from '@tableside/contract/http/courts/hall-live';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { hallLiveKey } from '../../api/query-keys.ts';

export type { BeforePause, HallStall, LiveHall };

/** What the stream may have missed. Milliseconds. */
const POLL_MS = 15_000;

/** The halls that this venue is the operator of; the stream says when something happens there. */
export const hallLiveQuery = (venueId: string) =>
  queryOptions({
    queryKey: hallLiveKey(venueId),
    queryFn: ({ signal }): Promise<CallAnswer<'GET /console/{venue}/hall'>> =>
      call('GET /console/{venue}/hall', { venue: venueId, signal }),
    refetchInterval: POLL_MS,
  });
