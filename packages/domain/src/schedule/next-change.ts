import { coveredBy, type TimeRange, type WallTime } from './availability.ts';

const DAY = 1440;
const WEEK = 7 * DAY;

const minuteOfWeek = ({ day, minutes }: WallTime): number => (day - 1) * DAY + minutes;
const wallAt = (minute: number): WallTime => ({
  day: Math.floor((minute % WEEK) / DAY) + 1,
  minutes: minute % DAY,
});

/**
 * Wall-clock minutes until a weekly set of ranges starts or stops covering the moment, 1…10080; null when it never
 * does. On the night of a clock change the true time differs by that hour: ask again then. MENU-45, ORDER-55.
 */
export const nextChange = (ranges: readonly TimeRange[], wall: WallTime): number | null => {
  const now = minuteOfWeek(wall);
  const state = coveredBy(ranges, wall);
  const edges = ranges.flatMap(({ days, from, to }) =>
    days.flatMap(day => [(day - 1) * DAY + from, (day - 1) * DAY + (from <= to ? to : to + DAY)]),
  );
  const waits = edges.map(edge => (((edge - now) % WEEK) + WEEK) % WEEK || WEEK).sort((a, b) => a - b);
  return waits.find(wait => coveredBy(ranges, wallAt(now + wait)) !== state) ?? null;
};
