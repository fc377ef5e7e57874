import { localeOf } from '../../i18n/index.ts';
import type { ExceptionDraft, TypedSpan } from './hours-draft.ts';

/** Calendar days have no zone: they are read and said in UTC. */
const dayAt = (day: string): Date | null => {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** The days as they are said, "Thu 24 Dec – Sat 26 Dec"; the year only where it is not this one. Null: no date yet. */
export const daysWords = (
  { first, last }: Pick<ExceptionDraft, 'first' | 'last'>,
  today: string,
  language: string,
): string | null => {
  const [from, to] = [dayAt(first), dayAt(last)];
  if (!from) return null;
  const year = today.slice(0, 4);
  const other = first.slice(0, 4) !== year || (to !== null && last.slice(0, 4) !== year);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    // Lithuanian has no short names of months: it would read as numbers.
    month: language === 'lt' ? 'long' : 'short',
    ...(other ? { year: 'numeric' } : {}),
  });
  return to && to > from ? format.formatRange(from, to) : format.format(from);
};

/** The hours in one line, "10:00–15:00, 18:00–24:00"; empty when there are none. */
export const spansWords = (spans: readonly TypedSpan[]): string =>
  spans.map(({ from, to }) => `${from || '–:–'}–${to === '00:00' ? '24:00' : to || '–:–'}`).join(', ');
