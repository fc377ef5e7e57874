export { CODE_LENGTH, codeOf, DRAWN_LENGTH, drawnCode, MAX_CODES, PREFIX_MAX, prefixOf } from './codes.ts';
export { COUPON_STATUSES, type CouponStatus, couponStatus } from './standing.ts';
export {
  type CouponTerms,
  type TermsProblem,
  type TermsProblems,
  termsProblems,
  type Used,
} from './terms.ts';
