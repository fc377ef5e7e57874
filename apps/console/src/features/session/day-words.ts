import { localeOf } from '../../i18n/index.ts';

export type DayWords = {
  /** A calendar day (`2026-05-01`) as people write it: `1 May 2026`; in Lithuanian that is `2026-05-01`. */
  readonly day: (day: string) => string;
  /** The same without its year, for what stands close together. */
  readonly shortDay: (day: string) => string;
};

/** Calendar days have no zone: they are read and said in UTC. */
export const dayWords = (language: string): DayWords => {
  const says = (format: Intl.DateTimeFormat) => (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const locale = localeOf(language);
  return {
    day: says(new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })),
    shortDay: says(new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })),
  };
};
