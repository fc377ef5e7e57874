import { Refusal } from '@tableside/contract';
import type { CouponView } from '@tableside/contract/http/console/coupons';
import { type CouponTerms, termsProblems, type Used } from '@tableside/domain/coupons';
import { minor } from '@tableside/domain/money';

type Asked = Pick<CouponView, 'type' | 'value' | 'max_uses' | 'per_phone' | 'min_order' | 'from' | 'to'>;
/** The fields as they travel. */
const ON_THE_WIRE: { readonly [field in keyof CouponTerms]: string } = {
  type: 'type',
  value: 'value',
  maxUses: 'max_uses',
  perPhone: 'per_phone',
  minOrder: 'min_order',
  from: 'from',
  to: 'to',
};

/** Terms as they were asked for, with what is wrong by field of the wire. */
export const askedTerms = (
  asked: Asked,
  used: Used | null,
): { readonly terms: CouponTerms; readonly fields: Readonly<Record<string, string>> } => {
  const whole = Number.isSafeInteger(asked.min_order) && (asked.min_order ?? 0) >= 0;
  const terms: CouponTerms = {
    type: asked.type,
    value: asked.value,
    maxUses: asked.max_uses,
    perPhone: asked.per_phone,
    minOrder: asked.min_order === null || !whole ? null : minor(asked.min_order),
    from: asked.from,
    to: asked.to,
  };
  const problems = Object.entries(termsProblems(terms, used));
  return {
    terms,
    fields: {
      ...Object.fromEntries(
        problems.map(([field, problem]) => [ON_THE_WIRE[field as keyof CouponTerms], problem]),
      ),
      ...(asked.min_order !== null && !whole && { min_order: 'amount' }),
    },
  };
};

export const refuseFields = (fields: Readonly<Record<string, string>>): void => {
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
};
