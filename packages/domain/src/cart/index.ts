export {
  COUPON_TYPES,
  type Coupon,
  type CouponType,
  canApplyCode,
  couponDiscount,
  distributeDiscount,
  isBelowMinimum,
  type MemberGiving,
  memberDiscount,
  normalizeCode,
} from './discount.ts';
export { lineKey } from './line-key.ts';
export {
  areGroupsValid,
  type GroupRule,
  initialSelection,
  isGroupRequired,
  isGroupValid,
  type OptionRule,
  type Selection,
  toggleOption,
} from './option-groups.ts';
export { type AfterPlacing, afterPlacing, needsPayment, placeButtonEnabled } from './placing.ts';
export {
  MAX_QUANTITY,
  MIN_QUANTITY,
  quantityAfter,
} from './quantity.ts';
export { fromPrice, type ListedItem, type ShownPrice, shownPrice } from './shown-price.ts';
export { isTotalTooSmall, minimumTotal, smallOrderFee } from './small-order-fee.ts';
export { type CartLine, type CartTotals, cartTotals, lineTotal } from './totals.ts';
export {
  type OptionPrice,
  type PricedItem,
  type PriceTerms,
  unitPrice,
  type VariationPrice,
} from './unit-price.ts';
