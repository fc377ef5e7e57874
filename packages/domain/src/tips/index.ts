export { chipsAfter } from './chips-after.ts';
export { chipsWithin } from './chips-within.ts';
export {
  CUSTOM_TIP_MAX_LENGTH,
  customTip,
  DEFAULT_TIP_LIMITS,
  isLargeParty,
  type TipChip,
  type TipChips,
  type TipChoices,
  type TipLimits,
  tipChips,
  USUAL_PERCENTAGES,
} from './tip-chips.ts';
export {
  MAX_PERCENTAGES,
  type TipTerms,
  type TipTermsProblem,
  type TipTermsProblems,
  tipTermsProblems,
} from './tip-terms.ts';
export { cartTipsOffered, payTipsOffered, tipsOffered } from './tips-shown.ts';
