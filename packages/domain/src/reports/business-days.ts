import { businessDay, type WallDate } from '../schedule/index.ts';
import { addDays, type Day, dayNumber, dayOfNumber } from './calendar.ts';

/** The venue's clock on the wall at an instant (epoch milliseconds). */
export type WallClock = (at: number) => WallDate;
/** How a venue tells its days: its clock, and minutes after midnight at which a new one begins. DESIGN §4. */
export type DayRule = { readonly wallAt: WallClock; readonly cutoffMinutes: number };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** No zone is further from UTC than this. */
const FURTHEST_MINUTES = 15 * 60;

const wallMinutes = ({ year, month, day, minutes }: WallDate): number => {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return dayNumber(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`) * DAY_MINUTES + minutes;
};

/**
 * The instant (epoch milliseconds) at which a business day begins: the first whose clock shows the cut-off or later. Where
 * the clock is put forward over the cut-off that is when it was put; where it shows the cut-off twice, the first time.
 * Days follow each other without gap or overlap, and last 23 to 25 hours.
 */
export const dayStart = (day: Day, { wallAt, cutoffMinutes }: DayRule): number => {
  const wanted = dayNumber(day) * DAY_MINUTES + cutoffMinutes;
  const reached = (minute: number): boolean => wallMinutes(wallAt(minute * MINUTE_MS)) >= wanted;
  // Offsets of a zone around that time: the clock changes at most once within a day and a half.
  const offsets = [wanted - FURTHEST_MINUTES, wanted + FURTHEST_MINUTES].map(
    minute => wallMinutes(wallAt(minute * MINUTE_MS)) - minute,
  );
  const candidates = offsets.map(offset => wanted - offset).sort((a, b) => a - b);
  const exact = candidates.find(minute => reached(minute) && !reached(minute - 1));
  if (exact !== undefined) return exact * MINUTE_MS;
  // The cut-off is in the hour that does not exist: look for the moment of the change.
  let [before = wanted, after = wanted] = candidates;
  before -= 1;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (reached(middle)) after = middle;
    else before = middle;
  }
  return after * MINUTE_MS;
};

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
