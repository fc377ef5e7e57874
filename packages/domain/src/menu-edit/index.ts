export { applyEdit } from './apply/apply.ts';
export {
  confirmed,
  namesMissingIn,
  nextBasis,
  type TranslationSource,
  type TranslationState,
  textsOfEntity,
  translationGaps,
  translationState,
} from './apply/translations.ts';
export { BLANK_CATEGORY, BLANK_GROUP, BLANK_ITEM, BLANK_OPTION, BLANK_VARIATION } from './blank.ts';
export { changesBetween, type MenuChange } from './changes.ts';
export {
  checkHead,
  checkItem,
  checkMenu,
  checkTag,
  LONGEST,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
} from './check.ts';
export type { Crop } from './crop.ts';
export type {
  Applied,
  CategoryHead,
  EditProblem,
  EntityKey,
  MenuEdit,
  PriceRule,
  ProblemKind,
  Refused,
} from './edit.ts';
export { type Freed, freedBetween } from './freed.ts';
export { findItem, itemsOf } from './places.ts';
export { type PriceChange, priceChangesBetween } from './price-changes.ts';
export { isPriceRule, itemByRule, priceByRule } from './prices.ts';
export { publishable, shownOf } from './publishable.ts';
export { isSame } from './same.ts';
export { checkTyped, freeAsPublished, type Unpriced, unpricedIn, unpricedOf } from './unpriced.ts';
export { type RateUse, usesOfRates, withRate } from './vat-rates.ts';
