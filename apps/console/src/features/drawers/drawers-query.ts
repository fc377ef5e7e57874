import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Money comes into an open drawer from other screens: it is read anew this often. Milliseconds. */
const POLL_MS = 30_000;

export const drawersKey = (venueId: string) => ['drawers', venueId] as const;

export const ownDrawerQuery = (venue: string) =>
  queryOptions({
    queryKey: [...drawersKey(venue), 'own'],
    queryFn: ({ signal }) => call('GET /console/{venue}/own-drawer', { venue, signal }),
    refetchInterval: POLL_MS,
  });

/** Everybody's of the day that runs. */
export const dayDrawersQuery = (venue: string) =>
  queryOptions({
    queryKey: [...drawersKey(venue), 'day'],
    queryFn: ({ signal }) => call('GET /console/{venue}/drawers', { venue, query: {}, signal }),
    refetchInterval: POLL_MS,
  });
