import { REVIEW_TAGS } from '@tableside/domain/reviews';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { IdPlace } from '../shared/places.ts';
import { Empty, Id, Instant } from '../shared/shared.ts';

const { lead, floor } = ROLE_GROUPS;
/** As long as a letter is read. */
export const MAX_REVIEW_ANSWER = 5_000;
const Count = z.number().int();
/** To a tenth; null: nobody rated. */
const Average = z.number().nullable();
/** A business day of the venue, `YYYY-MM-DD`. */
const Day = z.string();

/** What proves that its guest was there; a scan alone proves the least. */
export const REVIEW_SUBJECTS = ['order', 'payment', 'card', 'visit'] as const;

export const ConsoleReview = z.object({
  id: Id,
  rating: Count,
  tags: z.array(z.enum(REVIEW_TAGS)),
  comment: z.string(),
  /** How its guest may be reached; erased after a while. */
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  language: z.string(),
  subject: z.enum(REVIEW_SUBJECTS),
  order_id: z.string().nullable(),
  table_name: z.string().nullable(),
  served_by: z.string().nullable(),
  dishes: z.array(z.string()),
  rated_at: Instant,
  submitted_at: Instant.nullable(),
  google_review_attempted: z.boolean(),
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  answered_by: z.string().nullable(),
  done_at: Instant.nullable(),
  done_by: z.string().nullable(),
});
export type ConsoleReview = z.infer<typeof ConsoleReview>;

/** As many business days up to today. */
export const REVIEW_DAYS = ['7', '30', '90', '365'] as const;
/** Business days, both included, at most 366; else the last `days`, 30 where nothing is said. */
const span = {
  days: z.enum(REVIEW_DAYS).default('30'),
  from: z.string().max(10).optional(),
  to: z.string().max(10).optional(),
};
const filters = {
  ...span,
  rating: z.enum(['bad', 'middle', 'good']).optional(),
  /** `open`: nobody has dealt with it. */
  only: z.enum(['open', 'words', 'contact']).optional(),
};

export const ReviewAverages = z.object({
  from: Day,
  to: Day,
  average: Average,
  count: Count,
  /** Ratings of 1 to 5. */
  ratings: z.array(Count),
  days: z.array(z.object({ day: Day, average: Average, count: Count })),
  dishes: z.array(z.object({ name: z.string(), average: Average, count: Count })),
  /** One row a person, by account. */
  people: z.array(z.object({ id: Id, name: z.string(), average: Average, count: Count })),
  tags: z.array(z.object({ tag: z.enum(REVIEW_TAGS), good: Count, bad: Count })),
});
export type ReviewAverages = z.infer<typeof ReviewAverages>;

const one = z.object({ review: ConsoleReview });

/** What guests said, for those who answer for the evening. docs/guide/reviews.md */
export const consoleReviewCalls = calls({
  'GET /console/{venue}/reviews': {
    summary: 'Reviews, the newest first; `before` is the id of the last one that was read.',
    access: { staff: lead },
    query: z.strictObject({ ...filters, before: IdPlace.optional() }),
    response: z.object({ reviews: z.array(ConsoleReview), more: z.boolean() }),
  },
  'GET /console/{venue}/reviews/averages': {
    summary: 'What ratings come to: by day, dish, person and tag.',
    access: { staff: lead },
    query: z.strictObject(span),
    response: ReviewAverages,
  },
  'GET /console/{venue}/reviews/own': {
    summary:
      'How guests rated whom somebody of the staff served, for themselves alone, over the last 30 days.',
    access: { staff: floor },
    response: z.object({ average: Average, count: Count }),
  },
  'GET /console/{venue}/reviews/csv': {
    summary: 'Reviews as a CSV, with the same filters.',
    access: { staff: lead },
    query: z.strictObject(filters),
    response: Empty,
  },
  'POST /console/{venue}/reviews/{review}/answer': {
    summary: 'Writes to its guest by mail, once; refused where they left no address.',
    access: { staff: lead },
    body: z.strictObject({ text: z.string().trim().min(1).max(MAX_REVIEW_ANSWER) }),
    response: one,
    errors: ['review_not_found', 'review_not_answerable', 'receipt_mail_failed'],
    idempotent: true,
  },
  'POST /console/{venue}/reviews/{review}/done': {
    summary: 'Somebody has dealt with it, or has not after all.',
    access: { staff: lead },
    body: z.strictObject({ done: z.boolean() }),
    response: one,
    errors: ['review_not_found'],
  },
});
