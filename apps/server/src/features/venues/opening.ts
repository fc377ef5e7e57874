import type { Opening as OpeningView } from '@tableside/contract/http/shared/opening';
import { dayNumber, dayOfWall, type Opening, openingAt, weekdayOf } from '@tableside/domain/schedule';
import { openingHoursOf, type VenueSettings } from '@tableside/domain/venue';
import { wallClockOf, wallDate } from './wall-time.ts';

type Hours = Pick<VenueSettings, 'workingHours' | 'hoursExceptions' | 'lastOrderMinutes' | 'timeZone'>;

/** How a venue stands by its hours at an instant (epoch ms). ORDER-55. */
export const openingOf = (settings: Hours, now: number): Opening =>
  openingAt(openingHoursOf(settings), now, wallClockOf(settings.timeZone));

const two = (value: number): string => String(value).padStart(2, '0');

const dayWord = (days: number, date: string): OpeningView['day'] => {
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? (String(weekdayOf(date)) as OpeningView['day']) : 'date';
};

/** What guests are told of the hours; null while they can order. The day is named from where the venue is. ORDER-57. */
export const openingView = (settings: Hours, now: number): OpeningView | null => {
  const { state, reason, opensAt } = openingOf(settings, now);
  if (state === 'open') return null;
  if (opensAt === null) return { state, reason, day: 'unknown', date: '', month: '', time: '' };
  const wall = wallDate(settings.timeZone, opensAt);
  const date = dayOfWall(wall);
  const days = dayNumber(date) - dayNumber(dayOfWall(wallDate(settings.timeZone, now)));
  const time = `${two(Math.floor(wall.minutes / 60))}:${two(wall.minutes % 60)}`;
  return { state, reason, day: dayWord(days, date), date: String(wall.day), month: String(wall.month), time };
};
