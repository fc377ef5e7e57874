import { coveredBy, type TimeRange, type WallTime } from './availability.ts';

/** Whether the venue works at the moment; one that set no hours always does. ORDER-55. */
export const isWorkingHours = (ranges: readonly TimeRange[], wall: WallTime): boolean =>
  ranges.length === 0 || coveredBy(ranges, wall);
