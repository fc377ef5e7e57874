import { BAD_RATING, BEST_RATING } from '@tableside/domain/reviews';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../../deps.ts';
import type { CallInputOnServer, Handler } from '../../../http/mount/handler.ts';
import { readReviews, type Wanted } from './list-store.ts';
import { spanOf } from './span.ts';
import { consoleReview } from './view.ts';

const PAGE = 50;
const MIDDLE = BAD_RATING + 1;
const RATINGS = {
  bad: [1, BAD_RATING],
  middle: [MIDDLE, MIDDLE],
  good: [MIDDLE + 1, BEST_RATING],
} as const;

type Query = CallInputOnServer<'GET /console/{venue}/reviews/csv'>['query'];

export const wantedBy = (
  venueId: string,
  settings: VenueSettings,
  query: Query,
  now: number,
): Omit<Wanted, 'before' | 'atMost'> => ({
  venueId,
  ...spanOf(settings, query, now),
  ratings: query.rating ? RATINGS[query.rating] : [1, BEST_RATING],
  only: query.only ?? null,
});

export const listReviews =
  ({ database, venues, clock }: Deps): Handler<'GET /console/{venue}/reviews'> =>
  async ({ staff, query: { before, ...query } }) => {
    const { settings } = await venues.get(staff.venueId);
    const wanted = wantedBy(staff.venueId, settings, query, clock());
    const rows = await readReviews(database.run, { ...wanted, before: before ?? null, atMost: PAGE + 1 });
    return { reviews: rows.slice(0, PAGE).map(consoleReview), more: rows.length > PAGE };
  };
