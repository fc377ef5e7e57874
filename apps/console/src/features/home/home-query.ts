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

/** Most venues that a page asks about in a minute, once it has them all: who has hundreds works with the same account. */
const ASKED_A_MINUTE = 20;

/** How often each of `count` venues that stand beside each other is read anew. Milliseconds. */
export const besideEvery = (count: number): number =>
  POLL_MS * Math.max(1, Math.ceil(count / ASKED_A_MINUTE));

/** The same for one of `count`: also whoever comes back to the page reads none of them sooner. */
export const besideQuery = (venueId: string, count: number) => {
  const every = besideEvery(count);
  return { ...homeQuery(venueId), staleTime: every, refetchInterval: every };
};
