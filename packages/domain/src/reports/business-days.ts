import { addDays, type Day, dayNumber, dayOfNumber } from '../schedule/calendar.ts';
import { businessDay, instantOf, type WallClock } from '../schedule/index.ts';

/** How a venue tells its days: its clock, and minutes after midnight at which a new one begins. */
export type DayRule = { readonly wallAt: WallClock; readonly cutoffMinutes: number };

/**
 * The instant (epoch milliseconds) at which a business day begins, by {@link instantOf}: days follow each other without
 * gap or overlap, and last 23 to 25 hours.
 */
export const dayStart = (day: Day, { wallAt, cutoffMinutes }: DayRule): number =>
  instantOf(day, cutoffMinutes, wallAt);

/** The business day of an instant (epoch milliseconds), by {@link dayStart}: also in the hour that is there twice. */
export const dayAt = (at: number, rule: DayRule): Day => {
  const shown = businessDay(rule.wallAt(at), rule.cutoffMinutes);
  const next = addDays(shown, 1);
  return at >= dayStart(next, rule) ? next : shown;
};

/** Where each day from `from` to `to` begins, and where the last one ends: one more than there are days. */
export const dayBounds = (from: Day, to: Day, rule: DayRule): number[] => {
  const first = dayNumber(from);
  const count = dayNumber(to) - first + 2;
  return Array.from({ length: count }, (_, index) => dayStart(dayOfNumber(first + index), rule));
};
