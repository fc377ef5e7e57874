import { REVIEW_TAGS } from '@tableside/domain/reviews';
import { z } from 'zod';
import { Id } from './shared.ts';

/** A review as the phone that gave it reads it. ENTITY-53. */
export const ReviewView = z.object({
  /** Not guessable; good on this phone alone. */
  id: Id,
  rating: z.number().int(),
  tags: z.array(z.enum(REVIEW_TAGS)),
  /** The words were sent, be they none. */
  submitted: z.boolean(),
  /** The phone was led to the maps service. */
  google_review_attempted: z.boolean(),
});
export type ReviewView = z.infer<typeof ReviewView>;
