import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { popularKey, suggestionsKey } from '../../api/query-keys.ts';

export type Popular = CallAnswer<'GET /console/{venue}/popular'>;
export type Suggestions = CallAnswer<'GET /console/{venue}/suggestions'>;

export const popularQuery = (venueId: string) =>
  queryOptions({
    queryKey: popularKey(venueId),
    queryFn: ({ signal }): Promise<Popular> =>
      call('GET /console/{venue}/popular', { venue: venueId, signal }),
  });

/** Somebody may be in the middle of choosing. */
export const suggestionsQuery = (venueId: string) =>
  queryOptions({
    queryKey: suggestionsKey(venueId),
    queryFn: ({ signal }): Promise<Suggestions> =>
      call('GET /console/{venue}/suggestions', { venue: venueId, signal }),
    refetchOnWindowFocus: false,
  });
