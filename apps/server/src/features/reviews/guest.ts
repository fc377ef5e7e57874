import type { reviewCalls } from '@tableside/contract/http/reviews';
import { isReviewOpen, REVIEW_TAGS, tagsNamed } from '@tableside/domain/reviews';
import type { Deps } from '../../deps.ts';
import type { Handler, Handlers } from '../../http/mount/handler.ts';
import { addSaid, namedBy, rate, reviewView } from './say.ts';
import { givenWords } from './words.ts';

const ownReview =
  (deps: Deps): Handler<'POST /reviews/own'> =>
  async ({ body, meta }) => {
    const { subject, review } = await namedBy(deps, body, meta);
    const { settings } = await deps.venues.get((review ?? subject)?.venueId ?? '');
    const inTime = review === null || isReviewOpen(review.ratedAt.getTime(), deps.clock());
    return {
      review: review && reviewView(review),
      open: settings.reviews !== false && inTime,
      platform: deps.env.platformReviewsTo !== null && deps.mail.isOpen,
    };
  };

type Keys = Exclude<keyof typeof reviewCalls, `POST /platform-reviews/${string}`>;

/** What guests say about their visit. REVIEW-12…15. */
export const guestReviewHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /reviews/own': ownReview(deps),
  'POST /reviews/rate-v2': ({ body, meta }) => rate(deps, body, meta),
  'POST /reviews/add-review-tags-v2': ({ body: { tags, rating, ...ids }, meta }) =>
    addSaid(deps, ids, meta, {
      tags: tagsNamed(REVIEW_TAGS, tags),
      ...(rating !== null && { rating }),
    }),
  'POST /reviews/leave-comment-v2': ({ body: { comment, email, phone_number, ...ids }, meta }) =>
    addSaid(deps, ids, meta, { words: givenWords({ comment, email, phone_number }) }),
  'POST /reviews/mark-google-review-attempted-v2': ({ body, meta }) =>
    addSaid(deps, body, meta, { attempted: true }),
});
