export { forgetPerson, STAYS_WITH_DEVICE } from './forget-person.ts';
export { type Me, meQuery, type Venue } from './me.ts';
export { PERMISSIONS, type Permission, roleMay } from './permissions.ts';
export { rememberedVenue, rememberVenue } from './remembered-venue.ts';
export { firstSection, placesOf, sectionsOf } from './sections.ts';
export { useClock } from './use-clock.ts';
export { useMoney } from './use-money.ts';
export { useSignOut } from './use-sign-out.ts';
export { useVenue, VenueProvider } from './venue-context.ts';
