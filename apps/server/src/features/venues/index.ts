export { businessDayAt, dayRule } from './day-rule.ts';
export { flagsAt } from './flags.ts';
export { followHours, venueJobs } from './follow-schedules.ts';
export { clockText, hoursLines, spansText } from './hours-lines.ts';
export { openingView } from './opening.ts';
export type { Venue, VenueReader } from './venue.ts';
export { createVenueReader } from './venue-cache.ts';
export { wallDate, wallTime } from './wall-time.ts';
