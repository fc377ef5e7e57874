export {
  CUSTOM_TIP_MAX_LENGTH,
  customTip,
  isLargeParty,
  type TipChip,
  type TipChips,
  type TipChoices,
  type TipLimits,
  tipChips,
} from './tip-chips.ts';
export { cartTipsOffered, payTipsOffered, tipsOffered } from './tips-shown.ts';
