export { HoursFields } from './HoursFields.tsx';
export { OwnerFields } from './OwnerFields.tsx';
export { freshVenue, usualIn, type VenueValues } from './setup-draft.ts';
export { setupQuery } from './setup-query.ts';
export { TablesFields } from './TablesFields.tsx';
export { STEPS, useSetup } from './use-setup.ts';
export { VenueFields } from './VenueFields.tsx';
export { UNKNOWN, unknownIn, venueBody, venueRules } from './venue-form.ts';
