export {
  ALWAYS,
  type Availability,
  coveredBy,
  isAvailableAt,
  type TimeRange,
  type WallTime,
} from './availability.ts';
export { businessDay, type WallDate } from './business-day.ts';
export { addDays, type Day, dayNumber, firstOfMonth, isDay, mondayOf } from './calendar.ts';
export { lastClosing } from './closing.ts';
export { dayOfWall, instantOf, type WallClock } from './instant.ts';
export { nextChange } from './next-change.ts';
export {
  type DaySpan,
  type HoursException,
  type Opening,
  type OpeningHours,
  openingAt,
  overlapping,
  spansOn,
  weekdayOf,
} from './opening-hours.ts';
export { exceptionsAhead, usualWeek, type WeekStretch } from './week-hours.ts';
