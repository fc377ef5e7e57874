import { addDays, type Day, dayNumber, firstOfMonth, isDay, mondayOf } from '../schedule/calendar.ts';

/** What people ask numbers for; weeks begin on Monday, and weeks and months reach to today. */
export const PERIODS = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type PeriodKind = (typeof PERIODS)[number];
/** Business days, both included. */
export type Days = { readonly from: Day; readonly to: Day };

/** Longest period of one report, in days. */
export const MAX_PERIOD = 366;

/** The days of a period; null for a custom one without two days in order, or longer than {@link MAX_PERIOD}. */
export const daysOf = (kind: PeriodKind, today: Day, custom: Partial<Days> = {}): Days | null => {
  switch (kind) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: mondayOf(today), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'custom': {
      const { from = '', to = '' } = custom;
      if (!isDay(from) || !isDay(to)) return null;
      const count = dayNumber(to) - dayNumber(from) + 1;
      return count >= 1 && count <= MAX_PERIOD ? { from, to } : null;
    }
  }
};

const firstOfMonthBefore = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), -1));

/**
 * What a period is compared with: the same weekday a week ago, the week before, as many days of the month before, else
 * just as many days right before.
 */
export const daysBefore = (kind: PeriodKind, { from, to }: Days): Days => {
  if (kind === 'today' || kind === 'yesterday' || kind === 'week') {
    return { from: addDays(from, -7), to: addDays(to, -7) };
  }
  const count = dayNumber(to) - dayNumber(from) + 1;
  if (kind === 'custom') return { from: addDays(from, -count), to: addDays(from, -1) };
  const first = firstOfMonthBefore(from);
  const last = addDays(from, -1);
  const same = addDays(first, count - 1);
  return { from: first, to: same < last ? same : last };
};
