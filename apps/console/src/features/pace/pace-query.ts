import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { hoursKey, paceKey } from '../../api/query-keys.ts';

export type Pace = CallAnswer<'GET /console/{venue}/pace'>;
export type Hours = CallAnswer<'GET /console/{venue}/hours'>;

/** How often the pace is looked at while somebody looks at it. Milliseconds. */
const POLL_MS = 15_000;

export const paceQuery = (venueId: string) =>
  queryOptions({
    queryKey: paceKey(venueId),
    queryFn: ({ signal }): Promise<Pace> => call('GET /console/{venue}/pace', { venue: venueId, signal }),
    refetchInterval: POLL_MS,
  });

/** Somebody may be in the middle of typing. */
export const hoursQuery = (venueId: string) =>
  queryOptions({
    queryKey: hoursKey(venueId),
    queryFn: ({ signal }): Promise<Hours> => call('GET /console/{venue}/hours', { venue: venueId, signal }),
    refetchOnWindowFocus: false,
  });
