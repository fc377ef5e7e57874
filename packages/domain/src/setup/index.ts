export { COPIED, type Copied, copiedSettings, menuCopyProblem } from './copied-settings.ts';
export { FIRST_STEPS, type FirstStep, type FirstStepFacts, firstSteps } from './first-steps.ts';
export { slugOf } from './slug.ts';
export { MAX_TABLES, startingSettings, type VenueBasics } from './starting-settings.ts';
export { KNOWN_COUNTRIES, type UsualPlace, usualDrinkingAge, usualPlace } from './usual-places.ts';
