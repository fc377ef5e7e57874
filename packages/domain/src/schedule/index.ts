export {
  ALWAYS,
  type Availability,
  coveredBy,
  isAvailableAt,
  type TimeRange,
  type WallTime,
} from './availability.ts';
