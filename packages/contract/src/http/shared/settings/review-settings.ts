import { z } from 'zod';
import { over, stamp } from '../settings-stamp.ts';

const reviews = {
  /** Guests are asked how it was. */
  enabled: z.boolean(),
  /** What the maps service calls the venue: public reviews are of this place. */
  google_place_id: z.string().trim().max(300).nullable(),
};
export const ReviewSettings = z.object({ ...stamp, ...reviews });
export type ReviewSettings = z.infer<typeof ReviewSettings>;
export const ReviewSettingsBody = z.strictObject({ ...over, ...reviews });
