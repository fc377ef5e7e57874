import { z } from 'zod';
import { over, stamp } from '../settings-stamp.ts';
import { FreeText, Language } from '../shared.ts';

const Whole = z.number().int().min(0).max(100_000);

const chosen = {
  on: z.boolean(),
  /** How far apart the times are that guests choose from, in minutes. */
  step_minutes: Whole,
  /** The largest party that may reserve by itself. */
  party_max: Whole,
  ahead_days: Whole,
  notice_minutes: Whole,
  /** By party, the smallest first. */
  stays: z.array(z.strictObject({ up_to: Whole, minutes: Whole })).max(12),
  /** How long a table is kept for who is late. */
  late_minutes: Whole,
  /** What guests read above the times, by language. */
  words: z.record(Language, FreeText(400)),
};

export const ReservationSettingsBody = z.strictObject({ ...over, ...chosen });
export const ReservationSettings = z.object({
  ...stamp,
  ...chosen,
  /** Where guests reserve, whether or not it is on. */
  public_page: z.string(),
  /** Text messages can be sent. */
  sms: z.boolean(),
});
export type ReservationSettings = z.infer<typeof ReservationSettings>;
