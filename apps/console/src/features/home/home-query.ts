import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** How often the day is read anew. Milliseconds. */
const POLL_MS = 60_000;

export const homeQuery = (venueId: string) =>
  queryOptions({
    queryKey: ['home', venueId],
    queryFn: ({ signal }) => call('GET /console/{venue}/home', { venue: venueId, signal }),
    refetchInterval: POLL_MS,
  });
