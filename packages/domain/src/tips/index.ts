export {
  CUSTOM_TIP_MAX_LENGTH,
  customTip,
  isLargeParty,
  type TipChip,
  type TipChips,
  type TipChoices,
  type TipLimits,
  tipChips,
  USUAL_PERCENTAGES,
  USUAL_TIP_LIMITS,
} from './tip-chips.ts';
export {
  MOST_PERCENTAGES,
  type TipTerms,
  type TipTermsProblem,
  type TipTermsProblems,
  tipTermsProblems,
} from './tip-terms.ts';
export { cartTipsOffered, payTipsOffered, tipsOffered } from './tips-shown.ts';
