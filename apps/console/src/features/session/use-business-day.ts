import { businessDay, type Day } from '@tableside/domain/schedule';
import { useVenue } from './venue-context.ts';

/** The day that a venue works on at a moment (epoch milliseconds): the small hours belong to the evening before them. */
export const businessDayAt = (at: number, timeZone: string, cutoffMinutes: number): Day => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wall.format(at).split(/\D/).map(Number);
  return businessDay({ year, month, day, minutes: hour * 60 + minute }, cutoffMinutes);
};

/** The day that the venue works on now. */
export const useBusinessDay = (): Day => {
  const { time_zone: timeZone, day_cutoff_minutes: cutoff } = useVenue();
  return businessDayAt(Date.now(), timeZone, cutoff);
};
