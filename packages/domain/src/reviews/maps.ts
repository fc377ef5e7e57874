import { BEST_RATING } from './rating.ts';

/** What a maps service calls a place: it stands in an address, so nothing else may. */
const PLACE_ID = /^[A-Za-z0-9_-]{10,300}$/;
export const isPlaceId = (text: string): boolean => PLACE_ID.test(text);

/** Where a public review of a place is written; null without a place. */
export const mapsReviewLink = (placeId: string | null): string | null =>
  placeId !== null && isPlaceId(placeId)
    ? `https://search.google.com/local/writereview?placeid=${placeId}`
    : null;

type HandOff = {
  readonly rating: number | null;
  readonly submitted: boolean;
  readonly placeId: string | null;
  readonly attempted: boolean;
};

/**
 * How the public review is offered: `prominent` after five stars until it was tried (REVIEW-03), a `plain` link to everybody
 * else once they have told the venue: asking the happy alone is against the terms of maps services.
 */
export const mapsHandOff = ({
  rating,
  submitted,
  placeId,
  attempted,
}: HandOff): 'prominent' | 'plain' | null => {
  if (rating === null || mapsReviewLink(placeId) === null) return null;
  if (rating === BEST_RATING && !attempted) return 'prominent';
  return submitted ? 'plain' : null;
};
