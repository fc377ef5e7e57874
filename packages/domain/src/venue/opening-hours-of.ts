import type { OpeningHours } from '../schedule/index.ts';
import type { VenueSettings } from './settings.ts';

/** A venue's hours as the rules of the schedule read them. */
export const openingHoursOf = (
  settings: Pick<VenueSettings, 'workingHours' | 'hoursExceptions' | 'lastOrderMinutes'>,
): OpeningHours => ({
  weekly: settings.workingHours,
  exceptions: settings.hoursExceptions ?? [],
  lastOrderMinutes: settings.lastOrderMinutes ?? 0,
});
