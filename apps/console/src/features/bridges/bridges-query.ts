import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { bridgesKey } from '../../api/query-keys.ts';

export type BridgeSettings = CallAnswer<'GET /console/{venue}/bridges'>['bridges'][number];
/** A code that was just made: it is shown once. */
export type BridgeCode = CallAnswer<'POST /console/{venue}/bridges'>;

/** How often it is asked how the bridges stand while somebody looks, in milliseconds. */
const LOOK_EVERY = 3_000;

export const bridgesQuery = (venueId: string) =>
  queryOptions({
    queryKey: bridgesKey(venueId),
    queryFn: async ({ signal }): Promise<readonly BridgeSettings[]> =>
      (await call('GET /console/{venue}/bridges', { venue: venueId, signal })).bridges,
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
  });
