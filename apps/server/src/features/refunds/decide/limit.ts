import { Refusal, toWire } from '@tableside/contract';
import { minor, sum } from '@tableside/domain/money';
import { dayAt } from '@tableside/domain/reports';
import { hasDailyRefundLimit, mayRefund, REFUND_LIMITS } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';
import type { StaffContext } from '../../../http/mount/handler.ts';
import { dayRule, type Venue } from '../../venues/index.ts';
import { lockMember, recentRefundsBy } from './request-store.ts';

const TWO_DAYS_MS = 48 * 60 * 60_000;

/** What somebody gave back this business day of the venue, in minor units; holds off their other refunds until the end. */
const givenBackToday = async (run: Run, staff: StaffContext, venue: Venue, now: number) => {
  await lockMember(run, staff.venueId, staff.userId);
  const rule = dayRule(venue.settings);
  const today = dayAt(now, rule);
  const recent = await recentRefundsBy(run, staff.venueId, staff.userId, new Date(now - TWO_DAYS_MS));
  return sum(
    recent
      .filter(({ created_at }) => dayAt(created_at.getTime(), rule) === today)
      .map(({ amount }) => minor(amount)),
  );
};

/** Throws `Refusal` refund_limit when it is more than the role may give back by itself, now or this business day. */
export const assertMayRefund = async (
  run: Run,
  staff: StaffContext,
  venue: Venue,
  { amount, now }: { readonly amount: number; readonly now: number },
): Promise<void> => {
  const { decimals } = venue.settings.currency;
  const today = hasDailyRefundLimit(staff.role) ? await givenBackToday(run, staff, venue, now) : minor(0);
  if (mayRefund(staff.role, minor(amount), today, decimals)) return;
  const { each, perBusinessDay } = REFUND_LIMITS[staff.role];
  throw new Refusal('refund_limit', {
    each,
    per_business_day: perBusinessDay,
    today: toWire(today, decimals),
  });
};
