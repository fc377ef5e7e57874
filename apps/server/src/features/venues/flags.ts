import { type Flags, flagsOf, type VenueSettings } from '@tableside/domain/venue';

/** The venue's switches as this table has them, its own on top. FLAG-01…18, FLAG-21, ORDER-53. */
export const flagsAt = (settings: VenueSettings, overrides: Readonly<Record<string, boolean>>): Flags =>
  flagsOf({ ...Object.fromEntries(settings.functionalities.map(flag => [flag, true])), ...overrides });
