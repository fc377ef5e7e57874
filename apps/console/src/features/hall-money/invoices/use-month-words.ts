import { localeOf, useText } from '../../../i18n/index.ts';

/** A month (`2026-05`) as people write it: `May 2026`. */
export const useMonthWords = (): ((month: string) => string) => {
  const { language } = useText();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return month => format.format(new Date(`${month}-01T00:00:00Z`));
};
