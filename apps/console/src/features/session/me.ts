import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call, isApiFailure } from '../../api/call.ts';

export type Me = CallAnswer<'GET /console/me'>;
export type Venue = Me['venues'][number];

/** How soon an unreachable server is asked again. Milliseconds. */
const RETRY_MS = 3_000;

/** Who is signed in; null when nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      return await call('GET /console/me', { signal });
    } catch (error) {
      if (isApiFailure(error) && error.http === 401) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: query => (query.state.status === 'error' ? RETRY_MS : false),
});
