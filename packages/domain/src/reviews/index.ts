export {
  isReviewEmail,
  isReviewPhone,
  MAX_REVIEW_COMMENT,
  MAX_REVIEW_CONTACT,
  type ReviewContact,
  type ReviewWords,
  reviewContact,
  reviewWords,
} from './contact.ts';
export { isPlaceId, mapsHandOff, mapsReviewLink } from './maps.ts';
export {
  averageRating,
  BAD_RATING,
  BEST_RATING,
  GOOD_RATING,
  isBadRating,
  RATINGS,
  type RatingWord,
  ratingWord,
} from './rating.ts';
export { isReviewOpen, REVIEW_OPEN_MS, reviewStep, showsReview } from './steps.ts';
export {
  PLATFORM_TAGS,
  type PlatformTag,
  REVIEW_TAGS,
  type ReviewTag,
  type Tone,
  tagsNamed,
  toneOf,
} from './tags.ts';
