import type { Opening as OpeningView } from '@tableside/contract/http/shared/opening';
import { dayNumber, dayOfWall, type OpeningHours, openingAt, weekdayOf } from '@tableside/domain/schedule';
import { openingHoursOf, type VenueSettings } from '@tableside/domain/venue';
import { wallClockOf, wallDate } from './wall-time.ts';

type Hours = Pick<VenueSettings, 'workingHours' | 'hoursExceptions' | 'lastOrderMinutes' | 'timeZone'>;

const two = (value: number): string => String(value).padStart(2, '0');

const dayWord = (days: number, date: string): OpeningView['day'] => {
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? (String(weekdayOf(date)) as OpeningView['day']) : 'date';
};

/** What guests are told of hours; null while they can order. The day is named from where the clock of `timeZone` hangs. ORDER-57. */
export const openingViewOf = (hours: OpeningHours, timeZone: string, now: number): OpeningView | null => {
  const { state, reason, opensAt } = openingAt(hours, now, wallClockOf(timeZone));
  if (state === 'open') return null;
  if (opensAt === null) return { state, reason, day: 'unknown', date: '', month: '', time: '' };
  const wall = wallDate(timeZone, opensAt);
  const date = dayOfWall(wall);
  const days = dayNumber(date) - dayNumber(dayOfWall(wallDate(timeZone, now)));
  const time = `${two(Math.floor(wall.minutes / 60))}:${two(wall.minutes % 60)}`;
  return { state, reason, day: dayWord(days, date), date: String(wall.day), month: String(wall.month), time };
};

/** As {@link openingViewOf} for a venue. ORDER-55. */
export const openingView = (settings: Hours, now: number): OpeningView | null =>
  openingViewOf(openingHoursOf(settings), settings.timeZone, now);
