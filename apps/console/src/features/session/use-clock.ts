import { useMemo } from 'react';
import { localeOf, useText } from '../../i18n/index.ts';
import { type DayWords, dayWords } from './day-words.ts';
import { useVenue } from './venue-context.ts';

const formats = new Map<string, Formats>();
type Formats = DayWords & { readonly time: Intl.DateTimeFormat; readonly date: Intl.DateTimeFormat };

/** Made once a language and zone: to make one takes longer than to draw the tile of a table, and each tile and card asks for it. */
const formatsOf = (language: string, timeZone: string): Formats => {
  const key = `${language} ${timeZone}`;
  const known = formats.get(key) ?? {
    ...dayWords(language),
    time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
    date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone }),
  };
  formats.set(key, known);
  return known;
};

/** Days, ages and times of day as staff say them; times are the venue's, also on a device set to another zone. */
export const useClock = () => {
  const { t, language } = useText();
  const { time_zone: timeZone } = useVenue();
  return useMemo(() => {
    const { day, shortDay, time: format, date: formatDay } = formatsOf(language, timeZone);
    const withDay = (at: Date): string => `${formatDay.format(at)} ${format.format(at)}`;
    return {
      day,
      shortDay,
      /** An instant (ISO text or milliseconds) as `18:05`. */
      time: (instant: string | number): string => format.format(new Date(instant)),
      /** Hours to compare somewhere else: both ends with their day, whatever today is. */
      span: (from: string, until: string): string =>
        [from, until].map(each => withDay(new Date(each))).join(' – '),
      /** The day of an instant. */
      dayOf: (instant: string): string => formatDay.format(new Date(instant)),
      /** An instant with its day, whatever today is. */
      withDay: (instant: string): string => withDay(new Date(instant)),
      /** An instant as `18:05` when it is of today, else as `1 May 2026 18:05`. */
      dayAndTime: (instant: string): string => {
        const at = new Date(instant);
        const [itsDay, today] = [formatDay.format(at), formatDay.format(new Date())];
        return itsDay === today ? format.format(at) : withDay(at);
      },
      /** Whole minutes as an age. */
      age: (minutes: number): string => {
        if (minutes < 1) return t('age.justNow');
        if (minutes < 60) return t('age.minutes', { minutes });
        return t('age.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
      },
    };
  }, [t, language, timeZone]);
};
