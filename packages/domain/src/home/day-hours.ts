const MINUTES = 60;
const HOURS = 24;
const DAY_MINUTES = HOURS * MINUTES;

/**
 * The hours of the clock in the order of a business day that begins `cutoffMinutes` after midnight. One that begins within an hour
 * begins and ends with a part of it: that hour stands twice.
 */
export const dayHours = (cutoffMinutes: number): number[] => {
  const first = Math.trunc(cutoffMinutes / MINUTES);
  const places = cutoffMinutes % MINUTES === 0 ? HOURS : HOURS + 1;
  return Array.from({ length: places }, (_, place) => (first + place) % HOURS);
};

/** The place among them of a moment, in minutes of the clock after midnight. */
export const dayHourAt = (minutes: number, cutoffMinutes: number): number => {
  const since = minutes < cutoffMinutes ? minutes + DAY_MINUTES : minutes;
  return Math.trunc(since / MINUTES) - Math.trunc(cutoffMinutes / MINUTES);
};
