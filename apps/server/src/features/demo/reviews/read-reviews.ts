import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REVIEW_TAGS } from '@tableside/domain/reviews';
import { z } from 'zod';

const Review = z.strictObject({
  /** How long ago it was given, and at what minute of the day in UTC. */
  daysAgo: z.number().int().min(0).max(365),
  minute: z.number().int().min(0).max(1_439),
  rating: z.number().int().min(1).max(5),
  tags: z.array(z.enum(REVIEW_TAGS)).default([]),
  language: z.string(),
  comment: z.string().default(''),
  /** Of a table, by its name. */
  table: z.string(),
  /** Who of the demo's staff served, by e-mail. */
  servedBy: z.string().optional(),
  email: z.string().optional(),
  answer: z.string().optional(),
  answeredBy: z.string().optional(),
});
/** `reviews.json` of a demo venue: what its guests said before anybody looked. */
const ReviewsFile = z.array(Review);

export type DemoReview = z.infer<typeof Review>;

/** What guests of a demo venue said; nothing without the file. Throws for what is no review. */
export const readReviewsFile = (folder: string): readonly DemoReview[] => {
  const file = join(folder, 'reviews.json');
  if (!existsSync(file)) return [];
  const parsed = ReviewsFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
  return parsed.data;
};
