import type { HoursLine } from '@tableside/contract/http/shared/opening';
import { type DaySpan, usualWeek } from '@tableside/domain/schedule';
import type { VenueSettings } from '@tableside/domain/venue';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';

const MINUTES = 60;
/** A Monday: what it is called, and the days after it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes from midnight as a clock shows them, `09:30`; a day ends at `24:00`. */
export const clockText = (minutes: number): string =>
  `${two(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}`;

const spanText = ({ from, to }: DaySpan): string => `${clockText(from)}–${clockText(to)}`;

const closedIn = new Map<string, string>();

/** What a day without hours is called in a language. */
const closed = (language: string): string => {
  const known = closedIn.get(language) ?? readLocale(language, 'public')['public.closed'];
  const word = known ?? readLocale('en', 'public')['public.closed'] ?? '';
  closedIn.set(language, word);
  return word;
};

/** The hours of a day in words. */
export const spansText = (spans: readonly DaySpan[], language: string): string =>
  spans.length === 0 ? closed(language) : spans.map(spanText).join(', ');

/** As a line begins. */
const begun = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const dayNames = new Map<string, readonly string[]>();

const daysIn = (language: string): readonly string[] => {
  const known = dayNames.get(language);
  if (known) return known;
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, ahead) => format(MONDAY + ahead * DAY_MS));
  dayNames.set(language, names);
  return names;
};

/** A venue's usual week as it stands on a door, in a language; empty where it never closes. ORDER-55. */
export const hoursLines = (
  { workingHours }: Pick<VenueSettings, 'workingHours'>,
  language: string,
): HoursLine[] => {
  const names = daysIn(language);
  return usualWeek({ weekly: workingHours }).map(({ first, last, spans }) => ({
    days: begun([...new Set([first, last])].map(day => names[day - 1] ?? '').join(' – '), language),
    times: spansText(spans, language),
  }));
};
