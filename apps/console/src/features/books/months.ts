import type { Day } from '@tableside/domain/schedule';

/** How far back months are offered: two business years, with what an adviser asks for late. */
const OFFERED = 24;

/** Months as `2026-03`, the one of the venue's business day `today` first. */
export const latestMonths = (today: Day): string[] => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: OFFERED }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

/** A month as people say it: `March 2026`. */
export const monthWords = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
