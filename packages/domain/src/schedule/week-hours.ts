import { addDays, type Day } from './calendar.ts';
import type { DaySpan, HoursException, OpeningHours } from './opening-hours.ts';

/** Weekdays in a row that have the same hours; none: closed. */
export type WeekStretch = {
  /** ISO weekdays, 1 = Monday. */
  readonly first: number;
  readonly last: number;
  readonly spans: readonly DaySpan[];
};

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** The hours that begin on a weekday, the earliest first. */
const spansOf = ({ weekly }: Pick<OpeningHours, 'weekly'>, weekday: number): readonly DaySpan[] =>
  weekly
    .filter(({ days, from, to }) => days.includes(weekday) && from !== to)
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => a.from - b.from);

const same = (a: readonly DaySpan[], b: readonly DaySpan[]): boolean =>
  a.length === b.length && a.every(({ from, to }, at) => from === b[at]?.from && to === b[at]?.to);

/** A usual week as people write it on a door: Monday to Friday, Saturday … Empty where the venue never closes. */
export const usualWeek = (hours: Pick<OpeningHours, 'weekly'>): readonly WeekStretch[] => {
  const week: WeekStretch[] = [];
  if (hours.weekly.length === 0) return week;
  for (const weekday of WEEK) {
    const spans = spansOf(hours, weekday);
    const before = week.at(-1);
    if (before && same(before.spans, spans)) week[week.length - 1] = { ...before, last: weekday };
    else week.push({ first: weekday, last: weekday, spans });
  }
  return week;
};

/** The days with hours of their own that are still to come or going on within so many days, the nearest first. */
export const exceptionsAhead = (
  { exceptions }: Pick<OpeningHours, 'exceptions'>,
  today: Day,
  within: number,
): readonly HoursException[] =>
  exceptions
    .filter(({ first, last }) => last >= today && first <= addDays(today, within))
    .sort((a, b) => a.first.localeCompare(b.first));
