import { minor } from '@tableside/domain/money';
import type { TextKey, Translate } from '../../i18n/index.ts';
import type { CouponProblems } from './coupon-draft.ts';
import type { Coupon } from './coupons-query.ts';

type Say = {
  readonly t: Translate;
  readonly money: (amount: ReturnType<typeof minor>) => string;
  readonly day: (day: string) => string;
};

/** What a code is worth. */
export const worthWords = ({ type, value }: Pick<Coupon, 'type' | 'value'>, { t, money }: Say): string => {
  if (type === 'pay-at-restaurant') return t('coupons.worthLater');
  return type === 'percent' ? t('coupons.worthPercent', { percent: value }) : money(minor(value));
};

const datesWords = ({ from, to }: Pick<Coupon, 'from' | 'to'>, { t, day }: Say): string[] => {
  if (from !== null && to !== null) return [t('coupons.between', { from: day(from), to: day(to) })];
  if (from !== null) return [t('coupons.since', { day: day(from) })];
  return to === null ? [] : [t('coupons.until', { day: day(to) })];
};

/** For what it is good, in one line. */
export const limitsWords = (coupon: Coupon, say: Say): string => {
  const { t, money } = say;
  const { max_uses: uses, per_phone: perPhone, min_order: least, codes } = coupon;
  return [
    ...datesWords(coupon, say),
    ...(least === null ? [] : [t('coupons.fromSum', { sum: money(minor(least)) })]),
    ...(uses === null ? [] : [t(codes > 1 ? 'coupons.usesEach' : 'coupons.usesAll', { count: uses })]),
    ...(perPhone === null ? [] : [t('coupons.usesOfPhone', { count: perPhone })]),
  ].join(' · ');
};

const WHY: { readonly [problem in CouponProblems[string]]: TextKey } = {
  code: 'coupons.wrong.code',
  taken: 'coupons.wrong.taken',
  percent: 'coupons.wrong.percent',
  amount: 'coupons.wrong.amount',
  count: 'coupons.wrong.count',
  fewer: 'coupons.wrong.fewer',
  more: 'coupons.wrong.more',
  day: 'coupons.wrong.day',
  before: 'coupons.wrong.before',
  used: 'coupons.wrong.used',
};
/** Why a field cannot stay as it is. */
export const whyWords = (problem: CouponProblems[string] | undefined, t: Translate): string | undefined =>
  problem && t(WHY[problem]);
