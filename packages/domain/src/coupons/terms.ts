import type { CouponType } from '../cart/index.ts';
import { MAX_MINOR, type Minor } from '../money/index.ts';
import { type Day, isDay } from '../schedule/index.ts';

/** What a venue says about a code it gives out. Amounts in minor units. */
export type CouponTerms = {
  readonly type: CouponType;
  /** Percent points or minor units, as of a coupon; 0 for `pay-at-restaurant`. */
  readonly value: number;
  /** Orders it is good for in all; null: any number. */
  readonly maxUses: number | null;
  /** Orders of one phone it is good for; null: any number. */
  readonly perPhone: number | null;
  readonly minOrder: Minor | null;
  /** First and last business day on which it counts; null: from now on, until it is ended. */
  readonly from: Day | null;
  readonly to: Day | null;
};

export type TermsProblem = 'percent' | 'amount' | 'count' | 'fewer' | 'more' | 'day' | 'before' | 'used';
export type TermsProblems = { readonly [field in keyof CouponTerms]?: TermsProblem };

/** More than any venue gives out. */
const MAX_USES = 1_000_000;

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_USES;
const isMoney = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= MAX_MINOR;

const valueProblem = ({ type, value }: CouponTerms): TermsProblem | null => {
  if (type === 'percent') return Number.isInteger(value) && value >= 1 && value <= 100 ? null : 'percent';
  if (type === 'amount') return isMoney(value) ? null : 'amount';
  return null;
};

const toProblem = ({ from, to }: CouponTerms): TermsProblem | null => {
  if (to === null) return null;
  if (!isDay(to)) return 'day';
  return from !== null && isDay(from) && to < from ? 'before' : null;
};

/** How a code was used so far. */
export type Used = {
  readonly terms: Pick<CouponTerms, 'type' | 'value'>;
  /** An order was placed with it. */
  readonly ever: boolean;
  /** The most that one of its codes was used. */
  readonly most: number;
};

/**
 * What is wrong with terms, by field. What a used code is worth stays: guests were told, and orders name it; another worth
 * is another code. Nor can it be good for fewer orders than it was used for.
 */
export const termsProblems = (terms: CouponTerms, used: Used | null): TermsProblems => {
  const { maxUses, perPhone, minOrder, from } = terms;
  const worth = terms.type === 'pay-at-restaurant' ? 0 : terms.value;
  const isOther = used !== null && (terms.type !== used.terms.type || worth !== used.terms.value);
  const value = used?.ever && isOther ? 'used' : valueProblem(terms);
  const to = toProblem(terms);
  return {
    ...(value && { value }),
    ...(maxUses !== null && !isCount(maxUses) && { maxUses: 'count' }),
    ...(maxUses !== null && isCount(maxUses) && used && maxUses < used.most && { maxUses: 'fewer' }),
    ...(perPhone !== null && !isCount(perPhone) && { perPhone: 'count' }),
    ...(perPhone !== null && maxUses !== null && perPhone > maxUses && { perPhone: 'more' }),
    ...(minOrder !== null && !isMoney(minOrder) && { minOrder: 'amount' }),
    ...(from !== null && !isDay(from) && { from: 'day' }),
    ...(to && { to }),
  };
};
