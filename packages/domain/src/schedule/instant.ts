import type { WallDate } from './business-day.ts';
import { type Day, dayNumber } from './calendar.ts';

/** The venue's clock on the wall at an instant (epoch milliseconds). */
export type WallClock = (at: number) => WallDate;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** No zone is further from UTC than this. */
const FURTHEST_MINUTES = 15 * 60;

/** The calendar day that a clock on the wall shows. */
export const dayOfWall = ({ year, month, day }: WallDate): Day => {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
};

const wallMinutes = (wall: WallDate): number => dayNumber(dayOfWall(wall)) * DAY_MINUTES + wall.minutes;

/**
 * The instant (epoch milliseconds) at which a day is `minutes` old (1440 and more: on the days after): the first whose
 * clock shows that or later. Where the clock is put forward over it that is when it was put; where it shows it twice, the
 * first time.
 */
export const instantOf = (day: Day, minutes: number, wallAt: WallClock): number => {
  const wanted = dayNumber(day) * DAY_MINUTES + minutes;
  const reached = (minute: number): boolean => wallMinutes(wallAt(minute * MINUTE_MS)) >= wanted;
  // Offsets of a zone around that time: the clock changes at most once within a day and a half.
  const offsets = [wanted - FURTHEST_MINUTES, wanted + FURTHEST_MINUTES].map(
    minute => wallMinutes(wallAt(minute * MINUTE_MS)) - minute,
  );
  const candidates = offsets.map(offset => wanted - offset).sort((a, b) => a - b);
  const exact = candidates.find(minute => reached(minute) && !reached(minute - 1));
  if (exact !== undefined) return exact * MINUTE_MS;
  // It is in the hour that does not exist: look for the moment of the change.
  let [before = wanted, after = wanted] = candidates;
  before -= 1;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (reached(middle)) after = middle;
    else before = middle;
  }
  return after * MINUTE_MS;
};
