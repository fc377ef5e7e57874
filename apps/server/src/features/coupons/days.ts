import type { CouponTerms } from '@tableside/domain/coupons';
import { dayAt, dayStart } from '@tableside/domain/reports';
import { addDays } from '@tableside/domain/schedule';
import type { VenueSettings } from '@tableside/domain/venue';
import { dayRule } from '../venues/index.ts';
import type { StoredTerms } from './offer-store.ts';

/** Terms ready to be stored. A code counts through business days, as the evening's numbers do: the last one ends when the night is over. */
export const storedTerms = (terms: CouponTerms, settings: VenueSettings): StoredTerms => {
  const rule = dayRule(settings);
  const { from, to, ...rest } = terms;
  return {
    ...rest,
    value: terms.type === 'pay-at-restaurant' ? 0 : terms.value,
    startsAt: from === null ? null : new Date(dayStart(from, rule)),
    endsAt: to === null ? null : new Date(dayStart(addDays(to, 1), rule)),
  };
};

/** The days of stored terms. */
export const daysOf = (
  { startsAt, endsAt }: Pick<StoredTerms, 'startsAt' | 'endsAt'>,
  settings: VenueSettings,
): Pick<CouponTerms, 'from' | 'to'> => {
  const rule = dayRule(settings);
  return {
    from: startsAt && dayAt(startsAt.getTime(), rule),
    to: endsAt && dayAt(endsAt.getTime() - 1, rule),
  };
};
