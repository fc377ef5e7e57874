/** How far back months are offered: two business years, with what an adviser asks for late. */
const OFFERED = 24;

/** Months as `2026-03`, the one of `now` first. */
export const latestMonths = (now: Date): string[] =>
  Array.from({ length: OFFERED }, (_, back) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1));
    return first.toISOString().slice(0, 7);
  });

/** A month as people say it: `March 2026`. */
export const monthWords = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
