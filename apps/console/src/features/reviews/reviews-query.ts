import type { CallAnswer, CallInput } from '@tableside/contract/client';
import type { ConsoleReview } from '@tableside/contract/http/console/reviews';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { reviewsKey } from '../../api/query-keys.ts';

export type Review = ConsoleReview;
type Query = NonNullable<CallInput<'GET /console/{venue}/reviews'>['query']>;
/** What is looked at. */
export type Filters = {
  readonly days: NonNullable<Query['days']>;
  readonly rating?: NonNullable<Query['rating']>;
  readonly only?: NonNullable<Query['only']>;
};

/** What guests said, the newest first. */
export const reviewsQuery = (venue: string, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(venue), 'list', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }): Promise<CallAnswer<'GET /console/{venue}/reviews'>> =>
      call('GET /console/{venue}/reviews', {
        venue,
        query: { ...filters, ...(before !== undefined && { before }) },
        signal,
      }),
    getNextPageParam: ({ reviews, more }) => (more ? reviews.at(-1)?.id : undefined),
  });

/** What ratings come to. */
export const averagesQuery = (venue: string, days: Filters['days']) =>
  queryOptions({
    queryKey: [...reviewsKey(venue), 'averages', days],
    queryFn: ({ signal }) =>
      call('GET /console/{venue}/reviews/averages', { venue, query: { days }, signal }),
  });

/** How guests rated whom one served. */
export const ownRatingQuery = (venue: string) =>
  queryOptions({
    queryKey: [...reviewsKey(venue), 'own'],
    queryFn: ({ signal }) => call('GET /console/{venue}/reviews/own', { venue, signal }),
  });

/** Where the file is, with the same filters. */
export const reviewsCsv = (venue: string, filters: Filters): string =>
  `/api/console/${venue}/reviews/csv?${new URLSearchParams(filters)}`;
