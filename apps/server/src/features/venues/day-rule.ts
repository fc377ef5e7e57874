import { type DayRule, dayAt } from '@tableside/domain/reports';
import type { VenueSettings } from '@tableside/domain/venue';
import { wallClockOf } from './wall-time.ts';

/** How a venue tells its business days: by its own clock, from when its night is over. */
export const dayRule = ({
  timeZone,
  dayCutoffMinutes,
}: Pick<VenueSettings, 'timeZone' | 'dayCutoffMinutes'>): DayRule => ({
  wallAt: wallClockOf(timeZone),
  cutoffMinutes: dayCutoffMinutes,
});

/** The business day of a venue at an instant (epoch ms). */
export const businessDayAt = (
  settings: Pick<VenueSettings, 'timeZone' | 'dayCutoffMinutes'>,
  at: number,
): string => dayAt(at, dayRule(settings));
