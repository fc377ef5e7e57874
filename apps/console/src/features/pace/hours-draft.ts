import type { HoursSettings } from '@tableside/contract/http/console/pace';
import { minutesOfClock, typedClock } from '../../parts/form/typed-clock.ts';
import { WEEKDAYS } from '../../parts/form/weekdays.ts';

/** From and to as they are typed, `09:00`. */
export type TypedSpan = { readonly from: string; readonly to: string };
export type ExceptionDraft = {
  readonly first: string;
  readonly last: string;
  readonly spans: readonly TypedSpan[];
  readonly reason: string;
};
/** The form as it is typed. */
export type HoursDraft = {
  readonly always: boolean;
  /** Monday first; a day without spans is closed. */
  readonly week: readonly (readonly TypedSpan[])[];
  readonly exceptions: readonly ExceptionDraft[];
  readonly lastOrder: number;
};

export const DEFAULT_SPAN: TypedSpan = { from: '11:00', to: '22:00' };
const DAY_MINUTES = 1_440;

const typedSpan = ({ from, to }: { from: number; to: number }): TypedSpan => ({
  from: typedClock(from),
  to: typedClock(to),
});
/** Midnight as an end is the end of the day. */
const spanOf = ({ from, to }: TypedSpan) => ({
  from: minutesOfClock(from),
  to: minutesOfClock(to) || DAY_MINUTES,
});

export const draftOf = (hours: HoursSettings): HoursDraft => ({
  always: hours.weekly.length === 0,
  week: WEEKDAYS.map(day =>
    hours.weekly
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => a.from - b.from)
      .map(typedSpan),
  ),
  exceptions: hours.exceptions.map(({ spans, ...rest }) => ({ ...rest, spans: spans.map(typedSpan) })),
  lastOrder: hours.last_order_minutes,
});

/** What is sent; exceptions that are over are left behind. */
export const hoursOf = (draft: HoursDraft, today: string): HoursSettings => ({
  weekly: draft.always
    ? []
    : draft.week.flatMap((spans, index) => spans.map(span => ({ ...spanOf(span), days: [index + 1] }))),
  exceptions: draft.exceptions
    .filter(({ last }) => last >= today)
    .map(({ spans, reason, ...days }) => ({ ...days, reason: reason.trim(), spans: spans.map(spanOf) })),
  last_order_minutes: draft.lastOrder,
});

export type HoursProblem = 'times' | 'days' | 'overlap' | 'nothing';

const wrongSpan = ({ from, to }: TypedSpan): boolean =>
  from === '' || to === '' || (from === to && to !== '00:00');

/** What keeps the form from being sent; null: nothing. */
export const problemOf = ({ always, week, exceptions }: HoursDraft): HoursProblem | null => {
  const spans = [...(always ? [] : week.flat()), ...exceptions.flatMap(each => each.spans)];
  if (spans.some(wrongSpan)) return 'times';
  // A week without hours would read as one that never closes.
  if (!always && week.every(day => day.length === 0)) return 'nothing';
  if (exceptions.some(({ first, last }) => first === '' || last < first)) return 'days';
  const twice = exceptions.some((one, index) =>
    exceptions.some((other, place) => place > index && one.first <= other.last && other.first <= one.last),
  );
  return twice ? 'overlap' : null;
};
