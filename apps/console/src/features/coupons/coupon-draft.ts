import type { CallInput } from '@tableside/contract/client';
import { codeOf, prefixOf, type TermsProblem, termsProblems } from '@tableside/domain/coupons';
import { type Minor, minor } from '@tableside/domain/money';
import type { Coupon } from './coupons-query.ts';

/** Terms as they are typed: each worth keeps its own field, so that looking at another kind loses nothing. */
export type CouponDraft = {
  readonly code: string;
  /** Null: one code that many guests know. */
  readonly draw: number | null;
  readonly type: Coupon['type'];
  readonly percent: number | null;
  readonly amount: Minor | null;
  readonly maxUses: number | null;
  readonly perPhone: number | null;
  readonly minOrder: Minor | null;
  readonly from: string;
  readonly to: string;
};
/** Fields as the contract calls them, each with a word for why. */
export type CouponProblems = { readonly [field: string]: TermsProblem | 'code' | 'taken' };

export const NEW_CODE: CouponDraft = {
  code: '',
  draw: null,
  type: 'percent',
  percent: 10,
  amount: null,
  maxUses: null,
  perPhone: null,
  minOrder: null,
  from: '',
  to: '',
};
/** Many codes work once each unless somebody says otherwise. */
export const MANY_CODES: CouponDraft = { ...NEW_CODE, draw: 50, maxUses: 1 };

export const draftOf = (coupon: Coupon): CouponDraft => ({
  code: coupon.code,
  draw: null,
  type: coupon.type,
  percent: coupon.type === 'percent' ? coupon.value : null,
  amount: coupon.type === 'amount' ? minor(coupon.value) : null,
  maxUses: coupon.max_uses,
  perPhone: coupon.per_phone,
  minOrder: coupon.min_order === null ? null : minor(coupon.min_order),
  from: coupon.from ?? '',
  to: coupon.to ?? '',
});

const worthOf = ({ type, percent, amount }: CouponDraft): number => {
  if (type === 'percent') return percent ?? 0;
  return type === 'amount' ? (amount ?? 0) : 0;
};
const dayOr = (day: string): string | null => (day === '' ? null : day);

export type TermsBody = Omit<CallInput<'POST /console/{venue}/coupons/make'>['body'], 'code' | 'draw'>;

export const termsBody = (draft: CouponDraft): TermsBody => ({
  type: draft.type,
  value: worthOf(draft),
  max_uses: draft.maxUses,
  per_phone: draft.perPhone,
  min_order: draft.minOrder,
  from: dayOr(draft.from),
  to: dayOr(draft.to),
});

/** What is wrong before anything is sent; `coupon` is the one that is changed. */
export const draftProblems = (draft: CouponDraft, coupon: Coupon | null): CouponProblems => {
  const { maxUses, perPhone, minOrder, from, to, ...rest } = termsProblems(
    {
      type: draft.type,
      value: worthOf(draft),
      maxUses: draft.maxUses,
      perPhone: draft.perPhone,
      minOrder: draft.minOrder,
      from: dayOr(draft.from),
      to: dayOr(draft.to),
    },
    coupon && { terms: coupon, ever: coupon.used, most: coupon.codes > 1 ? 0 : coupon.uses },
  );
  const code = draft.draw === null ? codeOf(draft.code) : prefixOf(draft.code);
  return {
    ...(coupon === null && code === null && { code: 'code' }),
    ...(rest.value && { value: rest.value }),
    ...(maxUses && { max_uses: maxUses }),
    ...(perPhone && { per_phone: perPhone }),
    ...(minOrder && { min_order: minOrder }),
    ...(from && { from }),
    ...(to && { to }),
  };
};
