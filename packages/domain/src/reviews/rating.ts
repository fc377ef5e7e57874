/** How a visit was, from 1 to 5. REVIEW-02. */
export const RATINGS = ['terrible', 'bad', 'meh', 'good', 'excellent'] as const;
export type RatingWord = (typeof RATINGS)[number];
export const BEST_RATING = RATINGS.length;

/** What a rating is called; null for what is none. */
export const ratingWord = (rating: number | null): RatingWord | null =>
  rating === null ? null : (RATINGS[rating - 1] ?? null);

/** Ratings that somebody of the venue is told of. */
export const BAD_RATING = 2;
/** Ratings of somebody who was happy. */
export const GOOD_RATING = 4;
export const isBadRating = (rating: number): boolean => rating <= BAD_RATING;

/** An average as people read it, to a tenth; null of nothing. */
export const averageRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;
