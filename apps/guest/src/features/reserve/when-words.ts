import type { Translate } from '@tableside/i18n';

const DAY_MS = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A number inside a sentence of any direction. */
export const isolated = (phone: string): string => `\u2066${phone}\u2069`;

/** A day as a chip says it: today, tomorrow, else `Sat 30 Nov`. Days of a venue's calendar, whatever the phone's says. */
export const dayWords = (t: Translate, language: string, day: string, today: string): string => {
  const ahead = Math.round((utc(day) - utc(today)) / DAY_MS);
  if (ahead === 0) return t('reserve.today');
  if (ahead === 1) return t('reserve.tomorrow');
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(utc(day));
};
