import { Refusal } from '@tableside/contract';
import { type Days, dayAt, dayBounds, daysOf } from '@tableside/domain/reports';
import { addDays } from '@tableside/domain/schedule';
import type { VenueSettings } from '@tableside/domain/venue';
import { dayRule } from '../../venues/index.ts';

/** Business days and the instants they begin and end at. */
export type Span = Days & {
  readonly since: Date;
  readonly until: Date;
  /** Where each day begins, and the last one ends. */
  readonly bounds: readonly Date[];
};

/** The days asked for. Refuses validation_failed for days that are none, or too many. */
export const spanOf = (
  settings: VenueSettings,
  wish: {
    readonly days: string;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  },
  now: number,
): Span => {
  const rule = dayRule(settings);
  const today = dayAt(now, rule);
  const last = wish.to ?? today;
  const days = daysOf('custom', today, { from: wish.from ?? addDays(last, 1 - Number(wish.days)), to: last });
  if (!days) throw new Refusal('validation_failed', { field: 'from' });
  const bounds = dayBounds(days.from, days.to, rule).map(at => new Date(at));
  return { ...days, bounds, since: bounds[0] ?? new Date(0), until: bounds.at(-1) ?? new Date(0) };
};
