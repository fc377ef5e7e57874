import { ratingWord } from '@tableside/domain/reviews';
import { mailOf, type OutgoingMail } from '../../mail/index.ts';
import type { PlatformReview } from './store.ts';

/** A review of the app, for whoever runs the installation; in English, as its settings and logs are. */
export const platformReviewMail = (review: PlatformReview, to: string): OutgoingMail =>
  mailOf(
    {
      language: 'en',
      venue: 'Tableside',
      title: `A guest rated the app: ${review.rating} of 5`,
      intro: review.comment === '' ? 'They wrote nothing.' : review.comment,
      rows: [
        { label: 'Rating', value: `${review.rating} (${ratingWord(review.rating) ?? ''})` },
        ...(review.tags.length > 0 ? [{ label: 'About', value: review.tags.join(', ') }] : []),
        ...(review.contact === null ? [] : [{ label: 'Contact', value: review.contact }]),
      ],
      notes: ['You get this because PLATFORM_REVIEWS_TO names this address.'],
    },
    { dedupeKey: `platform-review:${review.uuid}`, to },
  );
