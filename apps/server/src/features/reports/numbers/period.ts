import { Refusal } from '@tableside/contract';
import { type Days, dayAt, dayBounds, daysOf, type PeriodKind } from '@tableside/domain/reports';
import type { VenueSettings } from '@tableside/domain/venue';
import { dayRule } from '../../venues/index.ts';

export type PeriodWish = {
  readonly period: PeriodKind;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Business days with where each begins; the last bound is where the last day ends. */
export type Period = Days & { readonly kind: PeriodKind; readonly bounds: readonly number[] };

/** The instants of a period; throws `Refusal` validation_failed for days that are none, or too many. */
export const periodOf = (settings: VenueSettings, wish: PeriodWish, now: number): Period => {
  const rule = dayRule(settings);
  const { from, to } = wish;
  const custom = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const days = daysOf(wish.period, dayAt(now, rule), custom);
  if (!days) throw new Refusal('validation_failed', { field: 'period' });
  return { kind: wish.period, ...days, bounds: dayBounds(days.from, days.to, rule) };
};

export const startOf = ({ bounds }: Pick<Period, 'bounds'>): Date => new Date(bounds[0] ?? 0);
export const endOf = ({ bounds }: Pick<Period, 'bounds'>): Date => new Date(bounds.at(-1) ?? 0);

/** A period as answers name it. */
export const periodView = (period: Period, now: number) => ({
  kind: period.kind,
  from: period.from,
  to: period.to,
  from_at: startOf(period).toISOString(),
  to_at: endOf(period).toISOString(),
  running: now < endOf(period).getTime(),
});
