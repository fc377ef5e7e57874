import { addDays, type Day, firstOfMonth, isDay, mondayOf } from '@tableside/domain/schedule';
import { useState } from 'react';
import { useBusinessDay } from '../../session/index.ts';
import type { Days } from '../shift-queries.ts';

export const SPANS = ['week', 'lastWeek', 'month', 'days'] as const;
export type Span = (typeof SPANS)[number];

/** As long as the server answers for. */
const MOST_DAYS = 62;

const daysOf = (span: Exclude<Span, 'days'>, today: Day): Days => {
  const monday = mondayOf(today);
  if (span === 'week') return { from: monday, to: addDays(monday, 6) };
  if (span === 'lastWeek') return { from: addDays(monday, -7), to: addDays(monday, -1) };
  return { from: firstOfMonth(today), to: today };
};

/** Which days hours are shown of; `days` is null while what is typed makes none. */
export const useDays = () => {
  const today = useBusinessDay();
  const [span, setSpan] = useState<Span>('week');
  const [typed, setTyped] = useState<Days>(daysOf('month', today));
  const fits =
    isDay(typed.from) &&
    isDay(typed.to) &&
    typed.from <= typed.to &&
    typed.to < addDays(typed.from, MOST_DAYS);
  const days: Days | null = span === 'days' ? (fits ? typed : null) : daysOf(span, today);
  return { span, setSpan, typed, setTyped, days };
};
