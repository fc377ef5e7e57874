export {
  CUSTOM_TIP_MAX_LENGTH,
  customTip,
  isLargeParty,
  type TipChip,
  type TipChips,
  type TipChoices,
  type TipLimits,
  tipChips,
  USUAL_TIP_LIMITS,
} from './tip-chips.ts';
export { cartTipsOffered, payTipsOffered, tipsOffered } from './tips-shown.ts';
