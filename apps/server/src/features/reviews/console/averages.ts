import { averageRating, GOOD_RATING, RATINGS } from '@tableside/domain/reviews';
import { addDays } from '@tableside/domain/schedule';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import {
  type Rated,
  ratedByDay,
  ratedByDish,
  ratedByPerson,
  ratedByRating,
  ratedOf,
  tagsNamedIn,
} from './averages-store.ts';
import { spanOf } from './span.ts';

/** As many dishes and people as somebody reads. */
const MOST = 60;
const OWN_DAYS_MS = 30 * 24 * 3_600_000;

const averaged = <R extends Rated>({ sum, count, ...rest }: R) => ({
  ...rest,
  average: averageRating(sum, count),
  count,
});
const total = (rated: readonly Rated[]): Rated => ({
  sum: rated.reduce((all, { sum }) => all + sum, 0),
  count: rated.reduce((all, { count }) => all + count, 0),
});

/** What ratings come to, by day, dish, person and tag. */
export const reviewAverages =
  ({ database: { run }, venues, clock }: Deps): Handler<'GET /console/{venue}/reviews/averages'> =>
  async ({ staff, query }) => {
    const { settings } = await venues.get(staff.venueId);
    const span = spanOf(settings, query, clock());
    const during = { venueId: staff.venueId, ...span };
    const [ratings, days, dishes, people, tags] = await Promise.all([
      ratedByRating(run, during),
      ratedByDay(run, during, span.bounds),
      ratedByDish(run, during, MOST),
      ratedByPerson(run, during, MOST),
      tagsNamedIn(run, during, GOOD_RATING),
    ]);
    return {
      from: span.from,
      to: span.to,
      ...averaged(total(ratings)),
      ratings: RATINGS.map((_, place) => ratings.find(({ rating }) => rating === place + 1)?.count ?? 0),
      days: days.map(({ day, ...rated }) => averaged({ day: addDays(span.from, day), ...rated })),
      dishes: dishes.map(averaged),
      people: people.map(averaged),
      tags,
    };
  };

/** Each reads how guests rated whom they served, and nobody else's. */
export const ownReviewAverage =
  ({ database, clock }: Deps): Handler<'GET /console/{venue}/reviews/own'> =>
  async ({ staff }) =>
    averaged(await ratedOf(database.run, staff.venueId, staff.userId, new Date(clock() - OWN_DAYS_MS)));
