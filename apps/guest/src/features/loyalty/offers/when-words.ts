import type { Program } from '../standing.ts';

export type Offer = Program['offers'][number];

// 5 January 2026 is a Monday.
const weekdayOf = (day: number): Date => new Date(Date.UTC(2026, 0, 4 + day));
const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const timeOf = (minutes: number): Date => new Date(Date.UTC(2026, 0, 5, 0, minutes));

/** Days and times of an offer as its venue's wall has them, wherever the phone is; nothing of those that are no bound. */
export const timesWords = ({ days, from, to }: Offer, language: string): string[] => {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return [
    ...(days.length < 7
      ? [
          new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
            days.map(day => weekday.format(weekdayOf(day))),
          ),
        ]
      : []),
    ...(from !== null && to !== null ? [`${time.format(timeOf(from))}–${time.format(timeOf(to))}`] : []),
  ];
};

/** A business day, or two of them, in words. */
export const dayWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(dateOf(day));
export const rangeWords = (first: string, last: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    dateOf(first),
    dateOf(last),
  );
