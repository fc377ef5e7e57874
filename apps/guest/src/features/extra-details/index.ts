export { ExtraField } from './ExtraField.tsx';
export {
  disclaimerOf,
  type ExtraField as ExtraFieldRule,
  presetAnswers,
  shownFields,
} from './shown-fields.ts';
export { type VenueTexts, venueText } from './venue-text.ts';
export { loadVenueTexts, useVenueTexts, venueTextsKey } from './venue-texts.ts';
