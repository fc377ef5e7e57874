/** Minutes from local midnight, 0…1440; `to` below `from` runs past midnight. */
export type TimeRange = {
  /** ISO weekdays the range starts on, 1 = Monday … 7 = Sunday. */
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
};

/**
 * When a category can be had, in the venue's wall time. `type` `availability` keeps it on show as out of stock outside its
 * hours, `visibility` hides it. Spec 1§4; MENU-44…46.
 */
export type Availability = {
  readonly enabled: boolean;
  readonly type: 'availability' | 'visibility';
  readonly ranges: readonly TimeRange[];
};

/** Available at all hours. */
export const ALWAYS: Availability = {
  enabled: false,
  type: 'availability',
  ranges: [],
};

/** A moment as the venue's clock on the wall shows it: ISO weekday and minutes from midnight. */
export type WallTime = { readonly day: number; readonly minutes: number };

/** Whether a weekly set of ranges covers the moment. An empty set covers nothing. */
export const coveredBy = (ranges: readonly TimeRange[], at: WallTime): boolean => {
  const yesterday = at.day === 1 ? 7 : at.day - 1;
  return ranges.some(({ days, from, to }) =>
    from <= to
      ? days.includes(at.day) && at.minutes >= from && at.minutes < to
      : (days.includes(at.day) && at.minutes >= from) || (days.includes(yesterday) && at.minutes < to),
  );
};

/** Whether a category with this availability can be ordered at the moment. */
export const isAvailableAt = (availability: Availability, at: WallTime): boolean =>
  !availability.enabled || coveredBy(availability.ranges, at);
