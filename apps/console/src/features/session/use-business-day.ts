import { businessDay, type Day } from '@tableside/domain/schedule';
import { useVenue } from './venue-context.ts';
import { wallClockIn } from './wall-clock.ts';

/** The day that a venue works on at a moment (epoch milliseconds): the small hours belong to the evening before them. */
export const businessDayAt = (at: number, timeZone: string, cutoffMinutes: number): Day =>
  businessDay(wallClockIn(timeZone)(at), cutoffMinutes);

/** The day that the venue works on now. */
export const useBusinessDay = (): Day => {
  const { time_zone: timeZone, day_cutoff_minutes: cutoff } = useVenue();
  return businessDayAt(Date.now(), timeZone, cutoff);
};
