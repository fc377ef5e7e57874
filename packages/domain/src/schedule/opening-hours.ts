import type { TimeRange } from './availability.ts';
import { addDays, type Day, dayNumber } from './calendar.ts';
import { dayOfWall, instantOf, type WallClock } from './instant.ts';

/** Minutes from local midnight; `to` below `from` runs past midnight. */
export type DaySpan = Pick<TimeRange, 'from' | 'to'>;

/** Days on which other hours count than the week's: none of them is a closed day. */
export type HoursException = {
  readonly first: Day;
  readonly last: Day;
  readonly spans: readonly DaySpan[];
  /** What guests read, in the venue's own words; may be empty. */
  readonly reason: string;
};

/** When a venue works, in its wall time. */
export type OpeningHours = {
  /** Empty: around the clock. */
  readonly weekly: readonly TimeRange[];
  readonly exceptions: readonly HoursException[];
  /** Guests order until so many minutes before closing. */
  readonly lastOrderMinutes: number;
};

/** Whether guests can order by the hours, and when that changes. Instants in epoch milliseconds. */
export type Opening = {
  /** `last_orders`: the doors are open, and ordering is over. */
  readonly state: 'open' | 'last_orders' | 'closed';
  /** Why today is not like the week; empty on usual days. */
  readonly reason: string;
  /** When guests can no longer order; null while closed and for venues that never close. */
  readonly lastOrderAt: number | null;
  /** When they can order again; null while they can, and when no opening is in sight. */
  readonly opensAt: number | null;
};

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** How far ahead an opening is looked for. */
const HORIZON_DAYS = 120;

type Stretch = { readonly from: number; readonly to: number };

const exceptionOn = ({ exceptions }: OpeningHours, day: Day): HoursException | undefined =>
  exceptions.find(({ first, last }) => first <= day && day <= last);

/** ISO weekday of a day, 1 = Monday. */
export const weekdayOf = (day: Day): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;

/** The hours that begin on a day: an exception's, else the week's. */
export const spansOn = (hours: OpeningHours, day: Day): readonly DaySpan[] => {
  const exception = exceptionOn(hours, day);
  if (exception) return exception.spans;
  if (hours.weekly.length === 0) return [{ from: 0, to: DAY_MINUTES }];
  return hours.weekly.filter(({ days }) => days.includes(weekdayOf(day)));
};

const stretchesOn = (hours: OpeningHours, day: Day, wallAt: WallClock): Stretch[] =>
  spansOn(hours, day)
    .filter(({ from, to }) => from !== to)
    .map(({ from, to }) => ({
      from: instantOf(day, from, wallAt),
      to: instantOf(day, to < from ? to + DAY_MINUTES : to, wallAt),
    }));

/** Stretches in order; those that touch or overlap are one. */
const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const result: Stretch[] = [];
  for (const stretch of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && stretch.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
    else result.push(stretch);
  }
  return result;
};

/** The hours of some days in order; a night goes on into the day after. */
export const joinedHours = (
  hours: OpeningHours,
  { first, last }: { readonly first: Day; readonly last: Day },
  wallAt: WallClock,
): readonly Stretch[] =>
  joined(
    Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, ahead) =>
      stretchesOn(hours, addDays(first, ahead), wallAt),
    ).flat(),
  );

/**
 * How a venue stands at an instant (epoch milliseconds) by its hours. An exception replaces the hours that begin on its
 * days; a night that began the day before goes on. Hours are as long as the clock on the wall says, also on the days when
 * it is changed. ORDER-55, ORDER-57.
 */
export const openingAt = (hours: OpeningHours, now: number, wallAt: WallClock): Opening => {
  const today = dayOfWall(wallAt(now));
  const usual: Opening = { state: 'open', reason: '', lastOrderAt: null, opensAt: null };
  if (hours.weekly.length === 0 && hours.exceptions.every(({ last }) => last < addDays(today, -1)))
    return usual;
  const last = hours.lastOrderMinutes * MINUTE_MS;
  const from = addDays(today, -1);
  let stretches: Stretch[] = [];
  // One day more each time: most openings are found within three.
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    stretches = joined([...stretches, ...stretchesOn(hours, addDays(from, ahead), wallAt)]);
    if (ahead < 2) continue;
    const current = stretches.find(each => each.from <= now && now < each.to);
    const endless = current && current.to >= instantOf(today, 2 * DAY_MINUTES, wallAt);
    const reason = exceptionOn(hours, today)?.reason ?? '';
    if (current && (endless || now < current.to - last))
      return { ...usual, reason, lastOrderAt: endless ? null : current.to - last };
    // What is so short that last orders are over before it begins does not count.
    const next = stretches.find(each => each.from > now && each.to - each.from > last);
    const state = current ? ('last_orders' as const) : ('closed' as const);
    if (next || ahead === HORIZON_DAYS)
      return { state, reason, lastOrderAt: null, opensAt: next?.from ?? null };
  }
  return usual;
};

/** Pairs of exceptions that name the same day: which of them counts would be a riddle. */
export const overlapping = (exceptions: readonly HoursException[]): boolean =>
  exceptions.some((one, index) =>
    exceptions.some((other, place) => place > index && one.first <= other.last && other.first <= one.last),
  );
