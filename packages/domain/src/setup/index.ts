export { slugOf } from './slug.ts';
export { MOST_TABLES, startingSettings, type VenueBasics } from './starting-settings.ts';
export { KNOWN_COUNTRIES, type UsualPlace, usualDrinkingAge, usualPlace } from './usual-places.ts';
