import { z } from 'zod';

/** Why guests cannot order by the hours, and when they can again. ORDER-55, ORDER-57. */
export const Opening = z.object({
  /** `last_orders`: the doors are open, ordering is over. */
  state: z.enum(['last_orders', 'closed']),
  /** In the venue's own words; empty on usual days. */
  reason: z.string(),
  /** Weekday 1 (Monday) to 7 within a week, `date` after that, `unknown` when no opening is in sight. */
  day: z.enum(['today', 'tomorrow', '1', '2', '3', '4', '5', '6', '7', 'date', 'unknown']),
  /** Day of the month and month (1 to 12) where the venue is, and its clock, `17:00`; empty when unknown. */
  date: z.string(),
  month: z.string(),
  time: z.string(),
});
export type Opening = z.infer<typeof Opening>;

/** Days and their hours as they stand on a door, in the language of the answer: `Monday – Friday`, `9:00–22:00`. */
export const HoursLine = z.object({ days: z.string(), times: z.string() });
export type HoursLine = z.infer<typeof HoursLine>;
