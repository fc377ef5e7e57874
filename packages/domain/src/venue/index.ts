export { ABOUT_LINKS, type AboutLink, aboutProblems } from './about.ts';
export {
  additionalFieldProblems,
  type FieldProblem,
  type FieldValues,
  MAX_FIELD_LENGTH,
  needsExtraDetails,
  visibleAdditionalFields,
} from './additional-fields.ts';
export { COUNTRIES } from './countries.ts';
export {
  CUSTOMIZATIONS,
  type CustomizationKind,
  type CustomizationName,
  FONT_STACKS,
  type FontName,
  type NamesOfKind,
} from './customization-names.ts';
export {
  customization,
  customizationFlag,
  customizationFont,
  customizationNumber,
  isCustomizationName,
  parseCustomization,
} from './customizations.ts';
export { orderingEnabled, ordersTemporarilyDisabled, payingEnabled } from './enablement.ts';
export { FLAGS, type Flag, type Flags, flagsOf } from './flags.ts';
export { LOOK_NAMES, type LookValues, lookProblems, looksOf, withLooks } from './looks.ts';
export { openingHoursOf } from './opening-hours-of.ts';
export {
  isCollected,
  isSeated,
  PLACE_KINDS,
  type PlaceKind,
  placeKind,
  placeName,
} from './place-kind.ts';
export {
  FILTER_WIDTHS,
  isWideFilter,
  POPUP_LIMIT,
  type PopupProblem,
  popupProblems,
  popupRuns,
} from './popup-terms.ts';
export { popupToShow, popupUrl } from './popups.ts';
export {
  hasOptions,
  QUESTION_PLACES,
  QUESTION_TYPES,
  type Question,
  type QuestionOption,
  type QuestionPlace,
  type QuestionType,
  questionProblems,
  questionsOf,
  storedQuestions,
} from './questions.ts';
export {
  type AdditionalField,
  type Course,
  type Customization,
  isShared,
  type LegalDetails,
  type LoadingScreen,
  type MenuFilter,
  ORDER_STATUSES_OF_VENUE,
  type OrderFlow,
  type Popup,
  type Presence,
  SCAN_STATUSES,
  type ScanStatus,
  type SelectScreenButton,
  type SocialLink,
  TABLE_TYPES,
  type TableType,
  type TipsSettings,
  VENUE_TYPES,
  type VenueOrderStatus,
  type VenueSettings,
} from './settings.ts';
export {
  neededFor,
  OFFERED_FLAGS,
  type OfferedFlag,
  SWITCH_GROUPS,
  SWITCH_PARTS,
  SWITCHES,
  type SwitchGroup,
  type SwitchPart,
  switchProblems,
  turned,
  withSwitches,
} from './switches.ts';
export { isCode, isGuessable, isSpokenCode } from './table-code.ts';
export { textCustomization } from './text-customization.ts';
export { safeLink, webLink } from './web-link.ts';
export { welcomeProblems, written } from './welcome.ts';
