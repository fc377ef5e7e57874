export { ExtraField } from './ExtraField.tsx';
export {
  disclaimerOf,
  type ExtraField as ExtraFieldRule,
  presetAnswers,
  shownFields,
} from './shown-fields.ts';
export { useVenueTexts } from './venue-texts.ts';
