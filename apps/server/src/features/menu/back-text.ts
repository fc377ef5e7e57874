import type { VenueSettings } from '@tableside/domain/venue';
import { businessDayAt } from '../venues/index.ts';

/**
 * From when a dish is to be had again, as the venue's clock says it: today the time alone, later the weekday before it.
 * `at` and `now` are epoch ms.
 */
export const backText = (
  at: number | undefined,
  language: string,
  settings: VenueSettings,
  now: number,
): string | undefined => {
  if (at === undefined || at <= now) return undefined;
  const isToday = businessDayAt(settings, at) === businessDayAt(settings, now);
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }).format(at);
};
