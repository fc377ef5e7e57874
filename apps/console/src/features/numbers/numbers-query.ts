import type { CallInput } from '@tableside/contract/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export type Wish = NonNullable<CallInput<'GET /console/{venue}/numbers'>['query']>;

/** How often a period that has not ended is read anew. Milliseconds. */
const POLL_MS = 60_000;

export const numbersKey = (venueId: string) => ['numbers', venueId] as const;
export const closingKey = (venueId: string) => ['closing', venueId] as const;

export const numbersQuery = (venueId: string, query: Wish) =>
  queryOptions({
    queryKey: [...numbersKey(venueId), 'all', query],
    queryFn: ({ signal }) => call('GET /console/{venue}/numbers', { venue: venueId, query, signal }),
    refetchInterval: ({ state }) => (state.data?.period.running ? POLL_MS : false),
  });

export const ownNumbersQuery = (venueId: string, query: Wish) =>
  queryOptions({
    queryKey: [...numbersKey(venueId), 'own', query],
    queryFn: ({ signal }) => call('GET /console/{venue}/numbers/own', { venue: venueId, query, signal }),
    refetchInterval: ({ state }) => (state.data?.period.running ? POLL_MS : false),
  });

export const nextClosingQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...closingKey(venueId), 'next'],
    queryFn: ({ signal }) => call('GET /console/{venue}/z-reports/next', { venue: venueId, signal }),
    refetchInterval: POLL_MS,
  });

export const reportsQuery = (venueId: string) =>
  infiniteQueryOptions({
    queryKey: [...closingKey(venueId), 'reports'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /console/{venue}/z-reports', {
        venue: venueId,
        query: pageParam === 0 ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ more, reports }) => (more ? reports.at(-1)?.number : undefined),
  });

/** A report never changes. */
export const reportQuery = (venueId: string, number: string) =>
  queryOptions({
    queryKey: [...closingKey(venueId), 'one', number],
    queryFn: async ({ signal }) =>
      (await call('GET /console/{venue}/z-reports/{number}', { venue: venueId, number, signal })).report,
    staleTime: Number.POSITIVE_INFINITY,
  });
