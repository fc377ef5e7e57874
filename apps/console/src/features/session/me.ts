import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call, isApiFailure, isNoAnswer } from '../../api/call.ts';
import { openReads } from './kept/keep-reads.ts';
import { theReads } from './kept/the-reads.ts';
import { tellSignedOut } from './sign-out.ts';

export type Me = CallAnswer<'GET /console/me'>;
export type Venue = Me['venues'][number];

/** How soon an unreachable server is asked again. Milliseconds. */
const RETRY_MS = 3_000;

/** It was this device that said who is there, not the server: the server is asked until it answers. */
let isUnproven = false;

/** Who is signed in; null when nobody is. A page that opens without a line takes whoever saw something here last. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal, client, queryKey }): Promise<Me | null> => {
    try {
      await tellSignedOut();
      const me = await call('GET /console/me', { signal });
      isUnproven = false;
      await theReads.begin(me.id);
      return me;
    } catch (error) {
      if (isApiFailure(error) && error.http === 401) {
        isUnproven = false;
        await theReads.forget();
        return null;
      }
      if (!isNoAnswer(error) || client.getQueryData(queryKey) !== undefined) throw error;
      const kept = await openReads(client);
      if (!kept) throw error;
      isUnproven = true;
      return kept;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.status === 'error' || isUnproven ? RETRY_MS : false),
});
