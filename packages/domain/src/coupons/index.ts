export { CODE_LENGTH, codeOf, DRAWN_LENGTH, drawnCode, MOST_CODES, PREFIX_MAX, prefixOf } from './codes.ts';
export { COUPON_STANDINGS, type CouponStanding, couponStanding } from './standing.ts';
export {
  type CouponTerms,
  type TermsProblem,
  type TermsProblems,
  termsProblems,
  type Used,
} from './terms.ts';
