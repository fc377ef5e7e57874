import type { KEPT_KINDS } from '@tableside/domain/retention';
import { z } from 'zod';
import { stamp } from '../settings-stamp.ts';

const Days = z.number().int().min(1).max(36_500);
/** Days by kind. */
export const DaysKept = z.strictObject({
  words: Days,
  reviews: Days,
  calls: Days,
  phones: Days,
  pace: Days,
  webhooks: Days,
  invitations: Days,
  reservations: Days,
} satisfies Record<(typeof KEPT_KINDS)[number], typeof Days>);

export const RetentionSettings = z.object({
  ...stamp,
  days: DaysKept,
  /** For how many years the law of the venue's country wants the books. */
  books_years: z.number().int(),
});
export type RetentionSettings = z.infer<typeof RetentionSettings>;
