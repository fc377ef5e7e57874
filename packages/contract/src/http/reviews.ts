import {
  MAX_REVIEW_COMMENT,
  MAX_REVIEW_CONTACT,
  PLATFORM_TAGS,
  RATINGS,
  REVIEW_TAGS,
} from '@tableside/domain/reviews';
import { z } from 'zod';
import { calls } from '../define.ts';
import { ReviewView } from './shared/review-view.ts';
import { FreeText, Id } from './shared/shared.ts';

const Rating = z.number().int().min(1).max(RATINGS.length);
const Named = (max: number) => z.string().max(max).nullable().default(null);

/**
 * What is reviewed. All of these are claims: what they name is proven by the session's and the device's cookie, and what is
 * somebody else's is 404. Those that are absent, null or empty say nothing. REVIEW-12.
 */
const ids = {
  session_token: Named(64),
  /** Of an order, or of a bill that this phone paid at. */
  unique_order_number: Named(40),
  tips_qr_card_hash: Named(64),
  review_id: Named(64),
  payment_uuid: Named(64),
};
const words = {
  comment: FreeText(MAX_REVIEW_COMMENT).nullable().default(''),
  email: FreeText(MAX_REVIEW_CONTACT).nullable().default(null),
  phone_number: FreeText(MAX_REVIEW_CONTACT).nullable().default(null),
};
const Spelled = <T extends string>(tags: readonly T[]) =>
  z.array(z.enum([...tags, ...tags.map(tag => tag.toLowerCase())])).max(20);

const response = z.object({ id: Id, review: ReviewView });
const errors = [
  'session_not_found',
  'session_ended',
  'preview_mode',
  'order_not_found',
  'payment_not_found',
  'review_not_found',
  'reviews_off',
  'review_closed',
] as const;

const platform = { platform_review_uuid: Id };
const platformAnswer = z.object({ uuid: Id });

/** What guests say about their visit, and about the app. Spec 2§4, 2§7. */
export const reviewCalls = calls({
  'POST /reviews/rate-v2': {
    summary:
      'Rates an order, payment, tip card or visit of this phone, from 1 to 5; rated again within a day it is changed. REVIEW-12.',
    access: 'public',
    body: z.strictObject({ ...ids, rating: Rating }),
    response,
    errors: [...errors],
  },
  'POST /reviews/add-review-tags-v2': {
    summary:
      'Says what the rating is about; these tags take the place of those before. REVIEW-05, REVIEW-13.',
    access: 'public',
    body: z.strictObject({ ...ids, rating: Rating.nullable().default(null), tags: Spelled(REVIEW_TAGS) }),
    response,
    errors: [...errors],
  },
  'POST /reviews/leave-comment-v2': {
    summary:
      'Hands the review in, with a comment and how to reach its guest, where they left any. REVIEW-14.',
    access: 'public',
    body: z.strictObject({ ...ids, ...words }),
    response,
    errors: [...errors],
  },
  'POST /reviews/mark-google-review-attempted-v2': {
    summary: 'The phone is about to open the maps service: it is not led there again. REVIEW-15.',
    access: 'public',
    body: z.strictObject(ids),
    response,
    errors: [...errors],
  },
  'POST /reviews/own': {
    summary: 'The review that this phone gave of the same, and what may be asked for beside it.',
    access: 'public',
    body: z.strictObject(ids),
    response: z.object({
      review: ReviewView.nullable(),
      /** It may be given or changed now. */
      open: z.boolean(),
      /** Whoever runs the installation wants to hear about the app as well. */
      platform: z.boolean(),
    }),
    errors: [...errors],
  },
  'POST /platform-reviews/rate': {
    summary: 'Rates the app; the uuid of the answer changes it for a day, on this phone. REVIEW-16.',
    access: 'public',
    body: z.strictObject({ platform_review_uuid: Named(64), rating: Rating }),
    response: platformAnswer,
    errors: ['review_not_found', 'review_closed'],
  },
  'POST /platform-reviews/add-review-tags': {
    summary: 'Says what the rating of the app is about. REVIEW-06, REVIEW-17.',
    access: 'public',
    body: z.strictObject({
      ...platform,
      rating: Rating.nullable().default(null),
      tags: Spelled(PLATFORM_TAGS),
    }),
    response: platformAnswer,
    errors: ['review_not_found', 'review_closed'],
  },
  'POST /platform-reviews/leave-comment': {
    summary: 'Hands the review of the app in; it goes to whoever runs the installation. REVIEW-17.',
    access: 'public',
    body: z.strictObject({ ...platform, ...words }),
    response: platformAnswer,
    errors: ['review_not_found', 'review_closed'],
  },
});
export type ReviewIds = z.input<z.ZodObject<typeof ids>>;
