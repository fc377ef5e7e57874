import type { ReviewTag } from '@tableside/domain/reviews';
import type { Run } from '../../../database/database.ts';
import { DISHES } from './list-store.ts';

/** Ratings of one kind of thing: their sum and how many. */
export type Rated = { readonly sum: number; readonly count: number };
type During = { readonly venueId: string; readonly since: Date; readonly until: Date };

const IN = 'r.venue_id = $1 and r.rated_at >= $2 and r.rated_at < $3';
const RATED = 'sum(r.rating)::int as sum, count(*)::int as count';
const args = ({ venueId, since, until }: During): unknown[] => [venueId, since, until];

export const ratedByRating = (run: Run, during: During): Promise<(Rated & { rating: number })[]> =>
  run(
    'reviews-by-rating',
    `select r.rating, ${RATED} from review r where ${IN} group by r.rating`,
    args(during),
  );

/** By day, counted from 0; `bounds` says where each begins. */
export const ratedByDay = (
  run: Run,
  during: During,
  bounds: readonly Date[],
): Promise<(Rated & { day: number })[]> =>
  run(
    'reviews-by-day',
    `select width_bucket(r.rated_at, $4::timestamptz[]) - 1 as day, ${RATED}
     from review r where ${IN} group by 1 order by 1`,
    [...args(during), bounds],
  );

/** The most rated first. */
export const ratedByDish = (
  run: Run,
  during: During,
  atMost: number,
): Promise<(Rated & { name: string })[]> =>
  run(
    'reviews-by-dish',
    `select max(d.name) as name, ${RATED} from review r cross join lateral (${DISHES}) d
     where ${IN} group by d.key order by count(*) desc, 1 limit $4`,
    [...args(during), atMost],
  );

/** By account, each as they are called now; reviews of which nobody knows who served are in none. */
export const ratedByPerson = (
  run: Run,
  during: During,
  atMost: number,
): Promise<(Rated & { id: string; name: string })[]> =>
  run(
    'reviews-by-person',
    `select r.served_by as id, coalesce(max(u.name), max(r.served_by_name), '') as name, ${RATED}
     from review r left join auth_user u on u.id = r.served_by where ${IN} and r.served_by is not null
     group by r.served_by order by count(*) desc, 2, 1 limit $4`,
    [...args(during), atMost],
  );

export const ratedOf = async (run: Run, venueId: string, userId: string, since: Date): Promise<Rated> => {
  const [row] = await run<Rated>(
    'reviews-of-person',
    `select coalesce(sum(r.rating), 0)::int as sum, count(*)::int as count from review r
     where r.venue_id = $1 and r.rated_at >= $2 and r.served_by = $3`,
    [venueId, since, userId],
  );
  return row ?? { sum: 0, count: 0 };
};

export const tagsNamedIn = (
  run: Run,
  during: During,
  goodFrom: number,
): Promise<{ tag: ReviewTag; good: number; bad: number }[]> =>
  run(
    'reviews-by-tag',
    `select tag, count(*) filter (where r.rating >= $4)::int as good, count(*) filter (where r.rating < $4)::int as bad
     from review r cross join lateral unnest(r.tags) tag where ${IN} group by tag order by count(*) desc, tag`,
    [...args(during), goodFrom],
  );
