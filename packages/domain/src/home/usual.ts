/** So many weeks back, the same day of the week says what is usual. */
export const USUAL_WEEKS = 4;

/** The mean of what there is, rounded; null: there is nothing. */
export const usual = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter(value => value !== null && value !== undefined);
  return known.length === 0 ? null : Math.round(known.reduce((all, value) => all + value, 0) / known.length);
};

/** What a business day took, in minor units. */
export type TakingsDay = {
  /** Until as much of it had gone as of the day it is held against. */
  readonly soFar: number;
  readonly whole: number;
  /** By the place of the hour in the business day (`dayHours`); hours without a sale may be absent. */
  readonly hours: ReadonlyMap<number, number>;
};

/** Where the running total of a day stands at the end of an hour, minor units. */
export type CurvePoint = {
  readonly hour: number;
  /** Null: not yet. Of the hour that runs, the total now. */
  readonly now: number | null;
  /** The least and the most of the days that are compared; null: there are none. */
  readonly low: number | null;
  readonly high: number | null;
};

export type BesideUsual = {
  readonly usual: number | null;
  /** What the day comes to when the rest of it is as usual; null: nobody knows, or it is over. */
  readonly likely: number | null;
  /** How many days it is held against: those of {@link USUAL_WEEKS} on which anything was sold. */
  readonly compared: number;
  readonly curve: readonly CurvePoint[];
};

/** Anything was sold: a day without was closed, and says nothing of what is usual. */
export const wasOpen = ({ whole, hours }: TakingsDay): boolean => whole !== 0 || hours.size > 0;

const runningTotals = (day: TakingsDay, order: readonly number[]): number[] => {
  let total = 0;
  return order.map((_, place) => {
    total += day.hours.get(place) ?? 0;
    return total;
  });
};

/**
 * A running business day beside what is usual: days on which nothing was sold were closed and are left out.
 * `order`: hours of the clock in the order of the business day; `at`: the place in it of the hour that runs.
 */
export const besideUsual = (
  today: TakingsDay,
  before: readonly TakingsDay[],
  order: readonly number[],
  at: number,
): BesideUsual => {
  const open = before.filter(wasOpen);
  const rest = usual(open.map(({ soFar, whole }) => whole - soFar));
  const mine = runningTotals(today, order);
  const theirs = open.map(day => runningTotals(day, order));
  return {
    usual: usual(open.map(({ soFar }) => soFar)),
    likely: rest === null ? null : today.soFar + rest,
    compared: open.length,
    curve: order.map((hour, place) => {
      const then = theirs.map(totals => totals[place] ?? 0);
      return {
        hour,
        now: place <= at ? (mine[place] ?? 0) : null,
        low: then.length === 0 ? null : Math.min(...then),
        high: then.length === 0 ? null : Math.max(...then),
      };
    }),
  };
};
