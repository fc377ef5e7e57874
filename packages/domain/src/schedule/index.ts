export {
  ALWAYS,
  type Availability,
  coveredBy,
  isAvailableAt,
  type TimeRange,
  type WallTime,
} from './availability.ts';
export { businessDay, type WallDate } from './business-day.ts';
export { nextChange } from './next-change.ts';
export { isWorkingHours } from './working-hours.ts';
